import type { TypedDocumentNode } from '@urql/core';
import { useRef } from 'react';
import { useQuery } from 'urql';

/** A list being read: what ListStates needs to show it. */
export interface List<Item> {
  /** Undefined until it was read once. */
  items: Item[] | undefined;
  totalCount: number | undefined;
  hasFailed: boolean;
  isFetching: boolean;
  /** What is shown answers an earlier search or page, while the next one is read. */
  isOutdated: boolean;
  reload: () => void;
}

interface Options<Data, Variables, Item> {
  query: TypedDocumentNode<Data, Variables>;
  variables: Variables;
  /** The list in the answer. */
  select: (data: Data) => { items: Item[]; totalCount: number };
}

/** Reads a list. What was read stays while the next page is read, and when reading the same list again fails. */
export function useList<Data, Variables extends object, Item>(options: Options<Data, Variables, Item>): List<Item> {
  const { query, variables, select } = options;
  const [{ data, error, fetching, operation }, reload] = useQuery({ query, variables });
  const asked = JSON.stringify(variables);
  const answered = JSON.stringify(operation?.variables);

  const last = useRef<{ key: string | undefined; data: Data }>();
  if (data !== undefined) last.current = { key: answered, data };
  const isSameList = last.current?.key === asked;
  // Until the answer is there, urql goes on giving the one before.
  const hasFailed = error !== undefined && answered === asked;
  const shown = hasFailed && !isSameList ? undefined : last.current?.data;

  return {
    ...(shown === undefined ? { items: undefined, totalCount: undefined } : select(shown)),
    hasFailed,
    isFetching: fetching,
    isOutdated: shown !== undefined && !isSameList,
    reload: () => reload({ requestPolicy: 'network-only' }),
  };
}
