import { addDays, weekdayOf } from '../../dates/days.ts';
import { formatShortDate } from '../../dates/format-dates.ts';
import { type FigurePeriod, figurePeriodOf } from './figure-periods.ts';

/** So many weeks before a day lies the one it is compared with: the same day of the week. */
const weeksOfYear = 52;
const [weeksAhead, monthsAhead] = [13, 12];

/** Days to come, and those a year before that they are compared with. */
export interface OrderBookSpan extends FigurePeriod {
  before: FigurePeriod;
}

/** « Semaine du 30 novembre ». */
export function weekInWords(monday: string): string {
  return `Semaine du ${formatShortDate(monday)}`;
}

/** The day a year before, by whose state last year's book is read. */
export function bookDayBefore(today: string): string {
  return addDays(today, -7 * weeksOfYear);
}

/** The weeks that are to come, this one's rest first. */
export function weeksOfBook(today: string): OrderBookSpan[] {
  const monday = addDays(today, -((weekdayOf(today) + 6) % 7));
  return Array.from({ length: weeksAhead }, (_, week) => {
    const first = addDays(monday, 7 * week);
    const [du, au] = [week === 0 ? today : first, addDays(first, 6)];
    return { du, au, before: { du: bookDayBefore(du), au: bookDayBefore(au) } };
  });
}

/** The months that are to come, this one's rest first. */
export function monthsOfBook(today: string): OrderBookSpan[] {
  const spans: OrderBookSpan[] = [];
  let { du, au } = { ...figurePeriodOf('mois', today), du: today };
  for (let month = 0; month < monthsAhead; month += 1) {
    const before = figurePeriodOf('mois', `${Number(au.slice(0, 4)) - 1}${au.slice(4, 8)}01`);
    spans.push({ du, au, before: month === 0 ? { ...before, du: bookDayBefore(today) } : before });
    ({ du, au } = figurePeriodOf('mois', addDays(au, 1)));
  }
  return spans;
}

/** Every day that a book looks at. */
export function daysOfBook(today: string): OrderBookSpan {
  const all = [...weeksOfBook(today), ...monthsOfBook(today)];
  const last = (days: readonly string[]) => days.reduce((latest, day) => (day > latest ? day : latest));
  return {
    du: today,
    au: last(all.map(({ au }) => au)),
    before: { du: bookDayBefore(today), au: last(all.map(({ before }) => before.au)) },
  };
}
