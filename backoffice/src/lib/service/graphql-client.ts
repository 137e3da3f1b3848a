import { type Failure, failureOf } from '@barnum/rules/outcome';
import { servicePaths } from '@barnum/rules/paths';
import { Client, cacheExchange, fetchExchange, mapExchange } from '@urql/core';
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
      }),
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

function refusesToken({ code, httpStatus }: Failure): boolean {
  return code === undefined ? httpStatus === 401 : code === 'UNAUTHENTICATED';
}
