import { countLine, type HandoverGesture } from '@barnum/rules/desk/handover/handover';
import { outcomeOf } from '@barnum/rules/outcome';
import { newUuid } from '@barnum/rules/platform/idempotency-keys-input';
import type { Movement } from '@barnum/rules/requests/preparation/preparation';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useClient } from 'urql';
import { onEnd, pipe, subscribe } from 'wonka';
import { useToasts } from '../../components/toasts.tsx';
import {
  type Handover,
  handoverSubscription,
  handoverTypes,
  openHandoverMutation,
  takeCommandsMutation,
} from './handover.ts';

/** A gesture that the service has not answered yet. */
interface WaitingCommand {
  key: string;
  sheet: number;
  line: number | null;
  kind: HandoverGesture;
  quantity: number | null;
  note: string;
  at: string;
}

/** What is done on a sheet. */
export type Gesture = Pick<WaitingCommand, 'kind'> & Partial<Pick<WaitingCommand, 'line' | 'quantity' | 'note'>>;

export interface HandoverState {
  sheet: Handover | null;
  /** Why there is none. */
  refusal: string | null;
  /** Gestures that the service has not taken yet. */
  waiting: number;
  /** Shows a gesture at once and sends it; resolves with its key once it was taken, or with null. */
  gesture: (one: Gesture) => Promise<string | null>;
  /** Resolves once nothing waits; false while the service cannot be reached. */
  settle: () => Promise<boolean>;
  reload: () => Promise<void>;
}

/** In milliseconds: how soon what did not get through is sent again. */
const pause = 5_000;

/** The sheet of a departure or return, as the service has it and with the gestures that are on their way there, in their order. */
export function useHandover(requestId: number, mouvement: Movement): HandoverState {
  const client = useClient();
  const toasts = useToasts();
  const [sheet, setSheet] = useState<Handover | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [queue, setQueue] = useState<readonly WaitingCommand[]>([]);
  const waiting = useRef<readonly WaitingCommand[]>([]);
  const sending = useRef<Promise<boolean> | null>(null);
  const refused = useRef(new Set<string>());
  /** How many gestures were made here. */
  const made = useRef(0);

  const change = useCallback((next: readonly WaitingCommand[]) => {
    waiting.current = next;
    setQueue(next);
  }, []);

  const reload = useCallback(async () => {
    const before = made.current;
    const answer = await client.mutation(openHandoverMutation, { requestId, mouvement }).toPromise();
    // A gesture that was made meanwhile is not in this answer: the service tells of it, and it is read again.
    if (made.current !== before) return;
    const outcome = outcomeOf(answer);
    if (outcome.status === 'done') {
      setSheet(outcome.data.openHandover);
      setRefusal(null);
    } else setRefusal((before) => before ?? outcome.sentence);
  }, [client, requestId, mouvement]);

  /** Sends what waits, in its order, until nothing does or the service cannot be reached. */
  const send = useCallback((): Promise<boolean> => {
    sending.current ??= (async () => {
      while (waiting.current.length > 0) {
        const commands = waiting.current;
        const outcome = outcomeOf(
          await client.mutation(takeCommandsMutation, { commands: [...commands] }, typesOutdated).toPromise(),
        );
        if (outcome.status !== 'done') return outcome.code !== undefined && giveUp(outcome.sentence, commands);
        for (const { key, raison } of outcome.data.takeHandoverCommands) {
          if (raison === null) continue;
          refused.current.add(key);
          toasts.error(raison);
        }
        change(waiting.current.slice(commands.length));
      }
      return true;
    })().finally(() => {
      sending.current = null;
    });
    return sending.current;

    function giveUp(sentence: string, commands: readonly WaitingCommand[]): boolean {
      toasts.error(sentence);
      for (const { key } of commands) refused.current.add(key);
      change(waiting.current.slice(commands.length));
      return true;
    }
  }, [client, toasts, change]);

  const settle = useCallback(async () => {
    const isThrough = await send();
    if (isThrough) await reload();
    return isThrough;
  }, [send, reload]);

  const gesture = useCallback(
    async (one: Gesture): Promise<string | null> => {
      if (sheet === null) return null;
      const { line = null, quantity = null, note = '' } = one;
      const key = newUuid();
      const command = { key, sheet: sheet.id, line, kind: one.kind, quantity, note, at: new Date().toISOString() };
      made.current += 1;
      change([...waiting.current, command]);
      setSheet((before) => before && applied(before, command));
      if (!(await send())) return null;
      if (refused.current.has(key)) {
        await reload();
        return null;
      }
      return key;
    },
    [sheet, send, reload, change],
  );

  useEffect(() => {
    void reload();
  }, [reload]);

  const isWaiting = queue.length > 0;
  useEffect(() => {
    if (!isWaiting) return;
    const again = () => void send();
    const timer = setInterval(again, pause);
    window.addEventListener('online', again);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', again);
    };
  }, [isWaiting, send]);

  useChangesOfOthers(
    useCallback(() => {
      if (waiting.current.length === 0) void reload();
    }, [reload]),
  );

  return { sheet, refusal, waiting: queue.length, gesture, settle, reload };
}

const typesOutdated = { additionalTypenames: [...handoverTypes, 'PreparationTick'] };

/** A sheet as it is after a gesture that the service has yet to take. */
function applied(sheet: Handover, { kind, line: lineId, quantity: quantite, note }: WaitingCommand): Handover {
  if (kind === 'remarque') return { ...sheet, remarques: note };
  return {
    ...sheet,
    lines: sheet.lines.map((line) => {
      if (kind === 'tout') return line.compte === null ? { ...line, compte: line.attendu } : line;
      if (line.id !== lineId) return line;
      if (kind === 'note') return { ...line, note };
      return { ...line, ...countLine(line, sheet.mouvement, { kind, quantite }) };
    }),
  };
}

/** Calls back when a sheet changes anywhere, and when a lost connection is back. */
function useChangesOfOthers(onChange: () => void): void {
  const client = useClient();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    if (attempt > 0) onChange();
    const retry = () => {
      if (!isOver) timer ??= setTimeout(() => setAttempt((count) => count + 1), pause * (0.5 + Math.random()));
    };
    const { unsubscribe } = pipe(
      client.subscription(handoverSubscription, {}),
      onEnd(retry),
      subscribe(({ data, error }) => {
        if (data) onChange();
        if (error) retry();
      }),
    );
    return () => {
      isOver = true;
      clearTimeout(timer);
      unsubscribe();
    };
  }, [client, attempt, onChange]);
}

/** What a sheet says while gestures wait. */
export function waitingInWords(count: number): string {
  return count === 1 ? '1 geste en attente' : `${count} gestes en attente`;
}
