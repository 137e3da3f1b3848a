import { messages } from '@barnum/rules/messages';
import { outcomeOf } from '@barnum/rules/outcome';
import { paths } from '@barnum/rules/paths';
import { isOver, mailKindForMove, nextStates, type RequestState } from '@barnum/rules/request-states';
import { withDe } from '@barnum/rules/text/french';
import { Alert, Button, Checkbox, Input } from 'antd';
import { useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useMutation } from 'urql';
import { useToasts } from '../../../components/toasts.tsx';
import { useIsSending } from '../../../components/use-is-sending.ts';
import { requestTypes } from '../../../lib/cached-types.ts';
import { fullName } from '../../../lib/full-name.ts';
import { moveRequestMutation, type ReservationRequest } from '../requests.ts';
import styles from './state-actions.module.css';

/** Labels of the buttons, by the state that they lead to. */
const verbs: Record<RequestState, string> = {
  nouvelle: 'Rouvrir',
  a_confirmer: 'Proposition envoyée',
  confirmee: 'Confirmer',
  sortie: 'Marquer sortie',
  rendue: 'Marquer rendue',
  refusee: 'Refuser',
  annulee: 'Annuler la demande',
};
const corrections: Partial<Record<RequestState, Partial<Record<RequestState, string>>>> = {
  sortie: { confirmee: 'Pas encore sortie' },
  rendue: { sortie: 'Pas encore rendue' },
};

/** Buttons for the next states of a request: the usual one first and primary; those that end it need a confirmation. */
export function StateActions({ request, onConflict }: { request: ReservationRequest; onConflict: () => void }) {
  const toasts = useToasts();
  const [{ fetching }, move] = useMutation(moveRequestMutation);
  const [note, setNote] = useState('');
  const [prevenir, setPrevenir] = useState(true);
  const [mot, setMot] = useState('');
  const [refusal, setRefusal] = useState<string | null>(null);
  const [noteId, motId] = [useId(), useId()];
  const isSending = useIsSending();
  const actions = useRef<HTMLDivElement>(null);
  const [usual, ...others] = nextStates(request.statut);
  const canWrite =
    request.email !== null && nextStates(request.statut).some((to) => mailKindForMove(request.statut, to));

  async function moveTo(statut: RequestState) {
    const question = `${verbs[statut]} : la demande ${withDe(fullName(request))} ?`;
    if (fetching || (isOver(statut) && !window.confirm(question))) return;
    setRefusal(null);
    // The pressed button disappears with the old state.
    actions.current?.focus();
    const { id, updatedAt } = request;
    const outcome = outcomeOf(
      await move({ id, statut, note, prevenir, mot, updatedAt }, { additionalTypenames: requestTypes }),
    );
    if (outcome.status === 'done') {
      setNote('');
      setMot('');
      toasts.success(messages.requests.moved);
      return;
    }
    setRefusal(outcome.status === 'conflict' ? messages.http.conflict : outcome.sentence);
    if (outcome.status === 'conflict') onConflict();
  }

  const button = (statut: RequestState, type: 'primary' | 'default') => (
    <Button key={statut} type={type} danger={isOver(statut)} onClick={() => void moveTo(statut)}>
      {corrections[request.statut]?.[statut] ?? verbs[statut]}
    </Button>
  );

  return (
    <div className={styles.actions} ref={actions} tabIndex={-1}>
      <div className={styles.note}>
        <label htmlFor={noteId}>Un mot pour l’historique (facultatif)</label>
        <Input id={noteId} value={note} onChange={(event) => setNote(event.target.value)} autoComplete="off" />
      </div>
      {canWrite && (
        <div className={styles.note}>
          <Checkbox checked={prevenir} onChange={(event) => setPrevenir(event.target.checked)}>
            {isSending ? 'Écrire à' : 'Préparer un message à'} {request.email} si vous confirmez ou refusez
          </Checkbox>
          {prevenir && (
            <>
              <label htmlFor={motId}>Un mot dans ce message (facultatif)</label>
              <Input.TextArea id={motId} autoSize value={mot} onChange={(event) => setMot(event.target.value)} />
              {!isSending && (
                <p>
                  Il ne part pas d’ici : vous l’enverrez depuis l’écran <Link to={paths.adminMails}>Messages</Link>.
                </p>
              )}
            </>
          )}
        </div>
      )}
      <div className={styles.buttons}>
        {usual && button(usual, ['nouvelle', 'sortie'].includes(usual) && others.length === 0 ? 'default' : 'primary')}
        {others.map((state) => button(state, 'default'))}
      </div>
      <div role="alert">{refusal && <Alert type="error" showIcon message={refusal} />}</div>
    </div>
  );
}
