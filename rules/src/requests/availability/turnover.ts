import { sameDay } from '../../dates/same-day.ts';
import { timeInWords } from '../../dates/time-of-day.ts';
import { type Handover, pickUpTime, returnTime } from '../../prices/rental-in-words.ts';

/** Until when what comes back on a day is awaited, and from when it may leave again: times of day, `HH:MM`. */
export interface Turnover {
  retourAvant: string;
  retraitDes: string;
}

/** When what comes back on a day leaves again on that day; null where it does not. */
export function turnoverOn(
  day: string,
  { joursRemiseEnEtat, ...handover }: Handover & { joursRemiseEnEtat: number },
): Turnover | null {
  if (joursRemiseEnEtat !== sameDay) return null;
  return { retourAvant: returnTime(day, handover), retraitDes: pickUpTime(day, handover) };
}

/**
 * « revient à 12 h, repart à 14 h »; on a day whose opening hours let it leave before it is awaited (a Saturday that closes
 * at noon), that an hour has to be agreed on.
 */
export function turnoverInWords({ retourAvant, retraitDes }: Turnover): string {
  const words = `revient à ${timeInWords(retourAvant)}, repart à ${timeInWords(retraitDes)}`;
  return retourAvant <= retraitDes ? words : `${words}\u00a0: convenez d’une heure`;
}
