import { addDays, weekdayOf } from '@barnum/rules/dates/days';
import { todayInParis } from '@barnum/rules/dates/paris-time';

const hour = 60 * 60 * 1000;

/** The instant `hours` before now. */
export function hoursAgo(hours: number): Date {
  return new Date(Date.now() - hours * hour);
}

/** The instant `days` before now. */
export function daysAgo(days: number): Date {
  return hoursAgo(days * 24);
}

/**
 * The day `days` after the next Monday, or after today on a Monday: from 7 to 11 it is no week-end, whenever tests run.
 */
export function afterMonday(days: number): string {
  const today = todayInParis();
  return addDays(today, ((8 - weekdayOf(today)) % 7) + days);
}
