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

it.each([
  [true, 'Accueil'],
  [false, undefined],
])('asks again, if told to (%s), when a gateway lost who was to answer', async (asksAgain, expected) => {
  let asked = 0;
  const server = createServer((_request, response) => {
    asked += 1;
    response.writeHead(asked === 1 ? 502 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ data: { title: 'Accueil' } }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const client = createApiClient({ url: `http://127.0.0.1:${port}/graphql`, asksAgain });
  const { data } = await client.query('{ title }', {}).toPromise();
  server.closeAllConnections();
  server.close();
  expect(data?.title).toBe(expected);
});
