import { outcomeOf } from '@barnum/rules/outcome';
import { paths, technicalPaths } from '@barnum/rules/paths';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useClient } from 'urql';
import { readKeptMark } from '../../../lib/kept-mark.ts';
import { openDayHandoversMutation } from '../handover.ts';
import { keepOnly } from './kept-store.ts';
import { useReplay } from './use-kept.ts';

/** Sends what waits and, on a device that is held in a hand, keeps the sheets of today and tomorrow: at sign-in, and at each opening of the day. */
export function KeptSheets({ isInHand }: { isInHand: boolean }) {
  const client = useClient();
  const { pathname } = useLocation();
  const isDay = pathname === paths.adminToday || pathname === paths.adminSheets;
  useReplay();
  useEffect(() => {
    if (isInHand && import.meta.env.PROD) void registerWorker();
  }, [isInHand]);
  useEffect(() => {
    if (!isInHand) return;
    const refresh = async () => {
      const outcome = outcomeOf(await client.mutation(openDayHandoversMutation, {}).toPromise());
      if (outcome.status === 'done') await keepOnly(outcome.data.openDayHandovers);
    };
    const again = () => void refresh();
    if (isDay || readKeptMark() === null) again();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [client, isInHand, isDay]);
  return null;
}

/** What opens the sheets without network. Where the browser refuses, they open with network alone. */
async function registerWorker(): Promise<void> {
  await navigator.serviceWorker
    ?.register(technicalPaths.sheetsWorker, { scope: `${paths.admin}/` })
    .catch(() => undefined);
}
