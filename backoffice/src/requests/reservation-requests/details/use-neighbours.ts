import { paths } from '@barnum/rules/paths';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { pageSize } from '../../../components/list/list-pages.tsx';
import { readPageNumber, searchOfPage } from '../../../components/list/page-number.ts';
import type { List } from '../../../components/list/use-list.ts';
import type { ReservationRequest } from '../requests.ts';

/** Goes to the next request of the list, or to the one before; null at its end. */
export interface Neighbours {
  next: (() => void) | null;
  previous: (() => void) | null;
}

/** The neighbours of a request in the list of its address, page after page; none where that page never held it. */
export function useNeighbours(id: number, { items, totalCount, isOutdated }: List<ReservationRequest>): Neighbours {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  // It goes on leading back to where the first was opened from.
  const { state } = useLocation();
  const page = readPageNumber(parameters);
  const lastPage = Math.ceil((totalCount ?? 0) / pageSize);
  // The page that is turned to, and the place there of the request to open.
  const awaited = useRef<{ page: number; place: 0 | -1 } | null>(null);
  const place = usePlace(id, items);

  function open(request: ReservationRequest | undefined, search: string): void {
    if (request) void navigate(`${paths.adminRequest(request.id)}${search}`, { replace: true, state });
  }

  useEffect(() => {
    // Something else may be drawn before the page has been turned.
    if (awaited.current?.page !== page || isOutdated || !items) return;
    const request = items.at(awaited.current.place);
    awaited.current = null;
    open(request, searchOfPage(parameters, page));
  });

  function step(by: 1 | -1): (() => void) | null {
    if (!items || !place) return null;
    // A request that has left the list, as its state no longer fits, leaves its place to the next one.
    const target = items[place.isListed || by === -1 ? place.index + by : place.index];
    if (target) return () => open(target, searchOfPage(parameters, page));
    const other = page + by;
    if (other < 1 || other > lastPage) return null;
    return () => {
      awaited.current = { page: other, place: by === 1 ? 0 : -1 };
      void navigate({ search: searchOfPage(parameters, other) }, { replace: true, state });
    };
  }

  return { next: step(1), previous: step(-1) };
}

/** Where a request stands in the page of the list, or stood when it was last there; null if it never was. */
function usePlace(id: number, items: readonly ReservationRequest[] | undefined) {
  const last = useRef<{ id: number; index: number }>();
  const index = items?.findIndex((request) => request.id === id) ?? -1;
  if (index !== -1) last.current = { id, index };
  return last.current?.id === id ? { isListed: index !== -1, index: last.current.index } : null;
}
