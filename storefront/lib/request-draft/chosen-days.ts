import { type Closings, isClosed } from '@barnum/rules/dates/closed-days';
import { addDays } from '@barnum/rules/dates/days';
import { limits } from '@barnum/rules/limits';
import { type DraftDays, draftPeriod } from './draft-period.ts';

/** What a visitor chooses in a calendar: the day of the party, or one of the days that follow from it. */
export type DayName = keyof DraftDays;

export const noDays: DraftDays = { date: '', dateRetrait: '', dateRetour: '' };

/**
 * The days after one was chosen. Pick-up and return follow the party's day; moved by itself, one does not move the
 * other, and moved back to where it would be anyway it follows again.
 */
export function withDay(days: DraftDays, name: DayName, day: string, closings: Closings): DraftDays {
  if (name === 'date') return { ...noDays, date: day };
  const following = draftPeriod({ ...days, [name]: '' }, closings);
  const isUsual = day === (name === 'dateRetrait' ? following?.debut : following?.fin);
  const { date, dateRetrait, dateRetour } = days;
  return { date, dateRetrait, dateRetour, [name]: isUsual ? '' : day };
}

/**
 * Whether a day may be chosen: none that is past, none whose pick-up or return the company would be closed for, and no
 * rental that is too long.
 */
export function isOffered(day: string, name: DayName, days: DraftDays, closings: Closings, today: string): boolean {
  if (day < today) return false;
  if (name === 'date') {
    const period = draftPeriod({ ...noDays, date: day }, closings);
    return period !== null && !isClosed(period.debut, closings) && !isClosed(period.fin, closings);
  }
  if (isClosed(day, closings)) return false;
  const { debut, fin } = draftPeriod(days, closings) ?? { debut: days.date, fin: days.date };
  const span = limits.rentalDays - 1;
  if (name === 'dateRetour') return day >= days.date && day <= addDays(debut, span);
  return day <= days.date && day >= addDays(fin, -span);
}
