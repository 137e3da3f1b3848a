import { foldText } from '../search.ts';
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
 * The days that opening hours (schema.org, `Mo-Fr 09:00-18:00, Sa 09:00-12:00`) leave out, and those of a list of
 * weekdays and dates (`lundi, 24/12/2026, 01/01`). What cannot be parsed closes nothing.
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

/** The nearest open day from `day` on, before (-1) or after (1) it; null when there is none within a month. */
export function nearestOpenDay(day: string, closings: Closings, direction: -1 | 1): string | null {
  for (let step = 0; step < 31; step += 1) {
    const candidate = addDays(day, step * direction);
    if (!isClosed(candidate, closings)) return candidate;
  }
  return null;
}

function closedWeekdays(hours: string): Set<number> {
  const openings = openingHoursOf(hours);
  // Free text cannot be parsed.
  if (openings === null) return new Set();
  const closed = new Set(weekdayNames.keys());
  for (const { firstDay, lastDay } of openings) {
    const count = ((lastDay - firstDay + 7) % 7) + 1;
    for (let step = 0; step < count; step += 1) closed.delete((firstDay + step) % 7);
  }
  return closed;
}
