import { afterEach, expect, test, vi } from 'vitest';
import { graphql } from './graphql.ts';
import { createGraphqlClient } from './graphql-client.ts';

afterEach(() => vi.unstubAllGlobals());

const query = graphql('query Me { me { id } }');

test('a non-ok answer fails with the transport’s sentence', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 502 }));
  const { error } = await createGraphqlClient({ token: 'abc' }).query(query, {});
  expect(error?.networkError?.message).toBe('HTTP error! status: 502');
});

test.each([
  ['UNAUTHENTICATED', 401],
  ['FORBIDDEN', 403],
])('%s is told to whoever holds the session', async (code, status) => {
  vi.stubGlobal('fetch', async () => Response.json({ data: null, errors: [{ message: code, extensions: { code } }] }));
  const onRefusal = vi.fn();
  await createGraphqlClient({ token: 'abc', onRefusal }).query(query, {});
  expect(onRefusal.mock.calls).toEqual([[status]]);
});

test('any other failure leaves the session alone', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 500 }));
  const onRefusal = vi.fn();
  await createGraphqlClient({ token: 'abc', onRefusal }).query(query, {});
  expect(onRefusal).not.toHaveBeenCalled();
});
