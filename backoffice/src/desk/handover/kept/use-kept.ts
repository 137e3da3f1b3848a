import { liveQuery } from 'dexie';
import { useCallback, useEffect, useState } from 'react';
import { useClient } from 'urql';
import { db, type KeptClosing, type KeptGesture, type KeptSheet, keyOf, type SheetOf } from './kept-db.ts';
import { countWaiting } from './kept-store.ts';
import { replayKept } from './replay-kept.ts';

/** What this device keeps of a sheet, or of all. */
export interface Kept {
  sheets: readonly KeptSheet[];
  /** In their order. */
  gestures: readonly KeptGesture[];
  closings: readonly KeptClosing[];
}

/** All that is kept, at each change of it, in whatever tab; null until it was read. */
export function useAllKept(): Kept | null {
  return useLive(readAll);
}

/** What is kept of one sheet; null until it was read. */
export function useKeptOf({ request, mouvement }: SheetOf): Kept | null {
  const read = useCallback(
    () =>
      db.transaction('r', db.sheets, db.gestures, db.closings, async () => {
        const key = keyOf({ request, mouvement });
        return {
          sheets: await db.sheets.where('[request+mouvement]').equals(key).toArray(),
          gestures: await db.gestures.where('[request+mouvement]').equals(key).sortBy('seq'),
          closings: await db.closings.where('[request+mouvement]').equals(key).toArray(),
        };
      }),
    [request, mouvement],
  );
  return useLive(read);
}

/** In milliseconds: how soon what did not get through is sent again. */
const pause = 5_000;

/** Sends what waits: at opening, at every new gesture, when the network is back, when the page is looked at again. */
export function useReplay(): void {
  const client = useClient();
  const isWaiting = useLive(hasWaiting) ?? false;
  useEffect(() => {
    if (!isWaiting) return;
    const again = () => void replayKept(client);
    again();
    const timer = setInterval(again, pause);
    window.addEventListener('online', again);
    document.addEventListener('visibilitychange', again);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', again);
      document.removeEventListener('visibilitychange', again);
    };
  }, [client, isWaiting]);
}

async function hasWaiting(): Promise<boolean> {
  return (await countWaiting()) > 0;
}

function readAll(): Promise<Kept> {
  return db.transaction('r', db.sheets, db.gestures, db.closings, async () => ({
    sheets: await db.sheets.toArray(),
    gestures: await db.gestures.orderBy('seq').toArray(),
    closings: await db.closings.toArray(),
  }));
}

function useLive<Result>(read: () => Promise<Result>): Result | null {
  const [found, setFound] = useState<Result | null>(null);
  useEffect(() => {
    const subscription = liveQuery(read).subscribe({ next: setFound, error: (error) => reportError(error) });
    return () => subscription.unsubscribe();
  }, [read]);
  return found;
}
