import { forgetKept, keepFor } from '../../lib/kept-mark.ts';
import type { SessionState } from './session-store.ts';

/** What this device keeps of sheets lives as long as the session that it is of. */
export function keepInStep({ status, user }: SessionState): void {
  if (status === 'anonymous' || status === 'expired') forgetKept();
  else if (status === 'authenticated') keepFor(user.id);
}
