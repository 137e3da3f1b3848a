import { describe, expect, test, vi } from 'vitest';
import { toSessionUser } from '../../lib/session-user.ts';
import type { SessionCheck } from './session-check.ts';
import { createSession } from './session-store.ts';

const person = { id: 1, email: 'admin@barnum.example', name: 'Anne', needsSecondFactor: false };
const admin = toSessionUser({ ...person, role: 'admin', capabilities: ['requests'] });
const demoted = toSessionUser({ ...person, role: 'user', capabilities: [] });

describe('session', () => {
  test('without a token nobody is signed in, and no call is made', async () => {
    const { session, check } = open({});
    await session.verify();
    expect(session.read().status).toBe('anonymous');
    expect(check).not.toHaveBeenCalled();
  });

  test('a stored token is checked, and the answer replaces the stored user', async () => {
    const { session, stored } = open(signedIn, { outcome: 'valid', user: demoted });
    expect(session.read()).toMatchObject({ status: 'checking', user: admin });
    await session.verify();
    expect(session.read()).toMatchObject({ status: 'authenticated', user: demoted });
    expect(JSON.parse(stored.get('user') ?? '')).toEqual({
      ...person,
      role: 'user',
      user_metadata: { role: 'user' },
      capabilities: [],
    });
  });

  test.each(['', '{', '{"email":1}', 'null'])('a stored user that reads %j does not matter', async (user) => {
    const { session } = open({ token: 'abc', user }, { outcome: 'valid', user: admin });
    expect(session.read()).toMatchObject({ status: 'checking', user: null });
    await session.verify();
    expect(session.read()).toMatchObject({ status: 'authenticated', user: admin });
  });

  test('a refused token ends the session and empties the storage', async () => {
    const { session, stored } = open(signedIn, { outcome: 'refused' });
    await session.verify();
    expect(session.read()).toMatchObject({ status: 'anonymous', endedBy: 'expiry' });
    expect(stored.size).toBe(0);
  });

  test('a check without an answer leaves the session, and a retry may succeed', async () => {
    const { session, check, stored } = open(signedIn, { outcome: 'unreachable' });
    await session.verify();
    expect(session.read()).toMatchObject({ status: 'unreachable', token: 'abc' });
    expect(stored.get('token')).toBe('abc');

    check.mockResolvedValue({ outcome: 'valid', user: admin });
    const retried = session.retry();
    expect(session.read().status).toBe('checking');
    await retried;
    expect(session.read().status).toBe('authenticated');
  });

  test('a later check without an answer leaves the page as it is', async () => {
    const { session } = open({}, { outcome: 'unreachable' });
    session.signIn('abc', admin);
    await session.verify();
    expect(session.read().status).toBe('authenticated');
  });

  test('an answer that comes after a sign-out is ignored', async () => {
    const { session, stored, endToken } = open(signedIn, { outcome: 'valid', user: admin });
    const verified = session.verify();
    session.signOut();
    await verified;
    expect(endToken.mock.calls).toEqual([['abc']]);
    expect(session.read()).toMatchObject({ status: 'anonymous', endedBy: 'sign-out' });
    expect(stored.size).toBe(0);
  });

  test('a sign-out in another tab signs out here', () => {
    const { session, stored, tabs, endToken } = open({});
    session.signIn('abc', admin);
    const listener = vi.fn();
    session.subscribe(listener);
    stored.clear();
    tabs.dispatchEvent(Object.assign(new Event('storage'), { key: 'token' }));
    expect(session.read()).toMatchObject({ status: 'anonymous', endedBy: 'sign-out' });
    expect(listener).toHaveBeenCalledTimes(1);
    expect(endToken).not.toHaveBeenCalled();
  });

  test('a sign-in in another tab signs in here', () => {
    const { session, stored, tabs } = open({});
    stored.set('user', JSON.stringify(admin));
    tabs.dispatchEvent(Object.assign(new Event('storage'), { key: 'user' }));
    expect(session.read().status).toBe('anonymous');
    stored.set('token', 'abc');
    tabs.dispatchEvent(Object.assign(new Event('storage'), { key: 'token' }));
    expect(session.read()).toMatchObject({ status: 'authenticated', token: 'abc', user: admin });
  });
});

describe('session of a page with unsaved changes', () => {
  test('a refused token asks the same person to sign in again, and the call waits for it', async () => {
    const { session, stored } = open({}, { outcome: 'refused' }, () => true);
    session.signIn('abc', admin);
    const renewed = session.renew();
    await expect.poll(() => session.read()).toEqual({ status: 'expired', token: 'abc', user: admin });
    expect(stored.size).toBe(0);
    session.signIn('def', admin);
    await renewed;
    expect(session.read()).toMatchObject({ status: 'authenticated', token: 'def' });
  });

  test('who signs out instead ends the waiting', async () => {
    const { session } = open({}, { outcome: 'refused' }, () => true);
    session.signIn('abc', admin);
    const renewed = session.renew();
    await expect.poll(() => session.read().status).toBe('expired');
    session.signOut();
    await renewed;
    expect(session.read()).toMatchObject({ status: 'anonymous', endedBy: 'sign-out' });
  });

  test('a call with a token that has been replaced meanwhile is simply repeated', async () => {
    const { session } = open({}, { outcome: 'valid', user: admin }, () => true);
    session.signIn('def', admin);
    await session.renew();
    expect(session.read().status).toBe('authenticated');
  });

  test('a sign-out in another tab leaves the page, too', () => {
    const { session, stored, tabs } = open({}, { outcome: 'refused' }, () => true);
    session.signIn('abc', admin);
    stored.clear();
    tabs.dispatchEvent(Object.assign(new Event('storage'), { key: 'token' }));
    expect(session.read().status).toBe('expired');
  });
});

test('without unsaved changes a refused token ends the session', async () => {
  const { session } = open({});
  session.signIn('abc', admin);
  await session.renew();
  expect(session.read()).toMatchObject({ status: 'anonymous', endedBy: 'expiry' });
});

const signedIn = { token: 'abc', user: JSON.stringify(admin) };

/** A session over a storage that holds `initial`, whose checks answer `answer`. */
function open(
  initial: Record<string, string>,
  answer: SessionCheck = { outcome: 'refused' },
  mustStay: () => boolean = () => false,
) {
  const stored = new Map(Object.entries(initial));
  const tabs = new EventTarget();
  const check = vi.fn(async (_token: string): Promise<SessionCheck> => answer);
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
  const endToken = vi.fn();
  return { session: createSession({ storage, tabs, check, endToken, mustStay }), stored, tabs, check, endToken };
}
