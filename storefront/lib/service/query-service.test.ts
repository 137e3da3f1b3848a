import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { graphql } from './graphql.ts';
import { queryService } from './query-service.server.ts';

const query = graphql('query { companyInfo { nom } }');

/** The outcome of querying a service that answers like this. */
async function answerOf(service: RequestListener, timeout?: number) {
  const server = createServer(service).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  try {
    return await queryService(query, {}, { env: { apiUrl }, timeout });
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

it('gives up on a service that never answers', async () => {
  await expect(answerOf(() => {}, 50)).rejects.toThrow('aborted due to timeout');
});

it('queries again when a gateway lost the replica that was to answer', async () => {
  let calls = 0;
  const answer = await answerOf((_request, response) => {
    calls += 1;
    response.writeHead(calls === 1 ? 502 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ data: { companyInfo: [] } }));
  });
  expect(answer).toEqual({ companyInfo: [] });
  expect(calls).toBe(2);
});

it('says what went wrong', async () => {
  await expect(answerOf((_request, response) => void response.writeHead(500).end())).rejects.toThrow(
    'HTTP error! status: 500',
  );
  await expect(
    answerOf((_request, response) => void response.end(JSON.stringify({ errors: [{ message: 'Non' }] }))),
  ).rejects.toThrow('Non');
});

it('says when to try again once the rate limit is reached', async () => {
  const refused = answerOf((_request, response) => {
    response.writeHead(429, { 'content-type': 'application/json', 'retry-after': '480' });
    response.end(JSON.stringify({ data: null, errors: [{ message: 'Dans 8 minutes' }] }));
  });
  await expect(refused).rejects.toMatchObject({ status: 429, message: 'Dans 8 minutes', retryAfter: 480 });
});
