import { messages } from '@barnum/rules/messages';
import { servicePaths } from '@barnum/rules/paths';
import { Client, fetchExchange } from 'urql';

/** Client of the service's GraphQL door on this page's own origin, without a cache. */
export function createApiClient(): Client {
  return new Client({
    url: servicePaths.graphql,
    preferGetMethod: false,
    requestPolicy: 'network-only',
    exchanges: [fetchExchange],
    fetch: async (input, init) => {
      const response = await fetch(input, init);
      // Who tries too often is told so, and when to try again, in the answer.
      if (!response.ok && response.status !== 429) throw new Error(messages.transport.http(response.status));
      return response;
    },
  });
}
