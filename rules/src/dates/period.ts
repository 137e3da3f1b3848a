import { addDays, daysBetween, weekdayOf } from './days.ts';
import { todayInParis } from './paris-time.ts';

/** From the day on which articles leave to the day on which they come back, both included. */
export interface Period {
  debut: string;
  fin: string;
}

/** The days of a rental, and how many of them only a closing of the company adds: they cost nothing. */
export interface RentedPeriod extends Period {
  joursOfferts?: number;
}

/** The days that were chosen beside the wanted one; null where they follow from it. */
export interface ChosenDays {
  /** Pick-up, never after the wanted day. */
  dateRetrait: string | null;
  /** Return, never before the wanted day. */
  dateRetour: string | null;
}

const [sunday, friday, saturday] = [0, 5, 6];

/**
 * The week-end of a Friday, Saturday or Sunday: articles leave on Friday and come back on Monday. Null for other days.
 */
export function weekendOf(day: string): Period | null {
  const sinceFriday = [friday, saturday, sunday].indexOf(weekdayOf(day));
  if (sinceFriday === -1) return null;
  const debut = addDays(day, -sinceFriday);
  return { debut, fin: addDays(debut, 3) };
}

/**
 * The days for which a request takes its articles: the week-end of a Friday, Saturday or Sunday, as the price of a
 * week-end is, and otherwise the wanted day itself. A chosen pick-up moves the beginning alone, a chosen return the end
 * alone. Without a choice nothing leaves before today, but for a wanted day that is past.
 */
export function periodOf(date: string, { dateRetrait, dateRetour }: ChosenDays, today = todayInParis()): Period {
  const { debut, fin } = weekendOf(date) ?? { debut: date, fin: date };
  return { debut: dateRetrait ?? (debut < today && today <= date ? today : debut), fin: dateRetour ?? fin };
}

/** « jour de fermeture offert », « 2 jours de fermeture offerts »; empty without any. */
export function offeredInWords({ joursOfferts = 0 }: RentedPeriod): string {
  if (joursOfferts === 0) return '';
  return joursOfferts === 1 ? 'jour de fermeture offert' : `${joursOfferts}\u00a0jours de fermeture offerts`;
}

/** Calendar days of a period, the first and the last included. */
export function daysOf({ debut, fin }: Period): number {
  return daysBetween(debut, fin) + 1;
}

/** All days of a period. */
export function eachDay(period: Period): string[] {
  return Array.from({ length: daysOf(period) }, (_, index) => addDays(period.debut, index));
}
