import { limits } from '@barnum/rules/limits';
import { messages } from '@barnum/rules/messages';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { useAction } from '../../crud/use-action.ts';
import { useUnsavedChanges } from '../../crud/use-unsaved-changes.ts';
import styles from './request-notes.module.css';
import { noteRequestMutation, type ReservationRequest, requestTypes } from './requests.ts';

/** What the company alone is to know of a request. */
export function RequestNotes({ request }: { request: Pick<ReservationRequest, 'id' | 'notes'> }) {
  /** Null as long as nothing was typed: what somebody else writes meanwhile is shown. */
  const [typed, setTyped] = useState<string | null>(null);
  const [saved, setSaved] = useState<string | null>(null);
  const notes = typed ?? request.notes;
  const saving = useAction({
    mutation: noteRequestMutation,
    sentences: { done: messages.requests.noted, failed: messages.requests.noteFailed },
    refreshes: requestTypes,
  });
  useUnsavedChanges(typed !== null && typed !== (saved ?? request.notes));

  async function save() {
    if (await saving.run({ id: request.id, notes })) setSaved(notes);
  }

  return (
    <div className={styles.notes}>
      <Input.TextArea
        aria-label="Notes internes"
        value={notes}
        onChange={(event) => setTyped(event.target.value)}
        maxLength={limits.shortText}
        autoSize={{ minRows: 2, maxRows: 10 }}
        placeholder="Pour vous seuls : le client ne les voit pas"
      />
      <Button loading={saving.busyId === request.id} onClick={() => void save()}>
        Enregistrer les notes
      </Button>
    </div>
  );
}
