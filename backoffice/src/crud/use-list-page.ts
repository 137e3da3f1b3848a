import { useRef } from 'react';
import { type AnyVariables, type CombinedError, type DocumentInput, useQuery } from 'urql';

interface ListPage<Item> {
  items: Item[];
  totalCount: number;
}

interface ListPageState<Item> {
  /** What to show; undefined until something was read. */
  items: Item[] | undefined;
  total: number | undefined;
  error: CombinedError | undefined;
  fetching: boolean;
  /** The items are those of the page, search or order before, while this one is on its way. */
  isOutdated: boolean;
  reload: () => void;
}

/**
 * One page of a list, read when it is asked for. What was read stays on the screen while another page comes, and when
 * reading the same one again fails.
 */
export function useListPage<Data, Variables extends AnyVariables & object, Item>(
  query: DocumentInput<Data, Variables>,
  variables: Variables,
  pageOf: (data: Data) => ListPage<Item>,
): ListPageState<Item> {
  const key = JSON.stringify(variables);
  const [{ data, error, fetching, operation }, execute] = useQuery<Data, Variables>({ query, variables } as Parameters<
    typeof useQuery<Data, Variables>
  >[0]);
  // Until the answer is there, urql goes on giving the one before.
  const isAnswered = JSON.stringify(operation?.variables) === key;
  const last = useRef<{ key: string; page: ListPage<Item> }>();
  if (data && isAnswered) last.current = { key, page: pageOf(data) };

  const isOutdated = last.current !== undefined && last.current.key !== key;
  const isShown = !isOutdated || !(error && isAnswered);
  return {
    items: isShown ? last.current?.page.items : undefined,
    total: isShown ? last.current?.page.totalCount : undefined,
    error: isAnswered ? error : undefined,
    fetching,
    isOutdated,
    reload: () => execute({ requestPolicy: 'network-only' }),
  };
}
