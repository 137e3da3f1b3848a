import { toDay } from '@barnum/rules/dates/days';

/** Midnight of a day `YYYY-MM-DD` by the browser's clock, as a calendar's library counts. */
export function localDate(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date);
}

/** The day `YYYY-MM-DD` of such a date. */
export function dayOfLocalDate(date: Date): string {
  return toDay(new Date(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate())));
}
