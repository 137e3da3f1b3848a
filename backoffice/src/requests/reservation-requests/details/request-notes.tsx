import { limits } from '@barnum/rules/limits';
import { requestNotesInput } from '@barnum/rules/requests/reservation-requests-input';
import { sentences } from '@barnum/rules/sentences';
import { Alert, Button, Input } from 'antd';
import { useState } from 'react';
import { useUnsavedChanges } from '../../../components/form/use-unsaved-changes.ts';
import { useAction } from '../../../components/use-action.ts';
import { requestTypes } from '../../../lib/cached-types.ts';
import { noteRequestMutation, type ReservationRequest } from '../requests.ts';
import styles from './request-notes.module.css';

/** What is typed. `since`: the notes it started from, or saved last; `before`: the notes shown before that. */
interface Draft {
  typed: string;
  since: string;
  before: string;
}

/** Internal notes on a request. */
export function RequestNotes({ request }: { request: Pick<ReservationRequest, 'id' | 'notes'> }) {
  const [draft, setDraft] = useState<Draft | null>(null);
  // Once the saved notes, or newer ones, have been read, the field shows these.
  const isOver = draft !== null && draft.typed === draft.since && draft.before !== request.notes;
  const current = isOver ? null : draft;
  const { typed, since, before } = current ?? { typed: request.notes, since: request.notes, before: request.notes };
  const isUnsaved = typed !== since;
  const isChangedMeanwhile = isUnsaved && ![typed, since, before].includes(request.notes);
  const saving = useAction({
    mutation: noteRequestMutation,
    sentences: {
      done: sentences.requests.noted,
      failed: sentences.requests.noteFailed,
      conflict: sentences.requests.noteConflict,
    },
    refreshes: requestTypes,
  });
  useUnsavedChanges(isUnsaved);

  async function save() {
    // Trimmed, as the service stores them.
    const notes = requestNotesInput.safeParse({ notes: typed }).data?.notes ?? typed;
    const vues = isChangedMeanwhile ? request.notes : since;
    if (!(await saving.run({ id: request.id, notes, vues }))) return;
    setDraft((now) => ({
      typed: now === null || now.typed === typed ? notes : now.typed,
      since: notes,
      before: request.notes,
    }));
  }

  return (
    <div className={styles.notes}>
      <Input.TextArea
        aria-label="Notes internes"
        value={typed}
        onChange={({ target }) => setDraft({ typed: target.value, since, before })}
        maxLength={limits.shortText}
        autoSize={{ minRows: 1, maxRows: 10 }}
        placeholder="Pour vous seuls : le client ne les voit pas"
      />
      {isChangedMeanwhile && (
        <div className={styles.meanwhile}>
          <Alert
            type="warning"
            showIcon
            message={sentences.requests.notedMeanwhile}
            description={<span className={styles.theirs}>{inWords(request.notes)}</span>}
          />
        </div>
      )}
      <Button loading={saving.busyId === request.id} onClick={() => void save()}>
        Enregistrer les notes
      </Button>
    </div>
  );
}

function inWords(notes: string): string {
  return notes === '' ? 'il n’y en a plus.' : `«\u00a0${notes}\u00a0»`;
}
