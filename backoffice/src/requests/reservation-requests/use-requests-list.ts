import { todayInParis } from '@barnum/rules/dates/paris-time';
import { readRequestFilter } from '@barnum/rules/requests/reservation-requests/request-list';
import type { RequestState } from '@barnum/rules/requests/reservation-requests/request-states';
import { pageSize } from '../../components/list/list-pages.tsx';
import type { List } from '../../components/list/use-list.ts';
import { useListAddress } from '../../components/list/use-list-address.ts';
import { useInvoicing } from '../../components/use-invoicing.ts';
import { useRead } from '../../components/use-read.ts';
import { requestOrder } from './request-orders.ts';
import { type RequestViews, type ReservationRequest, requestsQuery } from './requests.ts';

export interface RequestsList extends List<ReservationRequest> {
  /** How many the search and the filters find in each state; empty where a search finds too many to count. */
  states: readonly { statut: RequestState; totalCount: number }[] | undefined;
  saved: RequestViews | undefined;
}

/**
 * The page of requests that the address asks for: search, filters, order, page. The list reads it, and the page of a
 * request, whose address carries the same parameters.
 */
export function useRequestsList(): RequestsList {
  const { page, read } = useListAddress();
  const isInvoicing = useInvoicing();
  const filtre = readRequestFilter(read, todayInParis());
  const variables = {
    page,
    pageSize,
    search: read('q'),
    sort: requestOrder(read('tri')).sort,
    filtre: { ...filtre, aFacturer: filtre.aFacturer && isInvoicing },
  };
  // The views of a shop that has saved none name no type of their own.
  const { data, ...reading } = useRead(requestsQuery, variables, savedViews);
  const { items, totalCount, states } = data?.reservationRequests ?? {};
  return { ...reading, items, totalCount, states, saved: data?.requestViews };
}

const savedViews = { additionalTypenames: ['RequestViews'] };
