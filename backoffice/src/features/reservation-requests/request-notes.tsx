import { limits } from '@barnum/rules/limits';
import { messages } from '@barnum/rules/messages';
import { Alert, Button, Input } from 'antd';
import { useState } from 'react';
import { useAction } from '../../crud/use-action.ts';
import { useUnsavedChanges } from '../../crud/use-unsaved-changes.ts';
import styles from './request-notes.module.css';
import { noteRequestMutation, type ReservationRequest, requestTypes } from './requests.ts';

/** What the company alone is to know of a request. */
export function RequestNotes({ request }: { request: Pick<ReservationRequest, 'id' | 'notes'> }) {
  /** Null as long as nothing was typed: what somebody else writes meanwhile is shown. `since`: the notes before, or as saved. */
  const [draft, setDraft] = useState<{ typed: string; since: string } | null>(null);
  const notes = draft?.typed ?? request.notes;
  const isUnsaved = draft !== null && draft.typed !== draft.since;
  const saving = useAction({
    mutation: noteRequestMutation,
    sentences: { done: messages.requests.noted, failed: messages.requests.noteFailed },
    refreshes: requestTypes,
  });
  useUnsavedChanges(isUnsaved);

  async function save() {
    // Whoever saves has seen what the field, or the message below it, shows.
    if (await saving.run({ id: request.id, notes, vues: request.notes })) setDraft({ typed: notes, since: notes });
  }

  return (
    <div className={styles.notes}>
      <Input.TextArea
        aria-label="Notes internes"
        value={notes}
        onChange={({ target }) => setDraft({ typed: target.value, since: draft?.since ?? request.notes })}
        maxLength={limits.shortText}
        autoSize={{ minRows: 2, maxRows: 10 }}
        placeholder="Pour vous seuls : le client ne les voit pas"
      />
      {isUnsaved && ![draft.since, draft.typed].includes(request.notes) && (
        <div className={styles.meanwhile}>
          <Alert
            type="warning"
            showIcon
            message={messages.requests.notedMeanwhile}
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
