import { messages } from '@barnum/rules/messages';
import { Client, fetchExchange } from 'urql';

/** Client of the service's GraphQL door on this page's own origin, without a cache. */
export function createApiClient(): Client {
  return new Client({
    url: '/graphql',
    preferGetMethod: false,
    requestPolicy: 'network-only',
    exchanges: [fetchExchange],
    fetch: async (input, init) => {
      const response = await fetch(input, init);
      if (!response.ok) throw new Error(messages.transport.http(response.status));
      return response;
    },
  });
}
