import { foldText } from '../text/search.ts';
import { addDays, isCalendarDay, weekdayOf } from './days.ts';
import { monthNames, weekdayNames } from './format-dates.ts';
import { openingHoursOf } from './opening-hours.ts';

/** When the company is closed. */
export interface Closings {
  /** Days of the week, from 0 for Sunday. */
  weekdays: readonly number[];
  /** Days `YYYY-MM-DD`, or `MM-DD` for every year. */
  days: readonly string[];
}

/**
 * The days that opening hours (schema.org, `Mo-Fr 09:00-18:00, Sa 09:00-12:00`) leave out, and those of a list of closed
 * days. What cannot be parsed closes nothing.
 */
export function closingsOf(hours: string, closedDays: string): Closings {
  const { weekdays, days } = parseClosedDays(closedDays);
  return { weekdays: [...new Set([...closedWeekdays(hours), ...weekdays])], days };
}

/**
 * Parses a list of weekdays, dates and periods: `lundi, 24/12/2026, 1er janvier, du 1/8 au 15/8`. `unknown` are the
 * parts that are none of these.
 */
export function parseClosedDays(closedDays: string): { weekdays: number[]; days: string[]; unknown: string[] } {
  const weekdays: number[] = [];
  const days: string[] = [];
  const unknown: string[] = [];
  for (const part of closedDays.split(/[,;\n]/).map((each) => each.trim())) {
    const text = foldText(part).replace(/^(le|les|tous les) /, '');
    const weekday = weekdayNames.indexOf(text.replace(/s$/, ''));
    const found = weekday === -1 ? (parsePeriod(text) ?? parseDate(text)) : [];
    if (weekday !== -1) weekdays.push(weekday);
    else if (found) days.push(...found);
    else if (part !== '') unknown.push(part);
  }
  return { weekdays, days, unknown };
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

const foldedMonths = monthNames.map((name) => foldText(name));

/** `24/12/2026`, `24 decembre 2026`, `1er janvier`: the day, without its year where none is given. */
function parseDate(text: string): [string] | null {
  const [, day = '', number, name = '', year] =
    /^(\d{1,2})(?:er)?(?:\/(\d{1,2})| ([a-z]+))(?:[/ ](\d{4}))?$/.exec(text) ?? [];
  const month = number ?? String(foldedMonths.indexOf(name) + 1);
  const date = `${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  // A leap year: 29 February is a day of every fourth one.
  if (!isCalendarDay(`${year ?? '2000'}-${date}`)) return null;
  return [year === undefined ? date : `${year}-${date}`];
}

/** `du 1/8 au 15/8`, `du 24 decembre 2026 au 2 janvier 2027`: every day of it; both dates have a year, or neither. */
function parsePeriod(text: string): string[] | null {
  const [, from, until] = /^du (.+) au (.+)$/.exec(text) ?? [];
  const [first] = (from && parseDate(from)) || [];
  const [last] = (until && parseDate(until)) || [];
  if (first === undefined || last === undefined || first.length !== last.length) return null;
  const isYearly = first.length === 5;
  const days: string[] = [];
  for (let day = isYearly ? `2000-${first}` : first; days.length <= 366; day = addDays(day, 1)) {
    days.push(isYearly ? day.slice(5) : day);
    if (days.at(-1) === last) return days;
  }
  return null;
}
