import { type Failure, failureOf } from '@barnum/rules/outcome';
import { servicePaths } from '@barnum/rules/paths';
import {
  Client,
  cacheExchange,
  type Exchange,
  fetchExchange,
  makeOperation,
  mapExchange,
  type OperationResult,
} from '@urql/core';
import { authExchange } from '@urql/exchange-auth';
import { fetchService } from './transport.ts';

interface Options {
  /** The current token; null when nobody is signed in. */
  readToken: () => string | null;
  /** Called when the service refuses the token; the refused calls are sent again afterwards. */
  renew?: () => Promise<void>;
  /** Called when the service answers that the user may not do this. */
  onForbidden?: () => void;
}

/** The client of the service's GraphQL API, on the page's own origin. One per user, as it caches their data. */
export function createGraphqlClient({ readToken, renew, onForbidden }: Options): Client {
  return new Client({
    url: servicePaths.graphql,
    preferGetMethod: false,
    requestPolicy: 'cache-and-network',
    fetch: fetchService,
    fetchSubscriptions: true,
    exchanges: [
      cacheExchange,
      mapExchange({
        onError(error) {
          if (failureOf(error).httpStatus === 403) onForbidden?.();
        },
        onResult: withoutRefresh,
      }),
      rereadExchange,
      authExchange(async ({ appendHeaders }) => ({
        addAuthToOperation(operation) {
          const token = readToken();
          return token === null ? operation : appendHeaders(operation, { authorization: `Bearer ${token}` });
        },
        didAuthError: (error) => renew !== undefined && refusesToken(failureOf(error)),
        refreshAuth: async () => renew?.(),
      })),
      fetchExchange,
    ],
  });
}

/**
 * A change that did not reach the service makes nothing be read again: that would fail as well, and the cache, which
 * forgets what failed, would not read it again after the next change either.
 */
function withoutRefresh(result: OperationResult): OperationResult {
  const { operation, error } = result;
  if (operation.kind !== 'mutation' || !error?.networkError) return result;
  return {
    ...result,
    operation: makeOperation('mutation', operation, { ...operation.context, additionalTypenames: [] }),
  };
}

/**
 * Reads again what was being read while a change was saved: it may be from before, and the cache makes only that be
 * read again which it already holds.
 */
const rereadExchange: Exchange = (input) => {
  /** Keys of the queries on their way; true for those during which a change was saved. */
  const underway = new Map<number, boolean>();
  return mapExchange({
    onOperation({ kind, key }) {
      if (kind === 'query') underway.set(key, false);
    },
    onResult({ operation, error }) {
      const { kind, key, context } = operation;
      if (kind === 'mutation' && !error?.networkError) for (const one of underway.keys()) underway.set(one, true);
      const isOutdated = underway.get(key);
      underway.delete(key);
      if (!isOutdated) return;
      input.client.reexecuteOperation(makeOperation('query', operation, { ...context, requestPolicy: 'network-only' }));
    },
  })(input);
};

function refusesToken({ code, httpStatus }: Failure): boolean {
  return code === undefined ? httpStatus === 401 : code === 'UNAUTHENTICATED';
}
