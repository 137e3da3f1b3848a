import { useSyncExternalStore } from 'react';
import { hasUnsavedChanges } from '../../lib/unsaved-changes.ts';
import { keepInStep } from './keep-in-step.ts';
import { checkSession, endToken } from './session-check.ts';
import { createSession, type SessionState } from './session-store.ts';

/** The session of this page; local storage shares it with the browser's other tabs. */
export const session = createSession({
  storage: window.localStorage,
  tabs: window,
  check: checkSession,
  endToken,
  mustStay: hasUnsavedChanges,
});

// Who signs out, or is signed out, leaves nothing behind.
session.subscribe(() => keepInStep(session.read()));

export function useSession(): SessionState {
  return useSyncExternalStore(session.subscribe, session.read);
}
