import { servicePaths } from '@barnum/rules/paths';
import { sentences } from '@barnum/rules/sentences';
import { Client, fetchExchange } from 'urql';

/** The browser's GraphQL client, on the page's own origin, without a cache. */
export function createApiClient(): Client {
  return new Client({
    url: servicePaths.graphql,
    preferGetMethod: false,
    requestPolicy: 'network-only',
    exchanges: [fetchExchange],
    fetch: async (input, init) => {
      const response = await fetch(input, init);
      // A 429 holds a GraphQL error that says when to try again.
      if (!response.ok && response.status !== 429) throw new Error(sentences.transport.http(response.status));
      return response;
    },
  });
}
