import { failureOf } from '@barnum/rules/outcome';
import { sentences } from '@barnum/rules/sentences';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useClient } from 'urql';
import { useToasts } from '../../../components/toasts.tsx';
import { useChanges } from '../../../lib/service/use-changes.ts';
import { keyOf, type Pieces, type Tick, tickMutation, ticksSubscription } from './preparation.ts';

/** A box as somebody here wants it: on its way to the service, or there and soon read again. */
interface Wish extends Pieces {
  coche: boolean;
  isSaved: boolean;
}

/** The boxes of the sheet. */
export interface Ticks {
  /** Who ticked it and when; null while it is not ticked, or by nobody but this browser yet. */
  tickOf: (pieces: Pieces) => Tick | null;
  isTicked: (pieces: Pieces) => boolean;
  isWaiting: (pieces: Pieces) => boolean;
  /** How many were not saved yet. */
  waiting: number;
  set: (pieces: Pieces, coche: boolean) => void;
}

/** In milliseconds: how soon what did not get through is sent again. */
const pause = 5_000;

/**
 * The ticks that the service knows under those that are on their way there. What does not get through is kept in the
 * browser, over a reload too, and sent again. `reload` is called when somebody else ticks.
 */
export function useTicks(known: readonly Tick[], reload: () => void): Ticks {
  const client = useClient();
  const toasts = useToasts();
  const [wishes, setWishes] = useState(readWishes);
  const latest = useRef({ wishes, reload });
  latest.current = { wishes, reload };
  const isSending = useRef(false);

  const change = useCallback((next: (wishes: Record<string, Wish>) => Record<string, Wish>) => {
    const before = latest.current.wishes;
    latest.current.wishes = next(before);
    keepWishes(before, latest.current.wishes);
    setWishes(latest.current.wishes);
  }, []);

  const send = useCallback(async () => {
    if (isSending.current) return;
    isSending.current = true;
    for (let wish = nextOf(latest.current.wishes); wish; wish = nextOf(latest.current.wishes)) {
      const { isSaved: _, ...input } = wish;
      const { error } = await client.mutation(tickMutation, { input }).toPromise();
      const isGone = error !== undefined && failureOf(error).code === 'NOT_FOUND';
      if (error && !isGone) break;
      if (isGone) toasts.error(sentences.planning.tickGone);
      const key = keyOf(wish);
      // Pressed again meanwhile, it is sent again.
      change((all) => (all[key] === wish ? { ...all, [key]: { ...wish, isSaved: true } } : all));
    }
    isSending.current = false;
    latest.current.reload();
  }, [client, toasts, change]);

  // What was read anew holds what was saved.
  // biome-ignore lint/correctness/useExhaustiveDependencies: at each reading
  useEffect(() => change(withoutSaved), [known, change]);

  const waiting = Object.values(wishes).filter(({ isSaved }) => !isSaved).length;
  useEffect(() => {
    if (waiting === 0) return;
    const again = () => void send();
    const timer = setInterval(again, pause);
    window.addEventListener('online', again);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', again);
    };
  }, [waiting, send]);

  useChanges(
    ticksSubscription,
    useCallback(() => latest.current.reload(), []),
  );

  return useMemo(() => {
    const ticks = new Map(known.map((tick) => [keyOf(tick), tick]));
    return {
      tickOf: (pieces) => ticks.get(keyOf(pieces)) ?? null,
      isTicked: (pieces) => wishes[keyOf(pieces)]?.coche ?? ticks.has(keyOf(pieces)),
      isWaiting: (pieces) => wishes[keyOf(pieces)]?.isSaved === false,
      waiting,
      set(pieces, coche) {
        change((all) => ({ ...all, [keyOf(pieces)]: { ...pieces, coche, isSaved: false } }));
        void send();
      },
    };
  }, [known, wishes, waiting, change, send]);
}

function nextOf(wishes: Record<string, Wish>): Wish | undefined {
  return Object.values(wishes).find(({ isSaved }) => !isSaved);
}

function withoutSaved(wishes: Record<string, Wish>): Record<string, Wish> {
  const left = Object.entries(wishes).filter(([, { isSaved }]) => !isSaved);
  return left.length === Object.keys(wishes).length ? wishes : Object.fromEntries(left);
}

const storageKey = 'barnum.coches';

function readWishes(): Record<string, Wish> {
  return JSON.parse(window.localStorage.getItem(storageKey) ?? '{}');
}

/** Keeps what waits here, beside what waits in other windows of this browser. */
function keepWishes(before: Record<string, Wish>, after: Record<string, Wish>): void {
  const kept = Object.entries(readWishes()).filter(([key]) => !(key in before));
  window.localStorage.setItem(storageKey, JSON.stringify(withoutSaved({ ...Object.fromEntries(kept), ...after })));
}
