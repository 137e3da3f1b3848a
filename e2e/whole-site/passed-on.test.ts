import { once } from 'node:events';
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { wholeExport } from '@barnum/rules/desk/spreadsheets/spreadsheets';
import { beforeAll, expect } from 'vitest';
import { addresses } from '../support/addresses.ts';
import { deleteRecord } from '../support/service.ts';
import { test } from '../support/test.ts';
import { administrator } from '../support/users.ts';

/** Every answer of the service comes through both front ends as it is, byte for byte (latin1 keeps each of them). */

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

interface Asked {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string;
}

const fronts = ['storefrontUrl', 'backofficeUrl'] as const;
const documented = ['get', 'post', 'put', 'delete'] as const;
const everyEncoding: Record<string, string>[] = [
  {},
  ...['gzip', 'br'].map((encoding) => ({ 'accept-encoding': encoding })),
];
/** An id that no record has. */
const nobody = 2_147_483_647;

let token: string;
let routes: { method: string; path: string }[];
let media: string;

beforeAll(async () => {
  const api = `${addresses.serviceUrl}/api`;
  const credentials = { method: 'POST', headers: json, body: JSON.stringify(administrator) };
  token = (await (await fetch(`${api}/auth/login`, credentials)).json()).token;
  const { paths } = await (await fetch(`${api}/openapi.json`)).json();
  routes = Object.entries<object>(paths).flatMap(([path, operations]) =>
    documented.filter((method) => method in operations).map((method) => ({ method: method.toUpperCase(), path })),
  );
  const { articles } = await (await fetch(`${api}/articles`)).json();
  media = articles.flatMap(({ images }: { images: { url_image: string }[] }) => images)[0].url_image;
});

const json = { 'content-type': 'application/json' };

test('every documented read, plain, compressed, in part and asked again', async () => {
  const reads = routes.filter(({ method }) => method === 'GET').map(({ path }) => pathWith(path, 1));
  expect(reads.length).toBeGreaterThan(15);
  const kept: string[] = [];
  const own = ['/graphql?query=%7Barticles%7Bid%7D%7D', media, '/media/none.jpg', '/api/openapi.json', '/api/nowhere'];
  for (const path of [...reads, ...own])
    for (const authorization of [undefined, 'Bearer none', `Bearer ${token}`]) {
      // Of all pictures, written anew each time: no less in one encoding.
      const encodings = path === wholeExport.path ? [{}] : everyEncoding;
      const headers = authorization === undefined ? {} : { authorization };
      for (const method of ['GET', 'HEAD'])
        for (const encoding of encodings) await expectSame({ method, path, headers: { ...headers, ...encoding } });
      await expectSame({ method: 'GET', path, headers: { ...headers, range: 'bytes=0-3' } });
      const { etag } = (await ask('serviceUrl', { method: 'GET', path, headers })).headers;
      const known = { ...headers, 'if-none-match': etag ?? '"none"' };
      for (const encoding of encodings)
        for (const method of ['GET', 'HEAD']) {
          const { status, headers: told } = await expectSame({ method, path, headers: { ...known, ...encoding } });
          if (etag !== undefined) expect([path, status, told['content-length']]).toEqual([path, 304, undefined]);
          if (status === 304) kept.push(path);
        }
    }
  // Otherwise all of it may have been asked at addresses that nothing answers.
  expect(new Set(kept).size).toBeGreaterThan(8);
});

test('every documented write, as it is refused', async () => {
  const bodies: [Record<string, string>, string?][] = [
    [json, '{}'],
    [json, '{'],
    [json, '[]'],
    [{ 'content-type': 'text/plain' }, 'x'],
    [{ 'content-type': 'multipart/form-data; boundary=x' }, '--x--\r\n'],
    [{}],
  ];
  const writes = routes.filter(({ method, path }) => method !== 'GET' && path !== '/api/auth/login');
  for (const { method, path } of writes)
    for (const authorization of [{}, { authorization: `Bearer ${token}` }])
      for (const [type, body] of bodies)
        await expectSame({
          method,
          path: pathWith(path, nobody),
          headers: { ...type, ...authorization },
          ...(body !== undefined && { body }),
        });
});

test('every method, of those that nothing answers too', async () => {
  for (const path of ['/api/articles', '/api/articles/1', '/graphql', '/media/x/1.jpg'])
    for (const method of ['PATCH', 'OPTIONS', 'DELETE', 'POST', 'PUT']) await expectSame({ method, path, headers: {} });
});

test('what was written, and what was deleted', async () => {
  const authorization = { authorization: `Bearer ${token}` };
  const text = JSON.stringify({ prénom: 'Léa', nom: 'Le Goff', texte: 'Passé par tous' });
  for (const name of ['serviceUrl', ...fronts] as const) {
    const made = await ask(name, {
      method: 'POST',
      path: '/api/testimonials',
      headers: { ...json, ...authorization },
      body: text,
    });
    const { id, testimonial } = JSON.parse(Buffer.from(made.body, 'latin1').toString());
    expect([made.status, testimonial.prénom]).toEqual([201, 'Léa']);
    const path = `/testimonials/${id}`;
    const gone = await ask(name, { method: 'DELETE', path: `/api${path}`, headers: authorization });
    expect([gone.status, gone.body, gone.headers['content-length']]).toEqual([204, '', undefined]);
    await deleteRecord(path);
  }
});

test('every documented read by a browser, which keeps answers, three times each', async ({ page }) => {
  const reads = routes.filter(({ method }) => method === 'GET').map(({ path }) => pathWith(path, 1));
  for (const front of fronts) {
    const read: [path: string, answer: unknown][] = [];
    for (const path of reads) {
      const answer = await fetch(addresses[front] + path);
      // A browser complains of refusals in its console.
      if (answer.ok) read.push([path, { status: 200, text: await answer.text() }]);
    }
    expect(read.length).toBeGreaterThan(8);
    await page.goto(`${addresses[front]}/login`);
    const asked = read.map(([path]) => path);
    const answers = await page.evaluate(async (paths) => {
      const found = [];
      for (const path of paths)
        for (let round = 0; round < 3; round += 1) {
          const answer = await fetch(path);
          found.push([path, { status: answer.status, text: await answer.text() }]);
        }
      return found;
    }, asked);
    expect(answers).toEqual(read.flatMap((one) => [one, one, one]));
  }
});

test.each(fronts)('%s goes on after callers that went away in the middle', async (front) => {
  for (let round = 0; round < 30; round += 1) {
    const asked = httpRequest(new URL(media, addresses[front]));
    asked.on('error', () => {}).end();
    if (round % 2 === 0) await once(asked, 'response');
    asked.destroy();
  }
  await expectSame({ method: 'GET', path: media, headers: {} });
});

/** The path of a route, with a value for each of its parameters. */
function pathWith(path: string, id: number): string {
  return path.replace('{name}', 'adresse').replaceAll(/\{\w+\}/g, String(id));
}

async function expectSame(asked: Asked): Promise<Answer> {
  const expected = await ask('serviceUrl', asked);
  for (const front of fronts)
    expect({ asked, front, answer: await ask(front, asked) }).toEqual({ asked, front, answer: expected });
  return expected;
}

async function ask(name: keyof typeof addresses, { method, path, headers, body }: Asked): Promise<Answer> {
  const asked = httpRequest(new URL(path, addresses[name]), { method, headers }).end(body);
  const [answer] = await once(asked, 'response');
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk);
  return {
    status: answer.statusCode,
    headers: withoutHop(answer.headers),
    body: Buffer.concat(chunks).toString('latin1'),
  };
}

/** Without what belongs to one connection or one moment. */
function withoutHop({
  connection: _c,
  'keep-alive': _k,
  date: _d,
  'transfer-encoding': _t,
  ...headers
}: IncomingHttpHeaders) {
  return headers;
}
