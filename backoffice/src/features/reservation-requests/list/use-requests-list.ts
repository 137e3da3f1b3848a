import { pageSize } from '../../../components/list/list-pages.tsx';
import { type List, useList } from '../../../components/list/use-list.ts';
import { useListAddress } from '../../../components/list/use-list-address.ts';
import { type ReservationRequest, readState, requestsQuery } from '../requests.ts';
import { requestOrder } from './request-orders.ts';

/**
 * The page of requests that the address asks for: search, filters, order, page. The list reads it, and the page of a
 * request, whose address carries the same parameters.
 */
export function useRequestsList(): List<ReservationRequest> {
  const { page, read } = useListAddress();
  return useList({
    query: requestsQuery,
    variables: {
      page,
      pageSize,
      search: read('q'),
      sort: requestOrder(read('tri')).sort,
      statut: readState(read('etat')),
    },
    select: (data) => data.reservationRequests,
  });
}
