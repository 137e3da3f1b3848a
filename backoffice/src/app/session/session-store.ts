import type { TeamMember } from '@barnum/rules/access/auth/auth';
import { isSessionUser } from '../../lib/session-user.ts';
import type { SessionCheck } from './session-check.ts';

type EndedBy = 'sign-out' | 'expiry';

export type SessionState =
  | { status: 'anonymous'; token: null; user: null; endedBy: EndedBy | null }
  | { status: 'checking'; token: string; user: TeamMember | null }
  | { status: 'unreachable'; token: string; user: TeamMember | null }
  | { status: 'authenticated'; token: string; user: TeamMember }
  /** Expired over unsaved changes: the page stays, and the same person signs in again over it. */
  | { status: 'expired'; token: string; user: TeamMember };

interface Surroundings {
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** Receives the `storage` events of other tabs. */
  tabs: EventTarget;
  check: (token: string) => Promise<SessionCheck>;
  /** Ends a token at the service. */
  endToken: (token: string) => void;
  /** True while the page has unsaved changes. */
  mustStay: () => boolean;
}

/**
 * The session stored under `token` and `user` (spec section 4), an external store for useSyncExternalStore. A stored
 * token starts as 'checking': the check updates the user, ends the session, or leaves it when there is no answer.
 */
export function createSession({ storage, tabs, check, endToken, mustStay }: Surroundings) {
  const listeners = new Set<() => void>();
  let state = storedState(storage);

  function change(next: SessionState): void {
    state = next;
    for (const listener of listeners) listener();
  }

  function signIn(token: string, user: TeamMember): void {
    // The user first: when another tab is notified of the token, both are there.
    storage.setItem('user', JSON.stringify(user));
    storage.setItem('token', token);
    change({ status: 'authenticated', token, user });
  }

  function signOut(): void {
    if (state.token !== null) endToken(state.token);
    end('sign-out');
  }

  function end(endedBy: EndedBy): void {
    storage.removeItem('token');
    storage.removeItem('user');
    change({ status: 'anonymous', token: null, user: null, endedBy });
  }

  // The service refuses the token, or another tab has signed out.
  function lose(endedBy: EndedBy): void {
    if (state.status !== 'authenticated' || !mustStay()) {
      end(endedBy);
      return;
    }
    storage.removeItem('token');
    storage.removeItem('user');
    change({ ...state, status: 'expired' });
  }

  /** After the service has refused the token: resolves once there is another one, or the session has ended. */
  async function renew(): Promise<void> {
    if (state.status !== 'expired') await verify();
    while (state.status === 'expired') await nextChange();
  }

  function nextChange(): Promise<void> {
    return new Promise((resolve) => {
      const listener = () => {
        listeners.delete(listener);
        resolve();
      };
      listeners.add(listener);
    });
  }

  async function verify(): Promise<void> {
    const { token } = state;
    if (token === null) return;
    const result = await check(token);
    if (state.token !== token) return;
    if (result.outcome === 'valid') signIn(token, result.user);
    else if (result.outcome === 'refused') lose('expiry');
    else if (state.status === 'checking') change({ ...state, status: 'unreachable' });
  }

  async function retry(): Promise<void> {
    if (state.status === 'unreachable') change({ ...state, status: 'checking' });
    await verify();
  }

  tabs.addEventListener('storage', (event) => {
    const { key } = event as StorageEvent;
    if (key !== 'token' && key !== 'user' && key !== null) return;
    const stored = storedState(storage);
    if (stored.token === null) {
      if (state.token !== null && state.status !== 'expired') lose('sign-out');
    } else if (stored.user !== null) {
      // The other tab has just had it checked.
      change({ status: 'authenticated', token: stored.token, user: stored.user });
    }
  });

  return {
    read: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    signIn,
    signOut,
    end,
    renew,
    verify,
    retry,
  };
}

function storedState(storage: Pick<Storage, 'getItem'>): SessionState {
  const token = storage.getItem('token');
  if (!token) return { status: 'anonymous', token: null, user: null, endedBy: null };
  return { status: 'checking', token, user: storedUser(storage) };
}

function storedUser(storage: Pick<Storage, 'getItem'>): TeamMember | null {
  try {
    const user: unknown = JSON.parse(storage.getItem('user') ?? 'null');
    return isSessionUser(user) ? user : null;
  } catch {
    return null;
  }
}
