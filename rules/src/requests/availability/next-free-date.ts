import { closedDayErrors } from '../../dates/closed-day-errors.ts';
import { type Closings, openPeriodOf } from '../../dates/closed-days.ts';
import { addDays, lastDay, weekdayOf } from '../../dates/days.ts';
import { type ChosenDays, type Period, weekendOf } from '../../dates/period.ts';
import { limits } from '../../limits.ts';
import { availabilityOf, type StockCount } from './availability.ts';

/** Wanted pieces of an article, and the days for which they are wanted. */
export interface Wish extends ChosenDays {
  date: string;
  quantite: number;
}

/** How much there is of an article over some days, and on which days the company is closed. */
interface Shop {
  countOver: (period: Period) => Pick<StockCount, 'unclaimed' | 'unreserved'>;
  closings: Closings;
}

/**
 * The next day after the wanted one on which the party could be: as many pieces are free for as long, with pick-up and
 * return on open days. For a day of a week-end the same day of a later one, otherwise a later day of the week. Null when
 * there is none within `limits.nextFreeDays`.
 */
export function nextFreeDate({ date, dateRetrait, dateRetour, quantite }: Wish, shop: Shop): string | null {
  const isInWeekend = weekendOf(date) !== null;
  for (let later = 1; later <= limits.nextFreeDays; later += 1) {
    const day = addDays(date, later);
    if (day > lastDay) return null;
    const isAlike = isInWeekend ? weekdayOf(day) === weekdayOf(date) : weekendOf(day) === null;
    const chosen = {
      dateRetrait: dateRetrait && addDays(dateRetrait, later),
      dateRetour: dateRetour && addDays(dateRetour, later),
    };
    if (isAlike && isFree(day, chosen, quantite, shop)) return day;
  }
  return null;
}

function isFree(day: string, chosen: ChosenDays, quantite: number, { countOver, closings }: Shop): boolean {
  if (Object.keys(closedDayErrors(day, chosen, closings)).length > 0) return false;
  return availabilityOf(countOver(openPeriodOf(day, chosen, closings)), quantite) === 'LIBRE';
}
