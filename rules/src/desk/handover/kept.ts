/** For so long a device keeps sheets and gestures without a word from the service, in milliseconds: 48 hours. */
export const keptFor = 48 * 60 * 60 * 1000;

/** Whether what a device keeps is too old to be shown; `contact` and `now` in milliseconds since 1970. A clock that was set back counts as too old as well. */
export function isTooOld(contact: number, now: number): boolean {
  return Math.abs(now - contact) >= keptFor;
}

/** What is asked before gestures that wait are lost. */
export function unsentInWords(count: number): string {
  return count === 1 ? '1 geste n’a pas été envoyé' : `${count} gestes n’ont pas été envoyés`;
}

/** What is said once gestures were too old. */
export function lostInWords(count: number): string {
  const gestures = count === 1 ? '1 geste n’a pas pu être envoyé' : `${count} gestes n’ont pas pu être envoyés`;
  return `${gestures} pendant 48 heures\u00a0: ce qui était gardé sur cet appareil a été effacé.`;
}
