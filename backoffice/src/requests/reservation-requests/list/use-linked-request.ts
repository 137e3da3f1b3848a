import { sentences } from '@barnum/rules/sentences';
import { useEffect } from 'react';
import { useQuery } from 'urql';
import { useListAddress } from '../../../components/list/use-list-address.ts';
import { useToasts } from '../../../components/toasts.tsx';
import { type ReservationRequest, requestQuery } from '../requests.ts';

/** The request named in the address, `?demande=12`; null when there is none. */
export function useLinkedRequest(): ReservationRequest | null {
  const toasts = useToasts();
  const { read } = useListAddress();
  const id = /^[1-9]\d{0,8}$/.test(read('demande')) ? Number(read('demande')) : 0;
  const [{ data, error, fetching }] = useQuery({ query: requestQuery, variables: { id }, pause: id === 0 });
  const isGone = id > 0 && error !== undefined && !fetching;
  useEffect(() => {
    if (isGone) toasts.error(sentences.requests.notFound);
  }, [isGone, toasts]);
  return data?.reservationRequest.id === id ? data.reservationRequest : null;
}
