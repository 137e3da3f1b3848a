import { formatLongDateTime } from '@barnum/rules/dates/format-dates';
import { outcomeOf } from '@barnum/rules/outcome';
import type { CancellationAnswer } from '@barnum/rules/requests/reservation-requests/cancellations';
import { sentences } from '@barnum/rules/sentences';
import { Alert, Button, Modal } from 'antd';
import { useRef, useState } from 'react';
import { useMutation } from 'urql';
import mailStyles from '../../../components/mail-draft.module.css';
import { MailDraft, usePaused } from '../../../components/mail-draft.tsx';
import { useToasts } from '../../../components/toasts.tsx';
import { useLast } from '../../../components/use-last.ts';
import { useRead } from '../../../components/use-read.ts';
import { useRequestMove } from '../../../components/use-request-move.ts';
import { requestTypes } from '../../../lib/cached-types.ts';
import { answerCancellationMutation, cancellationMailQuery, type ReservationRequest } from '../requests.ts';
import styles from './request-steps.module.css';

const choices = {
  acceptee: { verb: 'Accepter l’annulation', title: 'Accepter l’annulation ?' },
  acompte_conserve: { verb: 'Accepter, garder l’acompte', title: 'Accepter l’annulation et garder l’acompte ?' },
  refusee: { verb: 'Refuser l’annulation', title: 'Refuser l’annulation ?' },
} as const satisfies Record<CancellationAnswer, { verb: string; title: string }>;

interface Props {
  request: ReservationRequest;
  /** When the visitor asked for it. */
  since: string;
  /** Reads the request again after the visitor or somebody else has changed it. */
  onConflict: () => void;
}

/** A visitor asks for the cancellation of what is confirmed: what to answer, in place of the next steps. */
export function CancellationAnswerSteps({ request, since, onConflict }: Props) {
  const [chosen, setChosen] = useState<CancellationAnswer | null>(null);
  const answers = (['acceptee', 'acompte_conserve', 'refusee'] as const).map((answer) => (
    <Button key={answer} danger={answer !== 'refusee'} onClick={() => setChosen(answer)}>
      {choices[answer].verb}
    </Button>
  ));
  return (
    <section className={styles.steps} aria-label="Demande d’annulation">
      <p role="note">
        <strong>Le visiteur demande l’annulation</strong> depuis le {formatLongDateTime(since)}. La réservation et le
        stock ne changent pas avant votre réponse.
      </p>
      <div className={styles.others}>{answers}</div>
      <Answer request={request} answer={chosen} onConflict={onConflict} onClose={() => setChosen(null)} />
    </section>
  );
}

interface AnswerProps {
  request: ReservationRequest;
  /** Null when the window is closed. */
  answer: CancellationAnswer | null;
  onConflict: () => void;
  onClose: () => void;
}

/** The mail of an answer, word for word, before it is given. */
function Answer({ request, answer, onConflict, onClose }: AnswerProps) {
  const { id, updatedAt, email } = request;
  const shown = useLast(answer);
  const [mot, setMot] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [{ fetching }, give] = useMutation(answerCancellationMutation);
  const { tellMoved } = useRequestMove();
  const toasts = useToasts();
  const window = useRef<HTMLDivElement>(null);
  const reponse = shown ?? 'acceptee';
  const { data, hasFailed } = useRead(cancellationMailQuery, { id, reponse, mot: usePaused(mot) });
  if (shown === null) return null;

  async function send() {
    if (fetching) return;
    if (reponse === 'refusee' && mot.trim() === '') {
      setError(sentences.requests.cancellationReasonRequired);
      window.current?.querySelector('textarea')?.focus();
      return;
    }
    setError(null);
    const context = { additionalTypenames: [...requestTypes, 'MailPage'] };
    const outcome = outcomeOf(await give({ id, reponse, mot, updatedAt }, context));
    if (outcome.status === 'done') {
      const answered = outcome.data.answerCancellation;
      if (reponse === 'refusee') toasts.success(sentences.requests.cancellationDone);
      else tellMoved(answered.statut, [answered]);
      onClose();
      return;
    }
    setError(outcome.sentence);
    if (outcome.status === 'conflict') onConflict();
  }

  return (
    <Modal
      open={answer !== null}
      title={choices[shown].title}
      closable={{ 'aria-label': 'Fermer' }}
      okText={choices[shown].verb}
      okButtonProps={{ danger: shown !== 'refusee' }}
      cancelText="Pas maintenant"
      confirmLoading={fetching}
      onOk={() => void send()}
      onCancel={onClose}
      afterClose={() => {
        setMot('');
        setError(null);
      }}
      width={640}
      destroyOnHidden
    >
      <div className={mailStyles.step} ref={window}>
        {email === null && (
          <Alert
            type="info"
            role="note"
            message="Sans adresse e-mail, le visiteur lit votre réponse sur sa page de suivi seulement."
          />
        )}
        <MailDraft
          mail={email === null ? null : data?.cancellationMail}
          hasFailed={hasFailed}
          mot={mot}
          label={shown === 'refusee' ? 'Pourquoi vous refusez' : 'Un mot pour le visiteur (facultatif)'}
          error={error}
          onChange={(typed) => {
            setMot(typed);
            setError(null);
          }}
          leaves={
            shown === 'refusee'
              ? 'Il part aussitôt.'
              : 'Il part au bout de dix secondes : d’ici là, vous pouvez annuler.'
          }
        />
      </div>
    </Modal>
  );
}
