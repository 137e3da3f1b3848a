import { todayInParis } from '@barnum/rules/dates/paris-time';
import { outcomeOf } from '@barnum/rules/outcome';
import { distantStepQuestion } from '@barnum/rules/requests/reservation-requests/distant-step';
import {
  mailKindForMove,
  nextStates,
  type RequestState,
  requestStateLabels,
  requestStates,
} from '@barnum/rules/requests/reservation-requests/request-states';
import { ended } from '@barnum/rules/text/french';
import { Alert, Button, Checkbox, Modal, Radio } from 'antd';
import { useState } from 'react';
import { useMutation } from 'urql';
import { useToasts } from '../../../../components/toasts.tsx';
import { useIsSending } from '../../../../components/use-is-sending.ts';
import { useRequestMove } from '../../../../components/use-request-move.ts';
import { requestTypes } from '../../../../lib/cached-types.ts';
import { fullName } from '../../../../lib/full-name.ts';
import { moveRequestsMutation, type ReservationRequest } from '../../requests.ts';
import { StateBadge } from '../../state-badge.tsx';
import styles from './bulk-move.module.css';
import { counted } from './counted.ts';

interface Props {
  isOpen: boolean;
  requests: readonly ReservationRequest[];
  /** What could change has changed. */
  onDone: () => void;
  onClose: () => void;
}

/** Changes the state of the chosen requests: only to what all of them may become. */
export function BulkMove({ isOpen, ...props }: Props) {
  return (
    <Modal
      open={isOpen}
      title="Changer l’état"
      onCancel={props.onClose}
      closable={{ 'aria-label': 'Fermer' }}
      footer={null}
      destroyOnHidden
    >
      <Choice {...props} />
    </Modal>
  );
}

function Choice({ requests: given, onDone, onClose }: Omit<Props, 'isOpen'>) {
  const toasts = useToasts();
  // Those that were chosen when it opened: nothing is chosen any more once it is done.
  const [requests] = useState(given);
  const isSending = useIsSending();
  const { tellMoved } = useRequestMove();
  const [{ fetching }, move] = useMutation(moveRequestsMutation);
  const [chosen, setChosen] = useState<RequestState | null>(null);
  const [prevenir, setPrevenir] = useState(true);
  const [skipped, setSkipped] = useState<readonly string[] | null>(null);
  const states = requestStates.filter((state) => requests.some(({ statut }) => nextStates(statut).includes(state)));
  const stuck = (state: RequestState) => requests.filter(({ statut }) => !nextStates(statut).includes(state));
  const told = chosen === null ? [] : requests.filter(({ statut }) => mailKindForMove(statut, chosen) !== null);
  const written = told.filter(({ email }) => email !== null);
  const unreached = told.filter(({ email }) => email === null);
  const distant = requests.flatMap((request) => {
    const question = chosen && distantStepQuestion(request, chosen, todayInParis());
    return question === null ? [] : [`${named(request)}\u00a0: ${question}`];
  });

  async function moveAll(statut: RequestState) {
    const names = new Map(requests.map((request) => [request.id, named(request)]));
    const vues = requests.map(({ id, updatedAt }) => ({ id, updatedAt }));
    const variables = { ids: [...names.keys()], statut, prevenir, vues };
    const outcome = outcomeOf(await move(variables, { additionalTypenames: requestTypes }));
    if (outcome.status !== 'done') {
      toasts.error(outcome.sentence);
      return;
    }
    const outcomes = outcome.data.moveReservationRequests;
    const refusals = outcomes.flatMap(({ id, refus }) => (refus === null ? [] : [`${names.get(id)}\u00a0: ${refus}`]));
    const moved = outcomes.flatMap(({ id, updatedAt }) => (updatedAt === null ? [] : [{ id, updatedAt }]));
    if (moved.length > 0) tellMoved(statut, moved);
    onDone();
    if (refusals.length === 0) onClose();
    else setSkipped(refusals);
  }

  if (skipped !== null) {
    return (
      <>
        <Alert
          type="warning"
          showIcon
          message={skipped.length === 1 ? 'Une demande n’a pas changé' : `${skipped.length} demandes n’ont pas changé`}
          description={<Lines lines={skipped} />}
        />
        <div className={styles.buttons}>
          <Button type="primary" onClick={onClose}>
            J’ai compris
          </Button>
        </div>
      </>
    );
  }
  return (
    <>
      <Radio.Group
        className={styles.states ?? ''}
        aria-label="Nouvel état"
        value={chosen}
        onChange={({ target }) => setChosen(target.value)}
        options={states.map((state) => ({
          value: state,
          disabled: stuck(state).length > 0,
          label: (
            <>
              <StateBadge state={state} />
              {stuck(state).length > 0 && (
                <span className={styles.why}>
                  pas possible pour{' '}
                  {stuck(state)
                    .map((request) => `${named(request)}, ${requestStateLabels[request.statut]}`)
                    .join('\u00a0; ')}
                </span>
              )}
            </>
          ),
        }))}
      />
      {distant.length > 0 && (
        <Alert
          className={styles.distant ?? ''}
          type="warning"
          showIcon
          message={
            distant.length === 1
              ? 'Une demande est loin de son jour'
              : `${distant.length} demandes sont loin de leur jour`
          }
          description={<Lines lines={distant} />}
        />
      )}
      {written.length > 0 && (
        <div className={styles.mails}>
          <Checkbox checked={prevenir} onChange={({ target }) => setPrevenir(target.checked)}>
            Prévenir par e-mail : {written.map(named).join(', ')}
          </Checkbox>
          <p className={styles.why}>
            {prevenir
              ? `Chacun reçoit le message ${chosen === 'refusee' ? 'de refus' : 'de confirmation'} de la page Messages, sans mot de plus.`
              : 'Personne ne reçoit de message.'}
            {prevenir && !isSending && ' Sans serveur d’envoi, ces messages attendent dans Messages.'}
          </p>
        </div>
      )}
      {unreached.length > 0 && (
        <p className={styles.why}>
          Sans adresse e-mail, à prévenir vous-même : {ended(unreached.map(named).join(', '))}
        </p>
      )}
      <div className={styles.buttons}>
        <Button
          type="primary"
          disabled={chosen === null}
          loading={fetching}
          onClick={() => chosen !== null && void moveAll(chosen)}
        >
          Changer {counted(requests.length)}
        </Button>
        <Button onClick={onClose}>Annuler</Button>
      </div>
    </>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

function named(request: ReservationRequest): string {
  return `n°\u00a0${request.id} (${fullName(request)})`;
}
