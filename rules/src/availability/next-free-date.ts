import { closedDayErrors } from '../dates/closed-day-errors.ts';
import { type Closings, openPeriodOf } from '../dates/closed-days.ts';
import { addDays, lastDay, weekdayOf } from '../dates/days.ts';
import { type ChosenDays, weekendOf } from '../dates/period.ts';
import { limits } from '../limits.ts';
import { availabilityOf, type Booking, peaksOver } from './availability.ts';

/** Wanted pieces of an article, and the days for which they are wanted. */
export interface Wish extends ChosenDays {
  date: string;
  quantite: number;
}

/** What is known of an article's stock (null is unlimited), and of the days that count. */
interface ArticleStock {
  stock: number | null;
  bookings: readonly Booking[];
  cleaningDays: number;
  closings: Closings;
}

/**
 * The next day after the wanted one on which the party could be: as many pieces are free for as long, with pick-up and
 * return on open days. For a day of a week-end the same day of a later one, otherwise a later day of the week. Null when
 * there is none within `limits.nextFreeDays`.
 */
export function nextFreeDate({ date, dateRetrait, dateRetour, quantite }: Wish, article: ArticleStock): string | null {
  const isInWeekend = weekendOf(date) !== null;
  for (let later = 1; later <= limits.nextFreeDays; later += 1) {
    const day = addDays(date, later);
    if (day > lastDay) return null;
    const isAlike = isInWeekend ? weekdayOf(day) === weekdayOf(date) : weekendOf(day) === null;
    const chosen = {
      dateRetrait: dateRetrait && addDays(dateRetrait, later),
      dateRetour: dateRetour && addDays(dateRetour, later),
    };
    if (isAlike && isFree(day, chosen, quantite, article)) return day;
  }
  return null;
}

function isFree(day: string, chosen: ChosenDays, quantite: number, article: ArticleStock): boolean {
  const { stock, bookings, cleaningDays, closings } = article;
  if (Object.keys(closedDayErrors(day, chosen, closings)).length > 0) return false;
  const peaks = peaksOver(bookings, openPeriodOf(day, chosen, closings), cleaningDays);
  return availabilityOf(stock, peaks, quantite) === 'LIBRE';
}
