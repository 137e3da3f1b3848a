import type { TypedDocumentNode } from '@urql/core';
import { useRef } from 'react';
import { useQuery } from 'urql';

/** What is being read, in whichever state it is. */
export interface Reading<Data> {
  /** Undefined until it was read once. */
  data: Data | undefined;
  hasFailed: boolean;
  isFetching: boolean;
  /** `data` answers earlier variables, while the answer to these is on its way. */
  isOutdated: boolean;
  reload: () => void;
}

/** Reads a query. What was read stays while other variables are asked for, and when reading the same again fails. */
export function useRead<Data, Variables extends object>(
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Reading<Data> {
  const [{ data, error, fetching, operation }, reload] = useQuery({ query, variables });
  const asked = JSON.stringify(variables);
  const answered = JSON.stringify(operation?.variables);

  const last = useRef<{ key: string | undefined; data: Data }>();
  // A refused query answers null.
  if (data) last.current = { key: answered, data };
  const isSame = last.current?.key === asked;
  // Until the answer is there, urql goes on giving the one before.
  const hasFailed = error !== undefined && answered === asked;
  const shown = hasFailed && !isSame ? undefined : last.current?.data;

  return {
    data: shown,
    hasFailed,
    isFetching: fetching,
    isOutdated: shown !== undefined && !isSame,
    reload: () => reload({ requestPolicy: 'network-only' }),
  };
}
