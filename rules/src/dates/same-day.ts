import { addDays } from './days.ts';
import type { Period } from './period.ts';

/**
 * The *Délai de remise en état* of a company whose articles leave again on the day of their return: a hire takes the days
 * from its pick-up to the day before its return, at least one. As a number of days of cleaning it is one less than none.
 */
export const sameDay = -1;

/** The choice of it, as it is stored and read. */
export const sameDayChoice = 'aucun\u00a0: repart le jour même';

/** Whether a stored delay is that choice, however its blanks were typed. */
export function isSameDayChoice(value: string): boolean {
  return /^aucun(\s*:\s*repart le jour même)?$/iu.test(value.trim().normalize('NFC'));
}

/** The last day that a hire takes, its days of cleaning included. */
export function takenUntil({ debut, fin }: Period, cleaningDays: number): string {
  const until = cleaningDays === 0 ? fin : addDays(fin, cleaningDays);
  return until < debut ? debut : until;
}
