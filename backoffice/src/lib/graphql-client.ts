import { messages } from '@barnum/rules/messages';
import { Client, cacheExchange, fetchExchange, mapExchange } from '@urql/core';
import { failureStatus } from './graphql-failure.ts';
import { HttpError } from './http-error.ts';

interface Options {
  token: string | null;
  /** Told of every call that the service refuses with 401 or 403. */
  onRefusal?: (status: 401 | 403) => void;
}

/** Client of the service's GraphQL door, on this page's own origin. One a token: its cache is one user's. */
export function createGraphqlClient({ token, onRefusal }: Options): Client {
  return new Client({
    url: '/graphql',
    preferGetMethod: false,
    requestPolicy: 'cache-and-network',
    fetch: fetchOrThrow,
    fetchSubscriptions: true,
    fetchOptions: { headers: { ...uploadHeaders, ...(token === null ? {} : { authorization: `Bearer ${token}` }) } },
    exchanges: [
      mapExchange({
        onError(error) {
          const status = failureStatus(error);
          if (status === 401 || status === 403) onRefusal?.(status);
        },
      }),
      cacheExchange,
      fetchExchange,
    ],
  });
}

// No form of another site can send it: the service takes files from those alone who do.
const uploadHeaders = { 'x-graphql-yoga-csrf': '1' };

async function fetchOrThrow(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, init);
  if (!response.ok) throw new HttpError(response.status, messages.transport.http(response.status));
  return response;
}
