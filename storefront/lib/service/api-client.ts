import { servicePaths } from '@barnum/rules/paths';
import { preferWait } from '@barnum/rules/platform/prefer-wait';
import { sentences } from '@barnum/rules/sentences';
import { Client, fetchExchange, makeOperation, mapExchange, type Operation } from 'urql';

/** The browser's GraphQL client, on the page's own origin, without a cache. */
export function createApiClient(): Client {
  return new Client({
    url: servicePaths.graphql,
    preferGetMethod: false,
    requestPolicy: 'network-only',
    exchanges: [mapExchange({ onOperation: waitForChange }), fetchExchange],
    fetch: async (input, init) => {
      const response = await fetch(input, init);
      // A 429 holds a GraphQL error that says when to try again.
      if (!response.ok && response.status !== 429) throw new Error(sentences.transport.http(response.status));
      return response;
    },
  });
}

function waitForChange(operation: Operation): Operation {
  if (operation.kind !== 'mutation') return operation;
  const { fetchOptions, ...context } = operation.context;
  const options = typeof fetchOptions === 'function' ? fetchOptions() : fetchOptions;
  return makeOperation('mutation', operation, {
    ...context,
    fetchOptions: { ...options, headers: { ...options?.headers, ...preferWait } },
  });
}
