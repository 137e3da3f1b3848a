import { afterEach, expect, test, vi } from 'vitest';
import { graphql } from './graphql.ts';
import { createGraphqlClient } from './graphql-client.ts';

afterEach(() => vi.unstubAllGlobals());

const query = graphql('query Me { me { id } }');
const me = { data: { me: { id: 1 } } };
const refusal = (code: string) => ({ data: null, errors: [{ message: code, extensions: { code } }] });

test('a non-ok answer fails with the transport’s sentence', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 502 }));
  const { error } = await createGraphqlClient({ readToken: () => 'abc' }).query(query, {});
  expect(error?.networkError?.message).toBe('HTTP error! status: 502');
});

test('a call that was refused its token is made again with the next one', async () => {
  const sent = stubFetch((token) => Response.json(token === 'Bearer new' ? me : refusal('UNAUTHENTICATED')));
  let token = 'old';
  const renew = vi.fn(async () => {
    token = 'new';
  });
  const { data } = await createGraphqlClient({ readToken: () => token, renew }).query(query, {});
  expect(data).toEqual({ me: { id: 1 } });
  expect(renew).toHaveBeenCalledTimes(1);
  expect(sent).toEqual(['Bearer old', 'Bearer new']);
});

test('without another token the refusal stands', async () => {
  stubFetch(() => Response.json(refusal('UNAUTHENTICATED')));
  const { error } = await createGraphqlClient({ readToken: () => 'old', renew: async () => undefined }).query(
    query,
    {},
  );
  expect(error?.graphQLErrors[0]?.extensions.code).toBe('UNAUTHENTICATED');
});

test('a missing right is reported to the session', async () => {
  stubFetch(() => Response.json(refusal('FORBIDDEN')));
  const onForbidden = vi.fn();
  await createGraphqlClient({ readToken: () => 'abc', onForbidden }).query(query, {});
  expect(onForbidden).toHaveBeenCalledTimes(1);
});

test('any other failure leaves the session alone', async () => {
  stubFetch(() => new Response('', { status: 500 }));
  const onForbidden = vi.fn();
  const renew = vi.fn();
  await createGraphqlClient({ readToken: () => 'abc', onForbidden, renew }).query(query, {});
  expect(onForbidden).not.toHaveBeenCalled();
  expect(renew).not.toHaveBeenCalled();
});

test('a change that did not reach the service makes nothing be read again; the next one does', async () => {
  let isOnline = true;
  const sent: string[] = [];
  vi.stubGlobal('fetch', async (_input: unknown, init: RequestInit) => {
    const { operationName } = JSON.parse(String(init.body));
    sent.push(operationName);
    if (!isOnline) throw new TypeError('Failed to fetch');
    return Response.json(
      operationName === 'Me' ? { data: { me: { __typename: 'User', id: 1 } } } : { data: { forget: true } },
    );
  });
  const client = createGraphqlClient({ readToken: () => 'abc' });
  const change = graphql('mutation Forget { deleteReservationRequest(id: 1) }');
  const { unsubscribe } = client.query(query, {}).subscribe(() => undefined);
  await vi.waitFor(() => expect(sent).toEqual(['Me']));
  isOnline = false;
  await client.mutation(change, {}, { additionalTypenames: ['User'] });
  isOnline = true;
  await client.mutation(change, {}, { additionalTypenames: ['User'] });
  await vi.waitFor(() => expect(sent).toEqual(['Me', 'Forget', 'Forget', 'Me']));
  unsubscribe();
});

test('what was being read while a change was saved is read again', async () => {
  const sent: string[] = [];
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  vi.stubGlobal('fetch', async (_input: unknown, init: RequestInit) => {
    const { operationName } = JSON.parse(String(init.body));
    sent.push(operationName);
    if (operationName === 'Forget') return Response.json({ data: { forget: true } });
    const id = sent.length;
    if (id === 1) await released;
    return Response.json({ data: { me: { __typename: 'User', id } } });
  });
  const client = createGraphqlClient({ readToken: () => 'abc' });
  const read: (number | undefined)[] = [];
  const { unsubscribe } = client.query(query, {}).subscribe(({ data, stale }) => stale || read.push(data?.me?.id));
  await vi.waitFor(() => expect(sent).toEqual(['Me']));
  await client.mutation(graphql('mutation Forget { deleteReservationRequest(id: 1) }'), {});
  release();
  await vi.waitFor(() => expect(read).toEqual([1, 3]));
  expect(sent).toEqual(['Me', 'Forget', 'Me']);
  unsubscribe();
});

/** Answers by the sent `authorization`; the answered list fills with those. */
function stubFetch(answer: (authorization: string | null) => Response): (string | null)[] {
  const sent: (string | null)[] = [];
  vi.stubGlobal('fetch', async (_input: unknown, init: RequestInit) => {
    const authorization = new Headers(init.headers).get('authorization');
    sent.push(authorization);
    return answer(authorization);
  });
  return sent;
}
