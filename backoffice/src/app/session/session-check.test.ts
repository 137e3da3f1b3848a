import { afterEach, expect, test, vi } from 'vitest';
import { checkSession } from './session-check.ts';

afterEach(() => vi.unstubAllGlobals());

const known = {
  id: 1,
  email: 'admin@barnum.example',
  name: 'Anne',
  role: 'admin',
  capabilities: ['requests'],
  needsSecondFactor: false,
};
const user = { __typename: 'User', ...known };

test('the token goes out as a bearer token, and the answer is the user', async () => {
  const fetch = stubFetch(() => Response.json({ data: { me: user } }));
  expect(await checkSession('abc')).toEqual({
    outcome: 'valid',
    user: { ...known, user_metadata: { role: 'admin' } },
  });
  const [, init] = fetch.mock.calls[0] ?? [];
  expect(new Headers(init?.headers).get('authorization')).toBe('Bearer abc');
});

test.each([
  ['UNAUTHENTICATED', 'refused'],
  ['FORBIDDEN', 'refused'],
  ['NOT_FOUND', 'refused'],
  ['INTERNAL', 'unreachable'],
  ['UNAVAILABLE', 'unreachable'],
])('the error %s means %s', async (code, outcome) => {
  stubFetch(() => Response.json({ data: null, errors: [{ message: code, extensions: { code } }] }));
  expect(await checkSession('abc')).toEqual({ outcome });
});

test.each([
  [401, 'refused'],
  [403, 'refused'],
  [404, 'refused'],
  [429, 'unreachable'],
  [500, 'unreachable'],
  [503, 'unreachable'],
])('the HTTP status %i means %s', async (status, outcome) => {
  stubFetch(() => new Response('', { status }));
  expect(await checkSession('abc')).toEqual({ outcome });
});

test('a lost network proves nothing', async () => {
  stubFetch(() => {
    throw new TypeError('Failed to fetch');
  });
  expect(await checkSession('abc')).toEqual({ outcome: 'unreachable' });
});

function stubFetch(answer: () => Response) {
  const fetch = vi.fn(async (_input: RequestInfo | URL, _init?: RequestInit) => answer());
  vi.stubGlobal('fetch', fetch);
  return fetch;
}
