import { isTooOld } from '@barnum/rules/desk/handover/kept';

/**
 * What tells that this device keeps sheets of departure and return, without opening what they are kept in: whose, when the
 * service last said something (in milliseconds since 1970), and how many gestures it does not have.
 */
export interface KeptMark {
  user: number;
  contact: number;
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
    return typeof mark?.user === 'number' && typeof mark.contact === 'number' ? { waiting: 0, ...mark } : null;
  } catch {
    return null;
  }
}

/** Says that something is kept for somebody who is signed in. */
export function markKept(part: Partial<KeptMark>): void {
  const mark = readKeptMark() ?? { user: signedInUser(), contact: Date.now(), waiting: 0 };
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
 * At opening, before anything is shown: wipes what was kept for too long without a word from the service, or is of nobody.
 * True where there was something too old.
 */
export function forgetOldKept(now = Date.now()): boolean {
  const mark = readKeptMark();
  const isOld = mark !== null && isTooOld(mark.contact, now);
  if (isOld && mark.waiting > 0) localStorage.setItem(lostName, String(mark.waiting));
  if (isOld || !mayKeep()) forgetKept();
  return isOld;
}

/** Notes who is signed in as the service says: what is kept for somebody else goes. */
export function keepFor(user: number): void {
  const mark = readKeptMark();
  if (mark === null) return;
  if (mark.user === user) markKept({ contact: Date.now() });
  else forgetKept();
}

/** How many gestures were too old to be sent, until that was read. */
export function lostGestures(): number {
  return Number(localStorage.getItem(lostName) ?? 0);
}

export function forgetLostGestures(): void {
  localStorage.removeItem(lostName);
}

function signedInUser(): number {
  return Number(JSON.parse(localStorage.getItem('user') ?? 'null')?.id ?? 0);
}
