import { isTooOld } from '@barnum/rules/desk/handover/kept';
import { signedInUser } from './signed-in-user.ts';

/**
 * What tells that this device keeps sheets of departure and return, without opening what they are kept in: whose, when the
 * service last said something and when their session ends by itself (in milliseconds since 1970), and how many gestures the
 * service does not have.
 */
export interface KeptMark {
  user: number;
  contact: number;
  expiry: number;
  waiting: number;
}

/** The database of this browser that sheets are kept in. */
export const keptDatabase = 'barnum-feuilles';

const markName = 'barnum.feuilles';
const lostName = 'barnum.feuilles.perdus';

/** Null while nothing is kept. */
export function readKeptMark(): KeptMark | null {
  try {
    const mark = JSON.parse(localStorage.getItem(markName) ?? 'null');
    return typeof mark?.user === 'number' && typeof mark.contact === 'number' ? mark : null;
  } catch {
    return null;
  }
}

/** Says that something is kept for somebody who is signed in. */
export function markKept(part: Partial<KeptMark>): void {
  const mark = readKeptMark() ?? { user: signedInUser(), contact: Date.now(), expiry: sessionEnd(), waiting: 0 };
  localStorage.setItem(markName, JSON.stringify({ ...mark, ...part }));
}

/** Whether somebody is signed in, for whom something may be kept: after a sign-out an answer may still come. */
export function mayKeep(): boolean {
  return localStorage.getItem('token') !== null;
}

/** Wipes all that is kept, in every tab. */
export function forgetKept(): void {
  localStorage.removeItem(markName);
  indexedDB.deleteDatabase(keptDatabase);
}

/**
 * At opening, before anything is shown: wipes what was kept for too long without a word from the service, or is of nobody who
 * could still sign in again. True where there was something too old.
 */
export function forgetOldKept(now = Date.now()): boolean {
  const mark = readKeptMark();
  const isOld = mark !== null && isTooOld(mark.contact, now);
  if (isOld && mark.waiting > 0) localStorage.setItem(lostName, String(mark.waiting));
  if (isOld || !(mayKeep() || hasExpired(mark, now))) forgetKept();
  return isOld;
}

/**
 * After a session: what is kept of one that ended by itself waits for the same person to sign in again; of one that was ended,
 * here or elsewhere, it goes.
 */
export function forgetEnded(now = Date.now()): void {
  if (!hasExpired(readKeptMark(), now)) forgetKept();
}

/** Notes who is signed in as the service says: what is kept for somebody else goes. */
export function keepFor(user: number): void {
  const mark = readKeptMark();
  if (mark === null) return;
  if (mark.user === user) markKept({ contact: Date.now(), expiry: sessionEnd() });
  else forgetKept();
}

/** How many gestures were too old to be sent, until that was read. */
export function lostGestures(): number {
  return Number(localStorage.getItem(lostName) ?? 0);
}

export function forgetLostGestures(): void {
  localStorage.removeItem(lostName);
}

function hasExpired(mark: KeptMark | null, now: number): boolean {
  return mark !== null && now >= mark.expiry;
}

/** When the session that is stored ends by itself; never, where that cannot be read. */
function sessionEnd(): number {
  try {
    const [, payload = ''] = (localStorage.getItem('token') ?? '').split('.');
    const { exp } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return typeof exp === 'number' ? exp * 1_000 : Number.MAX_SAFE_INTEGER;
  } catch {
    return Number.MAX_SAFE_INTEGER;
  }
}
