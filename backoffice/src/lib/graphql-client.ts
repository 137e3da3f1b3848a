import { servicePaths } from '@barnum/rules/paths';
import { Client, cacheExchange, fetchExchange, mapExchange } from '@urql/core';
import { type Authorisation, createAuthorisedFetch } from './authorised-fetch.ts';
import { failureStatus } from './graphql-failure.ts';
import { uploadHeaders } from './upload.ts';

interface Options extends Authorisation {
  /** Told of every call that the service refuses for want of the right. */
  onForbidden?: () => void;
}

/** Client of the service's GraphQL door, on this page's own origin. One a user: its cache is theirs. */
export function createGraphqlClient({ onForbidden, ...authorisation }: Options): Client {
  return new Client({
    url: servicePaths.graphql,
    preferGetMethod: false,
    requestPolicy: 'cache-and-network',
    fetch: createAuthorisedFetch(authorisation),
    fetchSubscriptions: true,
    fetchOptions: { headers: uploadHeaders },
    exchanges: [
      mapExchange({
        onError(error) {
          if (failureStatus(error) === 403) onForbidden?.();
        },
      }),
      cacheExchange,
      fetchExchange,
    ],
  });
}
