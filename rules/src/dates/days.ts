/** Calendar days are texts `YYYY-MM-DD`, which sort in the order of time. */

/** Days of requests lie between these two: outside, databases and calendars disagree. */
export const firstDay = '2000-01-01';
export const lastDay = '2199-12-31';

const millisecondsADay = 24 * 60 * 60 * 1_000;

/** True for a day that exists. */
export function isCalendarDay(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}

/** True for a day that a request may have. */
export function isRentalDay(value: string): boolean {
  return isCalendarDay(value) && value >= firstDay && value <= lastDay;
}

/** The day `count` days after `day`; before it when negative. */
export function addDays(day: string, count: number): string {
  return toDay(new Date(atMidnight(day) + count * millisecondsADay));
}

/** How many days `until` comes after `from`. */
export function daysBetween(from: string, until: string): number {
  return Math.round((atMidnight(until) - atMidnight(from)) / millisecondsADay);
}

/** Day of the week, from 0 for Sunday to 6 for Saturday. */
export function weekdayOf(day: string): number {
  return new Date(atMidnight(day)).getUTCDay();
}

/** The day of a date without time, as Prisma reads it. */
export function toDay(date: Date): string {
  return date.toISOString().slice(0, 10);
}

/** A day as Prisma writes it. */
export function dayColumn(day: string): Date {
  return new Date(atMidnight(day));
}

/** Of some years: who counts the days of many hires asks for the same ones, and looking up takes a tenth of reading. */
const midnights = new Map<string, number>();

function atMidnight(day: string): number {
  const known = midnights.get(day);
  if (known !== undefined) return known;
  const read = Date.parse(`${day}T00:00:00Z`);
  if (midnights.size < 4_000) midnights.set(day, read);
  return read;
}
