import { isOver, type RequestState } from '@barnum/rules/requests/reservation-requests/request-states';
import { withDe } from '@barnum/rules/text/french';
import { Checkbox, Modal } from 'antd';
import { type ReactNode, useState } from 'react';
import styles from '../../../components/mail-draft.module.css';
import { MailDraft, usePaused } from '../../../components/mail-draft.tsx';
import { useLast } from '../../../components/use-last.ts';
import { useRead } from '../../../components/use-read.ts';
import { fullName } from '../../../lib/full-name.ts';
import { moveMailQuery, type ReservationRequest } from '../requests.ts';

/** Whether to write to the visitor, and a word in that mail. */
export interface MailWords {
  prevenir: boolean;
  mot: string;
}

interface Props {
  request: ReservationRequest;
  /** The state that the step leads to; null when the window is closed. */
  statut: RequestState | null;
  verb: string | null;
  isMoving: boolean;
  onTake: (words: MailWords) => void;
  onClose: () => void;
  /** Why the step was refused. */
  children: ReactNode;
}

/** What a step sends to the visitor, word for word, before it is taken; or why nothing is sent. */
export function MailStep({ request, statut, verb, isMoving, onTake, onClose, children }: Props) {
  const shown = useLast(statut);
  const shownVerb = useLast(verb);
  const [words, setWords] = useState<MailWords>({ prevenir: true, mot: '' });
  if (shown === null) return null;

  return (
    <Modal
      open={statut !== null}
      title={`${shownVerb} la demande ${withDe(fullName(request))}\u00a0?`}
      closable={{ 'aria-label': 'Fermer' }}
      okText={shownVerb}
      okButtonProps={{ danger: isOver(shown) }}
      cancelText="Pas maintenant"
      confirmLoading={isMoving}
      onOk={() => onTake({ ...words, prevenir: words.prevenir && request.email !== null })}
      onCancel={onClose}
      afterClose={() => setWords({ prevenir: true, mot: '' })}
      width={640}
      destroyOnHidden
    >
      <div className={styles.step}>
        {request.email === null ? (
          <p>Rien ne sera envoyé&nbsp;: la demande n’a pas d’adresse e-mail.</p>
        ) : (
          <>
            <Checkbox
              checked={words.prevenir}
              onChange={({ target }) => setWords((now) => ({ ...now, prevenir: target.checked }))}
            >
              Écrire à {request.email}
            </Checkbox>
            {words.prevenir ? (
              <Message
                requestId={request.id}
                statut={shown}
                mot={words.mot}
                onChange={(mot) => setWords((now) => ({ ...now, mot }))}
              />
            ) : (
              <p>Rien ne sera envoyé&nbsp;: la case est décochée.</p>
            )}
          </>
        )}
        {children}
      </div>
    </Modal>
  );
}

interface MessageProps {
  requestId: number;
  statut: RequestState;
  mot: string;
  onChange: (mot: string) => void;
}

function Message({ requestId, statut, mot, onChange }: MessageProps) {
  const { data, hasFailed } = useRead(moveMailQuery, { id: requestId, statut, mot: usePaused(mot) });
  return (
    <MailDraft
      mail={data?.requestMoveMail}
      hasFailed={hasFailed}
      mot={mot}
      label="Un mot dans ce message (facultatif)"
      onChange={onChange}
      leaves="Il part au bout de dix secondes : d’ici là, vous pouvez annuler."
    />
  );
}
