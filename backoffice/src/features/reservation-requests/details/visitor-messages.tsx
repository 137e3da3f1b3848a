import { formatLongDateTime } from '@barnum/rules/dates/format-dates';
import { messages as sentences } from '@barnum/rules/messages';
import { Button } from 'antd';
import { useRef } from 'react';
import { Badge } from '../../../components/badge.tsx';
import { useAction } from '../../../components/use-action.ts';
import { requestTypes } from '../../../lib/cached-types.ts';
import { markMessagesReadMutation, type RequestMessage } from '../requests.ts';
import styles from './visitor-messages.module.css';

interface Props {
  requestId: number;
  messages: readonly RequestMessage[];
}

/** The visitor's messages from the follow-up page, latest last. */
export function VisitorMessages({ requestId, messages }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const reading = useAction({
    mutation: markMessagesReadMutation,
    sentences: { done: sentences.requests.messagesRead, failed: sentences.requests.messagesReadFailed },
    refreshes: requestTypes,
  });
  const last = messages.at(-1);
  const isUnread = messages.some(({ luLe }) => luLe === null);
  if (!last) return <p className={styles.none}>Aucun message.</p>;

  async function markRead(lastId: number) {
    const isDone = await reading.run({ id: requestId, lastId });
    // The button disappears.
    if (isDone) list.current?.focus();
  }

  return (
    <div className={styles.messages}>
      <ul className={styles.list} ref={list} tabIndex={-1}>
        {messages.map(({ id, createdAt, texte, luLe }) => (
          <li key={id} className={styles.message}>
            <p className={styles.text}>{texte}</p>
            <p className={styles.when}>
              Le {formatLongDateTime(createdAt)} {luLe === null && <Badge tone="warning">Non lu</Badge>}
            </p>
          </li>
        ))}
      </ul>
      {isUnread && (
        <Button loading={reading.busyId === requestId} onClick={() => void markRead(last.id)}>
          Marquer comme lu
        </Button>
      )}
    </div>
  );
}
