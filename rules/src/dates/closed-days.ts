import { foldText } from '../slug.ts';
import { addDays, weekdayOf } from './days.ts';
import { weekdayNames } from './format-dates.ts';
import { openingHoursOf } from './opening-hours.ts';

/** When the company is closed. */
export interface Closings {
  /** Days of the week, from 0 for Sunday. */
  weekdays: readonly number[];
  /** Days `YYYY-MM-DD`, or `MM-DD` for every year. */
  days: readonly string[];
}

/**
 * What opening hours as schema.org writes them (`Mo-Fr 09:00-18:00, Sa 09:00-12:00`) leave out, and what a list of days of
 * the week and of dates adds (`lundi, 24/12/2026, 01/01`). What cannot be read closes nothing.
 */
export function closingsOf(hours: string, closedDays: string): Closings {
  const weekdays = closedWeekdays(hours);
  const days: string[] = [];
  for (const part of foldText(closedDays).split(/[,;\n]/)) {
    const weekday = weekdayNames.indexOf(part.trim().replace(/s$/, ''));
    if (weekday !== -1) weekdays.add(weekday);
    const [, day = '', month = '', year] = /^\s*(\d{1,2})\/(\d{1,2})(?:\/(\d{4}))?\s*$/.exec(part) ?? [];
    if (day) days.push([...(year ? [year] : []), month.padStart(2, '0'), day.padStart(2, '0')].join('-'));
  }
  return { weekdays: [...weekdays], days };
}

/** True when the company is closed on that day. */
export function isClosed(day: string, { weekdays, days }: Closings): boolean {
  return weekdays.includes(weekdayOf(day)) || days.includes(day) || days.includes(day.slice(5));
}

/** The open day that is nearest to `day` in a direction (-1 before, 1 after), `day` itself included; null within a month of closings. */
export function nearestOpenDay(day: string, closings: Closings, direction: -1 | 1): string | null {
  for (let step = 0; step < 31; step += 1) {
    const candidate = addDays(day, step * direction);
    if (!isClosed(candidate, closings)) return candidate;
  }
  return null;
}

function closedWeekdays(hours: string): Set<number> {
  const openings = openingHoursOf(hours);
  // Free text says nothing that could be read.
  if (openings === null) return new Set();
  const closed = new Set(weekdayNames.keys());
  for (const { firstDay, lastDay } of openings) {
    const count = ((lastDay - firstDay + 7) % 7) + 1;
    for (let step = 0; step < count; step += 1) closed.delete((firstDay + step) % 7);
  }
  return closed;
}
