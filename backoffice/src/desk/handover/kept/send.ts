import { handoverSentences } from '@barnum/rules/desk/handover/handover';
import type { Answer } from '@barnum/rules/desk/handover/replay';
import { countsOf } from '@barnum/rules/desk/handover/waiting-gestures';
import type { FieldErrors } from '@barnum/rules/errors';
import { type Failure, type Outcome, outcomeOf } from '@barnum/rules/outcome';
import type { Client } from 'urql';
import { requestTypes } from '../../../lib/cached-types.ts';
import {
  attachPhotoMutation,
  closeDepartureMutation,
  closeReturnMutation,
  type Handover,
  handoverQuery,
  handoverTypes,
  takeCommandsMutation,
} from '../handover.ts';
import type { KeptClosing, KeptGesture } from './kept-db.ts';

/** How long an answer is waited for, in milliseconds: what is sent again is taken once. */
const patience = { gesture: 20_000, photo: 120_000 };

const gestureContext = { additionalTypenames: [...handoverTypes, 'PreparationTick'] };
const closingContext = { additionalTypenames: [...requestTypes, ...handoverTypes] };

/** Sends a gesture, and then its photo under the same key. */
export async function sendGesture(client: Client, { command, photo }: KeptGesture): Promise<Answer> {
  const outcome = await answered(
    client.mutation(takeCommandsMutation, { commands: [command] }, gestureContext).toPromise(),
    patience.gesture,
  );
  if (outcome.status !== 'done') return answerOf(outcome);
  const reason = outcome.data.takeHandoverCommands[0]?.raison ?? null;
  if (reason !== null) return { status: 'refused', reason };
  if (photo === null) return { status: 'taken' };
  const file = new File([photo.content], photo.name, { type: photo.content.type });
  const attached = await answered(
    client.mutation(attachPhotoMutation, { key: command.key, file }, gestureContext).toPromise(),
    patience.photo,
  );
  return attached.status === 'done' ? { status: 'taken' } : answerOf(attached);
}

export type ClosingAnswer =
  | { status: 'taken' }
  | { status: 'unreachable' }
  | { status: 'refused'; reason: string; fields: FieldErrors };

/** Sends a closing under its key, if what was signed for is still what stands there. */
export async function sendClosing(client: Client, closing: KeptClosing): Promise<ClosingAnswer> {
  const { sent, mouvement } = closing;
  if (sent === null) return refusal(handoverSentences.changed);
  const found = await readSheet(client, sent.id);
  if (found.status !== 'done') return closingAnswerOf(found);
  // Of one that is closed the key tells whether we closed it.
  if (found.sheet.closedAt === null && countsOf(found.sheet) !== sent.counts) return refusal(handoverSentences.changed);
  const variables = { id: sent.id, key: sent.key, ...sent.variables };
  const closed: Outcome<unknown> = await answered<unknown>(
    mouvement === 'depart'
      ? client.mutation(closeDepartureMutation, variables, closingContext).toPromise()
      : client.mutation(closeReturnMutation, variables, closingContext).toPromise(),
    patience.gesture,
  );
  return closed.status === 'done' ? { status: 'taken' } : closingAnswerOf(closed);
}

/** A sheet as it stands at the service, also one that is closed. */
export async function readSheet(client: Client, id: number): Promise<{ status: 'done'; sheet: Handover } | Failure> {
  const answer = client.query(handoverQuery, { id }, { requestPolicy: 'network-only' }).toPromise();
  const outcome = await answered(answer, patience.gesture);
  return outcome.status === 'done' ? { status: 'done', sheet: outcome.data.handover } : outcome;
}

type Result<Data> = Parameters<typeof outcomeOf<Data>>[0];

/** The outcome of a call; without an answer in time as without a network. */
async function answered<Data>(call: Promise<Result<Data>>, milliseconds: number): Promise<Outcome<Data>> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<Result<Data>>((resolve) => {
    timer = setTimeout(() => resolve({}), milliseconds);
  });
  const result = await Promise.race([call, late]);
  clearTimeout(timer);
  return outcomeOf(result);
}

/** Codes by which the service says that it cannot now, or that the session is over: the same may be taken later. */
const later: readonly (string | undefined)[] = [
  undefined,
  'UNAUTHENTICATED',
  'TOO_MANY_REQUESTS',
  'INTERNAL',
  'UNAVAILABLE',
];

function answerOf({ code, sentence }: Failure): Answer {
  return later.includes(code) ? { status: 'unreachable' } : { status: 'refused', reason: sentence };
}

function closingAnswerOf(failure: Failure): ClosingAnswer {
  if (later.includes(failure.code)) return { status: 'unreachable' };
  return { status: 'refused', reason: failure.sentence, fields: failure.status === 'invalid' ? failure.fields : {} };
}

function refusal(reason: string): ClosingAnswer {
  return { status: 'refused', reason, fields: {} };
}
