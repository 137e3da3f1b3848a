import { forgetEnded, keepFor } from '../../lib/kept-mark.ts';
import type { SessionState } from './session-store.ts';

/** What this device keeps of sheets goes with the session that it is of, unless that ended by its time. */
export function keepInStep({ status, user }: SessionState): void {
  if (status === 'anonymous' || status === 'expired') forgetEnded();
  else if (status === 'authenticated') keepFor(user.id);
}
