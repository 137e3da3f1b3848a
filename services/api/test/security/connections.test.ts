import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { PassThrough } from 'node:stream';
import { createServer } from '@barnum/hosting/create-server';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';

let app: FastifyInstance;

beforeEach(async () => {
  app = await createServer({
    trustProxy: ['127.0.0.1'],
    logLevel: 'silent',
    contentSecurityPolicy: { defaultSrc: ["'none'"] },
  });
  app.post('/echo', async ({ body }) => ({ body }));
});
afterEach(() => app.close());

/** Sends `text` as it is and answers what came back until the server hung up. */
async function send(text: string): Promise<string> {
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1').setEncoding('latin1');
  let answer = '';
  socket.on('data', (chunk: string) => {
    answer += chunk;
  });
  socket.on('error', () => {});
  socket.write(text);
  await once(socket, 'close');
  return answer;
}

/** With these limits of time a hundred times shorter; the others would end a connection first on a busy machine. */
async function listenInHaste(...limits: ('headersTimeout' | 'requestTimeout' | 'keepAliveTimeout')[]): Promise<void> {
  const { server } = app;
  for (const limit of limits) server[limit] /= 100;
  Object.assign(server, { connectionsCheckingInterval: 20 });
  await app.listen({ port: 0, host: '127.0.0.1' });
}

it('every limit of time is set, and looked at often', () => {
  const { headersTimeout, requestTimeout, timeout, keepAliveTimeout } = app.server;
  expect({ headersTimeout, requestTimeout, timeout, keepAliveTimeout }).toEqual({
    headersTimeout: 30_000,
    requestTimeout: 30_000,
    timeout: 60_000,
    keepAliveTimeout: 65_000,
  });
  expect(app.server).toMatchObject({ connectionsCheckingInterval: 5_000 });
});

it.each([
  ['headers that never end', 'GET /healthz HTTP/1.1\r\nhost: x\r\nx-slow: '],
  ['a request line that never ends', 'GET /hea'],
  [
    'a body that never comes',
    'POST /echo HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{',
  ],
  [
    'a chunk that never ends',
    'POST /echo HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n5\r\n{',
  ],
])('%s: the caller is told and hung up on', async (_what, text) => {
  await listenInHaste('headersTimeout', 'requestTimeout');
  expect(await send(text)).toMatch(/^HTTP\/1\.1 408 /);
});

it('who says nothing is hung up on', async () => {
  await listenInHaste('headersTimeout', 'requestTimeout');
  expect(await send('')).toMatch(/^(HTTP\/1\.1 408 .*)?$/s);
});

it('who says nothing more is hung up on', async () => {
  await listenInHaste('keepAliveTimeout');
  const idle = await send('GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n');
  expect(idle).toMatch(/^HTTP\/1\.1 200 /);
});

it.each([
  ['headers that are too large', `GET /healthz HTTP/1.1\r\nhost: x\r\nx-large: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ['too many headers to fit', `GET /healthz HTTP/1.1\r\nhost: x\r\n${'x-many: x\r\n'.repeat(3_000)}\r\n`, 431],
  ['no request', 'hello\r\n\r\n', 400],
  ['two lengths', 'POST /echo HTTP/1.1\r\nhost: x\r\ncontent-length: 2\r\ncontent-length: 3\r\n\r\n{}', 400],
  [
    'a length and chunks',
    'POST /echo HTTP/1.1\r\nhost: x\r\ncontent-length: 2\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
    400,
  ],
  [
    'what is said beside a chunk, without end',
    `POST /echo HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n2;${'x'.repeat(20_000)}\r\n{}\r\n`,
    413,
  ],
  ['a header with a line break', 'GET /healthz HTTP/1.1\r\nhost: x\r\nx: a\rb: c\r\n\r\n', 400],
])('%s is refused', async (_what, text, status) => {
  await app.listen({ port: 0, host: '127.0.0.1' });
  const answer = await send(text);
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(answer).toContain('x-content-type-options: nosniff');
  expect(answer).toMatch(/\r\n\r\nLa demande est illisible$/);
});

it('what is no request does not get its answer into the middle of another one’s', async () => {
  app.get('/long', (_request, reply) => {
    const parts = new PassThrough();
    parts.write('begun');
    return reply.send(parts);
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1').setEncoding('latin1');
  socket.write('GET /long HTTP/1.1\r\nhost: x\r\n\r\n');
  let answer = '';
  socket.on('error', () => {});
  socket.on('data', (chunk: string) => {
    if (!answer.includes('begun')) socket.write('hello\r\n\r\n');
    answer += chunk;
  });
  await once(socket, 'close');
  expect(answer).toContain('begun');
  expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1);
});

it('an address behind TLS is remembered as such, when a trusted proxy says so', async () => {
  const ask = (proto: string, remoteAddress: string) =>
    app.inject({ url: '/healthz', headers: { 'x-forwarded-proto': proto }, remoteAddress });
  const header = 'strict-transport-security';
  expect((await ask('https', '127.0.0.1')).headers[header]).toBe('max-age=31536000; includeSubDomains');
  expect((await ask('http', '127.0.0.1')).headers[header]).toBeUndefined();
  expect((await ask('https', '192.0.2.1')).headers[header]).toBeUndefined();
});
