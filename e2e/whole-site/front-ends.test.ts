import { once } from 'node:events';
import { METHODS } from 'node:http';
import { connect } from 'node:net';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addresses } from '../support/addresses.ts';

/** Texts of these pieces, in any order, and now and then of any bytes. */
const madeOf = (...pieces: string[]) =>
  fc.oneof(
    { weight: 9, arbitrary: fc.array(fc.constantFrom(...pieces), { maxLength: 5 }).map((parts) => parts.join('')) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 12 }) },
  );

const method = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom('GET', 'HEAD', 'POST', 'OPTIONS') },
  { weight: 2, arbitrary: fc.constantFrom(...METHODS, 'get', 'GETT') },
);

const known = [
  '/',
  '/api',
  '/api/articles',
  '/api/forms',
  '/api/upload/article',
  '/graphql',
  '/graphql/graphiql',
  '/media',
];
const pages = [
  '/catalogue',
  '/article/',
  '/suivi/',
  '/reservation',
  '/admin',
  '/login',
  '/assets/',
  '/healthz',
  '/index.html',
];
const oddities = [
  '..',
  '.',
  '//',
  '\\',
  '%00',
  '%2e%2e',
  '%2f',
  '%',
  '%E0%A4%A',
  'é',
  '?',
  '#',
  '@',
  ':',
  ';',
  '=',
  '&',
  ' ',
];
const target = fc.oneof(
  fc.constantFrom('*', '', ...known, ...pages),
  madeOf(
    ...known,
    ...pages,
    ...oddities,
    '*',
    'http://',
    'localhost',
    'x',
    'x'.repeat(200),
    '.js',
    '.pageContext.json',
  ),
);

const mediaType = madeOf(
  ...['application/json', 'text/plain', 'multipart/form-data', 'application/x-www-form-urlencoded', '*/*', 'x'],
  ...['; ', ';', ',', 'boundary=', 'charset=', 'utf-16', '"', '/', ' '],
);
const value = fc.oneof(
  mediaType,
  madeOf(
    'gzip',
    'br',
    'q=0',
    'q=x',
    ',',
    ';',
    '*',
    '"',
    'W/',
    '-',
    '0',
    '1e9',
    'Bearer ',
    '127.0.0.1',
    '::1',
    ':',
    'https',
    'x',
    '=',
    '/',
  ),
);
const header = fc.tuple(
  fc.constantFrom(
    ...[
      'accept',
      'accept-encoding',
      'accept-language',
      'accept-version',
      'authorization',
      'cookie',
      'origin',
      'referer',
    ],
    ...['if-none-match', 'if-match', 'if-modified-since', 'range', 'if-range', 'expect', 'upgrade', 'connection', 'te'],
    ...[
      'keep-alive',
      'proxy-connection',
      'trailer',
      'content-encoding',
      'content-disposition',
      'idempotency-key',
      'via',
    ],
    ...[
      'forwarded',
      'x-forwarded-for',
      'x-forwarded-proto',
      'x-forwarded-host',
      'x-request-id',
      'traceparent',
      'baggage',
    ],
    ...['x-http-method-override', 'x-internal-token', 'apollo-require-preflight', 'access-control-request-method'],
  ),
  value,
);

const body = fc.oneof(
  fc.constantFrom(
    '',
    '{}',
    '[]',
    '{',
    'null',
    '{"query":"{ articles { id } }"}',
    '{"query":"subscription { x }"}',
    '--x\r\n\r\n--x--',
  ),
  fc.string({ unit: 'binary', maxLength: 50 }),
);

const request = fc.record({
  method,
  target,
  contentType: fc.option(mediaType, { nil: undefined }),
  headers: fc.array(header, { maxLength: 4 }),
  body,
  isChunked: fc.boolean(),
});

type Asked = typeof request extends fc.Arbitrary<infer Value> ? Value : never;

const plain: Asked = { method: 'GET', target: '/', contentType: undefined, headers: [], body: '', isChunked: false };

/** What was once answered with 500. */
const examples: [Asked][] = [
  [{ ...plain, target: '*' }],
  [{ ...plain, method: 'POST', target: '/api/forms', contentType: 'text/plain; application/json', body: '{}' }],
  [{ ...plain, target: '/api/articles', body: '{}' }],
  [{ ...plain, target: '/api/articles', headers: [['expect', '100-continue']] }],
  [{ ...plain, target: '/api/articles', headers: [['upgrade', 'x']] }],
];

/** The request as bytes; what would end its head too soon is left out. */
function toBytes({ method, target, contentType, headers, body, isChunked }: Asked): Buffer {
  const bytes = Buffer.from(body);
  const lines = [
    `${method} ${target} HTTP/1.1`,
    'host: localhost',
    'connection: close',
    ...headers.map(([name, text]) => `${name}: ${text}`),
    ...(contentType === undefined ? [] : [`content-type: ${contentType}`]),
    isChunked ? 'transfer-encoding: chunked' : `content-length: ${bytes.length}`,
  ];
  const head = Buffer.from(`${lines.map((line) => line.replace(/[\r\n]/g, '')).join('\r\n')}\r\n\r\n`);
  if (!isChunked) return Buffer.concat([head, bytes]);
  const chunk = bytes.length > 0 ? [Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from('\r\n')] : [];
  return Buffer.concat([head, ...chunk, Buffer.from('0\r\n\r\n')]);
}

async function ask(port: number, bytes: Buffer): Promise<string> {
  const socket = connect(port, 'localhost').setEncoding('utf8');
  let answer = '';
  socket.on('data', (text: string) => {
    answer += text;
  });
  socket.on('error', () => {});
  socket.write(bytes);
  await once(socket, 'close');
  return answer;
}

test.each(['storefrontUrl', 'backofficeUrl', 'serviceUrl'] as const)(
  'whatever %s is asked, it answers without a fault and in its own words',
  async (name) => {
    const { port } = new URL(addresses[name]);
    const check = async (asked: Asked) => {
      const answer = await ask(Number(port), toBytes(asked));
      // CONNECT is the one method that Node refuses by hanging up.
      if (answer === '' && asked.method === 'CONNECT') return;
      const [, status] = /^HTTP\/1\.1 (?:100 Continue\r\n\r\nHTTP\/1\.1 )?(\d+)/.exec(answer) ?? [];
      expect(Number(status)).toBeLessThan(500);
      expect(answer).not.toMatch(/FST_|"statusCode"|Route .* not found/);
    };
    await fc.assert(fc.asyncProperty(request, check), { seed: 18, numRuns: 300, examples });
  },
);

test.each(['/suivi/un-jeton/', '//suivi/un-jeton'])(
  '%s is redirected as privately as the page itself',
  async (path) => {
    const { status, headers } = await fetch(`${addresses.storefrontUrl}${path}`, { redirect: 'manual' });
    expect([status, headers.get('location')]).toEqual([301, '/suivi/un-jeton']);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('x-robots-tag')).toContain('noindex');
  },
);
