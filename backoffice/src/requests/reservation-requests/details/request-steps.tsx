import { paths } from '@barnum/rules/paths';
import type { Movement } from '@barnum/rules/requests/preparation/preparation';
import {
  isOver,
  mailKindForMove,
  nextStates,
  type RequestState,
  stepVerbs,
} from '@barnum/rules/requests/reservation-requests/request-states';
import { withDe } from '@barnum/rules/text/french';
import { Alert, Button, Input } from 'antd';
import { useId, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useAsk } from '../../../components/questions.tsx';
import { useRequestMove } from '../../../components/use-request-move.ts';
import { fullName } from '../../../lib/full-name.ts';
import type { ReservationRequest } from '../requests.ts';
import { StateBadge } from '../state-badge.tsx';
import { MailStep, type MailWords } from './mail-step.tsx';
import styles from './request-steps.module.css';

const corrections: Partial<Record<RequestState, Partial<Record<RequestState, string>>>> = {
  sortie: { confirmee: 'Pas encore sortie' },
  rendue: { sortie: 'Pas encore rendue' },
};

/** The sheet on which a step is noted; null for a step without one. */
function sheetOf(from: RequestState, to: RequestState): Movement | null {
  if (from === 'confirmee' && to === 'sortie') return 'depart';
  return from === 'sortie' && to === 'rendue' ? 'retour' : null;
}

interface Props {
  request: ReservationRequest;
  /** Reads the request again after somebody else has changed it. */
  onConflict: () => void;
}

/**
 * The state of a request and its next steps: the usual one first, on a phone in a bar at the thumb. A step that writes to
 * the visitor shows the mail first.
 */
export function RequestSteps({ request, onConflict }: Props) {
  const { movingId, move } = useRequestMove();
  const ask = useAsk();
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const [note, setNote] = useState('');
  const [mailStep, setMailStep] = useState<RequestState | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const noteId = useId();
  const steps = useRef<HTMLElement>(null);
  const isMoving = movingId !== null;
  const [usual, ...others] = nextStates(request.statut);

  async function take(statut: RequestState, words?: MailWords) {
    setRefusal(null);
    const outcome = await move(request, statut, { note, ...words });
    if (outcome.status === 'done') {
      setNote('');
      setMailStep(null);
      // The pressed button disappears with the old state.
      steps.current?.focus({ preventScroll: true });
      return;
    }
    setRefusal(outcome.sentence);
    if (outcome.status === 'conflict') onConflict();
  }

  async function start(statut: RequestState) {
    setRefusal(null);
    const sheet = sheetOf(request.statut, statut);
    if (sheet !== null) void navigate(`${paths.adminHandover(request.id, sheet)}${search}`, { state });
    else if (mailKindForMove(request.statut, statut) !== null) setMailStep(statut);
    else if (statut !== 'annulee' || (await ask(cancelling))) await take(statut);
  }

  const cancelling = {
    title: `Annuler la demande ${withDe(fullName(request))}\u00a0?`,
    detail: 'Ce qui lui était réservé redevient libre.',
    agree: 'Annuler la demande',
  };
  const button = (statut: RequestState, type: 'primary' | 'default') => (
    <Button
      key={statut}
      type={type}
      danger={isOver(statut)}
      loading={isMoving && mailStep === null && statut === usual}
      onClick={() => !isMoving && void start(statut)}
    >
      {corrections[request.statut]?.[statut] ?? stepVerbs[statut]}
    </Button>
  );
  const isForward = usual !== undefined && !(['nouvelle', 'sortie'].includes(usual) && others.length === 0);
  const alert = <div role="alert">{refusal && <Alert type="error" showIcon message={refusal} />}</div>;

  return (
    <section className={styles.steps} aria-label="État" ref={steps} tabIndex={-1}>
      <div className={styles.next}>
        <StateBadge state={request.statut} />
        {usual && button(usual, isForward ? 'primary' : 'default')}
      </div>
      {others.length > 0 && <div className={styles.others}>{others.map((state) => button(state, 'default'))}</div>}
      {mailStep === null && alert}
      <div className={styles.note}>
        <label htmlFor={noteId}>Note interne sur cette étape (facultatif)</label>
        <Input id={noteId} value={note} onChange={(event) => setNote(event.target.value)} autoComplete="off" />
      </div>
      <MailStep
        request={request}
        statut={mailStep}
        verb={mailStep && stepVerbs[mailStep]}
        isMoving={isMoving}
        onTake={(words) => mailStep && void take(mailStep, words)}
        onClose={() => setMailStep(null)}
      >
        {alert}
      </MailStep>
    </section>
  );
}
