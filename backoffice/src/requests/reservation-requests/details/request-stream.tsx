import { sentences } from '@barnum/rules/sentences';
import { Button, Segmented } from 'antd';
import { useRef, useState } from 'react';
import { useAction } from '../../../components/use-action.ts';
import { requestTypes } from '../../../lib/cached-types.ts';
import { markMessagesReadMutation, type RequestEvent, type RequestMessage } from '../requests.ts';
import { type FileSlot, Message, Reply } from './message-thread.tsx';
import { Event } from './request-history.tsx';
import styles from './request-stream.module.css';

interface Props {
  request: { id: number; email: string | null };
  messages: readonly RequestMessage[];
  events: readonly RequestEvent[];
  showFile: FileSlot;
}

const parts = [
  { value: 'tout', label: 'Tout' },
  { value: 'messages', label: 'Messages' },
  { value: 'historique', label: 'Historique' },
] as const;

/** So many are shown at first. */
const fewest = 8;

/** What was written and what happened, in one stream, latest first, below the field for an answer. */
export function RequestStream({ request, messages, events, showFile }: Props) {
  const list = useRef<HTMLOListElement>(null);
  const [part, setPart] = useState<(typeof parts)[number]['value']>('tout');
  const [isWhole, setIsWhole] = useState(false);
  const reading = useAction({
    mutation: markMessagesReadMutation,
    sentences: { done: sentences.requests.messagesRead, failed: sentences.requests.messagesReadFailed },
    refreshes: requestTypes,
  });
  const entries = streamOf(part === 'historique' ? [] : messages, part === 'messages' ? [] : events);
  const shown = isWhole ? entries : entries.slice(0, Math.max(fewest, lastUnread(entries) + 1));
  const more = entries.length - shown.length;
  const lastId = messages.at(-1)?.id ?? null;
  // What is not shown is not read.
  const isUnread = part !== 'historique' && messages.some(({ luLe }) => luLe === null);

  async function markRead(lastId: number) {
    // The button disappears.
    if (await reading.run({ id: request.id, lastId })) list.current?.focus();
  }

  return (
    <div className={styles.stream}>
      <Reply request={request} lastId={lastId} />
      <div className={styles.tools}>
        {messages.length === 0 ? (
          <p className={styles.none}>Aucun message.</p>
        ) : (
          <Segmented aria-label="Ce qui est montré" options={[...parts]} value={part} onChange={setPart} />
        )}
        {isUnread && lastId !== null && (
          <Button loading={reading.busyId === request.id} onClick={() => void markRead(lastId)}>
            Noter comme lu
          </Button>
        )}
      </div>
      <ol className={styles.list} ref={list} tabIndex={-1} reversed>
        {shown.map(({ message, event }) =>
          message ? (
            <Message key={`m${message.id}`} message={message} showFile={showFile} />
          ) : (
            event && <Event key={`e${event.id}`} event={event} />
          ),
        )}
      </ol>
      {more > 0 && (
        <Button
          onClick={() => {
            setIsWhole(true);
            list.current?.focus({ preventScroll: true });
          }}
        >
          {more === 1 ? 'Afficher le plus ancien' : `Afficher les ${more}\u00a0plus anciens`}
        </Button>
      )}
    </div>
  );
}

interface Entry {
  at: number;
  message?: RequestMessage | undefined;
  event?: RequestEvent | undefined;
}

function streamOf(messages: readonly RequestMessage[], events: readonly RequestEvent[]): Entry[] {
  const entries: Entry[] = [
    ...timesOf(messages).map((at, place) => ({ at, message: messages[place] })),
    ...timesOf(events).map((at, place) => ({ at, event: events[place] })),
  ];
  // Of one moment the later one stays the later one.
  return entries.reverse().sort((one, other) => other.at - one.at);
}

/** When each of them was written, never before the one that stands before it: one act may write several, of slightly other times. */
function timesOf(rows: readonly { createdAt: string }[]): number[] {
  let last = 0;
  return rows.map(({ createdAt }) => {
    last = Math.max(last, Date.parse(createdAt));
    return last;
  });
}

function lastUnread(entries: readonly Entry[]): number {
  return entries.findLastIndex(({ message }) => message?.luLe === null);
}
