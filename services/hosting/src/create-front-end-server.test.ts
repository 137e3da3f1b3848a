import { once } from 'node:events';
import { createServer as createHttpServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { limits } from '@barnum/rules/limits';
import { calendarFeedPath, followUpFilePaths } from '@barnum/rules/paths';
import { preferWait } from '@barnum/rules/platform/prefer-wait';
import { expect, it, onTestFinished } from 'vitest';
import { createFrontEndServer } from './create-front-end-server.ts';
import { createServer } from './create-server.ts';

const settings = {
  trustProxy: false as const,
  logLevel: 'silent',
  contentSecurityPolicy: { 'default-src': ["'none'"] },
};

/** A front end before a service, both listening; answers the front end's address. */
async function inFrontOf(apiUrl: string): Promise<string> {
  const app = await createFrontEndServer({ ...settings, apiUrl });
  onTestFinished(() => app.close());
  return app.listen({ port: 0, host: '127.0.0.1' });
}

async function plainService(listener: RequestListener): Promise<string> {
  const service = createHttpServer(listener);
  await once(service.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void service.close());
  return `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
}

it('says of an address whose percent signs cannot be read that it is none, before any route, and in no query', async () => {
  const url = await inFrontOf(await plainService((_request, response) => response.end('{}')));
  for (const path of ['/%', '/%zz', '/api/%E0%A4%A', '/graphql%', '/%?a=1']) {
    const answer = await fetch(url + path);
    expect([path, answer.status, await answer.json()]).toEqual([
      path,
      404,
      { code: 'NOT_FOUND', error: 'Cet élément n’existe pas ou n’existe plus' },
    ]);
    expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'");
  }
  for (const path of ['/api/x?a=%', '/api/x?%zz', '/api/%C3%A9?a=1?b=%25']) {
    expect([path, (await fetch(url + path)).status]).toEqual([path, 200]);
  }
});

it('passes on at once that the service is away, without asking again', async () => {
  let asked = 0;
  const url = await inFrontOf(
    await plainService((_request, response) => {
      asked += 1;
      response.writeHead(503, { 'retry-after': '5' }).end('{}');
    }),
  );
  const { status, headers } = await fetch(`${url}/api/articles`);
  expect([status, headers.get('retry-after'), asked]).toEqual([503, '5', 1]);
});

it.each([
  ['its length told', (bytes: Buffer) => bytes],
  ['its length not told', (bytes: Buffer) => new Blob([new Uint8Array(bytes)]).stream()],
])('tells that a body is too large, %s, each time and itself', async (_how, bodyOf) => {
  let received = 0;
  const url = await inFrontOf(
    await plainService((request, response) => {
      received += 1;
      request.resume().on('end', () => response.end());
    }),
  );
  const send = async (size: number, type: string) => {
    const body = bodyOf(Buffer.alloc(size, 'x'));
    const answer = await fetch(`${url}/api/x`, {
      method: 'POST',
      headers: { 'content-type': type },
      body,
      duplex: 'half',
    } as RequestInit);
    return answer.status === 200 ? 200 : [answer.status, await answer.json()];
  };
  const tooLarge = { code: 'PAYLOAD_TOO_LARGE', error: expect.stringMatching(/trop volumineu/) };
  for (let round = 0; round < 10; round += 1) {
    expect(await send(limits.jsonBodyBytes + 1 + round * 300_000, 'application/json')).toEqual([413, tooLarge]);
  }
  expect(await send(limits.jsonBodyBytes, 'application/json')).toBe(200);
  expect(received).toBeGreaterThan(0);
});

it('passes on what the service refuses before it has read the whole body', async () => {
  const service = await createServer(settings);
  onTestFinished(() => service.close());
  service.post('/api/x', { bodyLimit: 1_000 }, () => 'taken');
  const url = await inFrontOf(await service.listen({ port: 0, host: '127.0.0.1' }));
  const statuses = new Set<number>();
  for (let round = 0; round < 40; round += 1) {
    const headers = { 'content-type': 'application/json' };
    const { status } = await fetch(`${url}/api/x`, { method: 'POST', headers, body: Buffer.alloc(1_000_000, 'x') });
    statuses.add(status);
  }
  expect([...statuses]).toEqual([413]);
});

it.each([
  [
    'a media type that is none',
    { method: 'POST', headers: { 'content-type': 'text/plain; application/json' }, body: 'x' },
  ],
  ['a method that has no body, with one', { method: 'OPTIONS', body: new Blob(['x']) }],
])('passes on %s', async (_what, options) => {
  const url = await inFrontOf(await plainService((_request, response) => void response.writeHead(400).end()));
  expect((await fetch(`${url}/api/articles`, options)).status).toBe(400);
});

it('gives a visitor up soon whom a service that hangs leaves waiting; a change, a file by its secret and who is signed in have time', async () => {
  const hanging: (() => void)[] = [];
  const url = await inFrontOf(
    await plainService((_request, response) => {
      hanging.push(() => response.end('late'));
    }),
  );
  const patient = [
    fetch(`${url}/api/factures.zip`, { headers: { authorization: 'Bearer x' } }),
    fetch(`${url}${followUpFilePaths.agenda('5-a')}`),
    fetch(`${url}${calendarFeedPath('secret')}`),
    fetch(`${url}/api/forms`, { method: 'POST' }),
    fetch(`${url}/graphql`, { method: 'POST', headers: preferWait }),
  ];
  const readings = [fetch(`${url}/api/articles`), fetch(`${url}/graphql`, { method: 'POST' })];
  for (const visitor of await Promise.all(readings))
    expect([visitor.status, await visitor.json()]).toMatchObject([503, { code: 'UNAVAILABLE' }]);
  // They still wait when the visitor has been told.
  for (const answer of hanging) answer();
  for (const answer of await Promise.all(patient)) expect(await answer.text()).toBe('late');
});

it('tells of a service that cannot be reached in its own words', async () => {
  const url = await inFrontOf('http://127.0.0.1:1');
  const answer = await fetch(`${url}/api/articles`);
  expect([answer.status, answer.headers.get('retry-after'), await answer.json()]).toEqual([
    503,
    '5',
    { code: 'UNAVAILABLE', error: expect.stringMatching(/^Le service est momentanément indisponible/) },
  ]);
});
