import { failureOf } from '@barnum/rules/outcome';
import type { OperationContext, TypedDocumentNode } from '@urql/core';
import { useCallback, useEffect, useRef } from 'react';
import { useQuery } from 'urql';

/** The state of a query. */
export interface QueryState<Data> {
  /** Undefined until the first answer. */
  data: Data | undefined;
  hasFailed: boolean;
  /** The record does not exist: `hasFailed` as well. */
  isMissing: boolean;
  isFetching: boolean;
  /** `data` belongs to earlier variables; the answer for the current ones is on its way. */
  isOutdated: boolean;
  reload: () => void;
}

/** The context of what a form edits: the service would refuse the changes of a cached copy that is outdated. */
export const fresh = { requestPolicy: 'network-only' } as const;

/**
 * Runs a query. The last data stays while new variables load, and when reloading the same ones fails; what failed is
 * read again once the browser is back online. `context`, a constant, names the types whose changes outdate an answer
 * that may hold none of them. Nothing is read while `isPaused`.
 */
export function useRead<Data, Variables extends object>(
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  context?: Partial<OperationContext>,
  isPaused = false,
): QueryState<Data> {
  const [{ data, error, fetching, operation }, reload] = useQuery({
    query,
    variables,
    pause: isPaused,
    ...(context && { context }),
  });
  const current = JSON.stringify(variables);
  const answered = JSON.stringify(operation?.variables);

  const last = useRef<{ key: string | undefined; data: Data }>();
  // A refused query returns null.
  if (data) last.current = { key: answered, data };
  const isSame = last.current?.key === current;
  // Until the new answer arrives, urql returns the previous one.
  const hasFailed = error !== undefined && answered === current;
  const shown = hasFailed && !isSame ? undefined : last.current?.data;
  const readAnew = useCallback(() => reload({ requestPolicy: 'network-only' }), [reload]);

  useEffect(() => {
    if (!hasFailed) return;
    window.addEventListener('online', readAnew);
    return () => window.removeEventListener('online', readAnew);
  }, [hasFailed, readAnew]);

  return {
    data: shown,
    hasFailed,
    isMissing: hasFailed && failureOf(error).code === 'NOT_FOUND',
    isFetching: fetching,
    isOutdated: shown !== undefined && !isSame,
    reload: readAnew,
  };
}
