import { EllipsisOutlined } from '@ant-design/icons';
import { paths } from '@barnum/rules/paths';
import type { Movement } from '@barnum/rules/requests/preparation/preparation';
import { actStates, type OfficeStep } from '@barnum/rules/requests/reservation-requests/office-step';
import {
  isOver,
  mailKindForMove,
  nextStates,
  type RequestState,
  stepVerbs,
} from '@barnum/rules/requests/reservation-requests/request-states';
import { withDe } from '@barnum/rules/text/french';
import { Alert, Button, Dropdown } from 'antd';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { NextBar } from '../../../components/next-bar.tsx';
import { useAsk } from '../../../components/questions.tsx';
import { useRequestMove } from '../../../components/use-request-move.ts';
import { fullName } from '../../../lib/full-name.ts';
import type { ReservationRequest } from '../requests.ts';
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
  /** What the company does next; null until it is read. */
  step: OfficeStep | null;
  /** Renders the act of that step with the other acts beside it; null where the step is a change of state, or none. */
  act: StepAct | null;
  /** Reads the request again after somebody else has changed it. */
  onConflict: () => void;
}

/** Renders an act of another feature, with the other acts of the request. */
export type StepAct = (others: ReactNode) => ReactNode;

/**
 * The one next step of a request and why, on a phone in a bar at the thumb; the other steps in a menu beside it. A step
 * that writes to the visitor shows the mail first.
 */
export function RequestSteps({ request, step, act, onConflict }: Props) {
  const { movingId, move } = useRequestMove();
  const ask = useAsk();
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const [mailStep, setMailStep] = useState<RequestState | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const steps = useRef<HTMLElement>(null);
  const isMoving = movingId !== null;
  const usual = step === null || act !== null ? null : (actStates[step.act] ?? null);
  useFocusAfterStep(step, steps);

  async function take(statut: RequestState, words?: MailWords) {
    setRefusal(null);
    const outcome = await move(request, statut, words);
    if (outcome.status === 'done') {
      setMailStep(null);
      // The pressed button disappears with the old state.
      steps.current?.focus({ preventScroll: true });
      return;
    }
    setRefusal(outcome.sentence);
    if (outcome.status === 'conflict') onConflict();
  }

  async function start(statut: RequestState) {
    if (isMoving) return;
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
  const others = nextStates(request.statut).filter((statut) => statut !== usual);
  const items = others.map((statut) => ({
    key: statut,
    danger: isOver(statut),
    label: verbOf(request.statut, statut),
    onClick: () => void start(statut),
  }));
  const menu = items.length > 0 && (
    <Dropdown menu={{ items }} trigger={['click']} placement="bottomRight">
      <Button icon={<EllipsisOutlined aria-hidden />} aria-label="Autres étapes" title="Autres étapes" />
    </Dropdown>
  );
  const alert = <div role="alert">{refusal && <Alert type="error" showIcon message={refusal} />}</div>;

  return (
    <section className={styles.steps} aria-label="État" ref={steps} tabIndex={-1}>
      <p className={styles.why}>{step?.why}</p>
      {step !== null && act?.(menu)}
      {step !== null && act === null && (
        <NextBar others={menu}>
          {usual && (
            <Button type="primary" loading={isMoving && mailStep === null} onClick={() => void start(usual)}>
              {verbOf(request.statut, usual)}
            </Button>
          )}
        </NextBar>
      )}
      {mailStep === null && alert}
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

function verbOf(from: RequestState, to: RequestState): string {
  return corrections[from]?.[to] ?? stepVerbs[to];
}

/** Once a step is taken, the next one has the focus: the pressed button went with it. */
function useFocusAfterStep(step: OfficeStep | null, steps: RefObject<HTMLElement>): void {
  const act = step?.act;
  const shown = useRef(act);
  useEffect(() => {
    const isTaken = shown.current !== undefined && shown.current !== act;
    shown.current = act;
    if (isTaken && document.activeElement === document.body) steps.current?.focus({ preventScroll: true });
  }, [act, steps]);
}
