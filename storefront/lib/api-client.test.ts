import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { createApiClient } from './api-client.ts';

it('gives up a service that takes the call and never answers', async () => {
  const server = createServer(() => {}).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  try {
    const client = createApiClient({ url: `http://127.0.0.1:${port}/graphql`, timeout: 50 });
    const { error } = await client.query('{ __typename }', {}).toPromise();
    expect(error?.networkError?.message).toBe('No answer within 50 ms');
  } finally {
    server.closeAllConnections();
    server.close();
  }
});
