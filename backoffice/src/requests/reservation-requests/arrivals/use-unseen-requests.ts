import { useEffect, useRef } from 'react';
import type { List } from '../../../components/list/use-list.ts';
import type { ReservationRequest } from '../requests.ts';
import { useArrivals } from './arrivals.tsx';

/** The number of new requests that the list does not show yet; reloads the list after a lost connection. */
export function useUnseenRequests({ items, reload }: List<ReservationRequest>) {
  const { ids, returns, see } = useArrivals();
  const latestReload = useRef(reload);
  latestReload.current = reload;
  const knownReturns = useRef(returns);

  useEffect(() => {
    if (items) see(items.map(({ id }) => id));
  }, [items, see]);

  useEffect(() => {
    if (returns === knownReturns.current) return;
    knownReturns.current = returns;
    latestReload.current();
  }, [returns]);

  return { count: ids.length, seeAll: () => see(ids) };
}
