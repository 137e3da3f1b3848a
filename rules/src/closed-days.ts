import { addDays, weekdayOf } from './days.ts';
import { defaultOpeningHours } from './limits.ts';
import { foldText } from './slug.ts';

/** When the company is closed. */
export interface Closings {
  /** Days of the week, from 0 for Sunday. */
  weekdays: readonly number[];
  /** Days `YYYY-MM-DD`, or `MM-DD` for every year. */
  days: readonly string[];
}

const frenchWeekdays = ['dimanche', 'lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi'];
const schemaWeekdays = ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'];

/**
 * What opening hours as schema.org writes them (`Mo-Fr 09:00-18:00, Sa 09:00-12:00`) leave out, and what a list of days of
 * the week and of dates adds (`lundi, 24/12/2026, 01/01`). What cannot be read closes nothing.
 */
export function closingsOf(hours: string, closedDays: string): Closings {
  const open = openWeekdays(hours);
  const weekdays = new Set(schemaWeekdays.keys());
  for (const day of open) weekdays.delete(day);
  const days: string[] = [];
  for (const part of foldText(closedDays).split(/[,;\n]/)) {
    const weekday = frenchWeekdays.indexOf(part.trim().replace(/s$/, ''));
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

function openWeekdays(hours: string): number[] {
  const parts = hours.split(/[,;\n]/).map((part) => /^\s*(\w\w)(?:-(\w\w))? \d{2}:\d{2}-\d{2}:\d{2}\s*$/.exec(part));
  const isWritten = hours.trim() !== '';
  if (!isWritten) return openWeekdays(defaultOpeningHours.join(','));
  // Free text says nothing that could be read.
  if (parts.some((part) => !isWeekday(part?.[1]) || !isWeekday(part?.[2] ?? part?.[1])))
    return [...schemaWeekdays.keys()];
  return parts.flatMap((part) => {
    const [first, last] = [part?.[1], part?.[2] ?? part?.[1]].map((name) => schemaWeekdays.indexOf(name ?? ''));
    return first === undefined || last === undefined ? [] : weekdaysBetween(first, last);
  });
}

// From `first` to `last`, over the end of the week where they say so.
function weekdaysBetween(first: number, last: number): number[] {
  const count = ((last - first + 7) % 7) + 1;
  return Array.from({ length: count }, (_, step) => (first + step) % 7);
}

function isWeekday(name: string | undefined): boolean {
  return name !== undefined && schemaWeekdays.includes(name);
}
