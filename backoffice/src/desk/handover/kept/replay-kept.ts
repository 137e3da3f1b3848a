import { handoverSentences } from '@barnum/rules/desk/handover/handover';
import { replay } from '@barnum/rules/desk/handover/replay';
import type { Client } from 'urql';
import { inOneTab } from '../../../lib/one-tab.ts';
import { db, type KeptClosing, type KeptGesture, keyOf } from './kept-db.ts';
import { changeClosing, gestureRefused, gestureTaken, keepSheet } from './kept-store.ts';
import { readSheet, sendClosing, sendGesture } from './send.ts';

let running: Promise<void> | null = null;
let isAskedAgain = false;
let taken = 0;

/** How many gestures the service took from this page: what was read before the last of them is old. */
export function takenGestures(): number {
  return taken;
}

/**
 * Sends all that waits on this device, in its order and from one tab at a time; resolves once nothing waits, or the service
 * cannot be reached. Asked again meanwhile, it looks again.
 */
export function replayKept(client: Client): Promise<void> {
  isAskedAgain = true;
  running ??= sendAll(client);
  return running;
}

async function sendAll(client: Client): Promise<void> {
  try {
    while (isAskedAgain) {
      isAskedAgain = false;
      await inOneTab('barnum.gestes', () => sendOnce(client), new AbortController().signal);
    }
  } finally {
    running = null;
  }
}

async function sendOnce(client: Client): Promise<void> {
  const queue = {
    next: () => db.gestures.where('state').equals('waiting').first(),
    async taken(row: KeptGesture) {
      taken += 1;
      await gestureTaken(row);
      // Its address at the service: what was read while it was on its way does not know it.
      if (row.photo !== null) await readAgain(client, row);
    },
    async refused(row: KeptGesture, reason: string) {
      // First: what is laid beside it is what stands there now.
      await readAgain(client, row);
      await gestureRefused(row, reason);
    },
  };
  if (!(await replay(queue, (row) => sendGesture(client, row)))) return;
  for (const closing of await db.closings.where('state').equals('waiting').toArray()) await close(client, closing);
}

async function close(client: Client, closing: KeptClosing): Promise<void> {
  const refused = await db.gestures
    .where('[request+mouvement+state]')
    .equals([...keyOf(closing), 'refused'])
    .count();
  const answer =
    refused > 0
      ? ({ status: 'refused', reason: handoverSentences.gesturesRefused, fields: {} } as const)
      : await sendClosing(client, closing);
  if (answer.status === 'unreachable') return;
  if (answer.status === 'taken') {
    await changeClosing(closing, { state: 'closed' });
    return;
  }
  await changeClosing(closing, { state: 'refused', reason: answer.reason, fields: answer.fields });
  if (closing.sent) await readAgain(client, { ...closing, command: { sheet: closing.sent.id } });
}

/** Keeps what stands at the service beside what was noted here. */
async function readAgain(
  client: Client,
  { request, mouvement, command }: Pick<KeptGesture, 'request' | 'mouvement'> & { command: { sheet: number } },
): Promise<void> {
  const found = await readSheet(client, command.sheet);
  if (found.status === 'done') await keepSheet({ request, mouvement }, found.sheet);
}
