import { foldText } from '../text/fold.ts';
import { isCalendarDay } from './days.ts';
import { formatLongDate, formatShortDate, monthNames } from './format-dates.ts';

/** Days from `first` to `last`, both included: `YYYY-MM-DD` for once, `MM-DD` for every year. */
export interface DaySpan {
  first: string;
  last: string;
}

/** Parses « le 24 décembre 2026 », `25/12`, « du 1er au 15 août 2027 »; null for what is none of these. */
export function parseDaySpan(text: string): DaySpan | null {
  const folded = foldText(text).replace(/\s+/g, ' ').trim();
  const [, from, until] = /^du (.+) au (.+)$/.exec(folded) ?? [];
  if (from === undefined || until === undefined) return parseOneDay(folded.replace(/^le /, ''));
  const last = parseDate(until);
  // « du 1er au 15 août 2027 »: the month and the year may stand at the end alone.
  const first = parseDate(from, last ?? undefined);
  if (first === null || last === null) return null;
  const span = { first: dayOf(first), last: dayOf(last) };
  if (span.first.length !== span.last.length) return null;
  // Every year, a period may go over the New Year.
  const isInOrder = span.first <= span.last || (isYearly(span) && first.hasMonth);
  return isInOrder ? span : null;
}

/** A span as `parseDaySpan` reads it: « le 24 décembre 2026 », « du 1er au 15 août ». */
export function daySpanInWords({ first, last }: DaySpan): string {
  if (first === last) return `le ${dayInWords(first)}`;
  const end = dayInWords(last);
  const [sameYear, sameMonth] = [first.slice(0, -5) === last.slice(0, -5), first.slice(0, -3) === last.slice(0, -3)];
  const start = sameYear ? formatShortDate(inSomeYear(first)) : dayInWords(first);
  return `du ${sameMonth && first < last ? start.replace(/ .*/, '') : start} au ${end}`;
}

/** True when `day`, `YYYY-MM-DD`, is one of the span. */
export function isInSpan(day: string, { first, last }: DaySpan): boolean {
  const compared = day.slice(-first.length);
  return first <= last ? first <= compared && compared <= last : first <= compared || compared <= last;
}

/** True for days of every year. */
export function isYearly({ first }: DaySpan): boolean {
  return first.length === 5;
}

interface WrittenDate {
  day: string;
  month: string;
  year: string | undefined;
  hasMonth: boolean;
}

const foldedMonths = monthNames.map((name) => foldText(name));

/**
 * `24/12/2026`, `24 decembre 2026`, `1er janvier`, and `1er` with the month and year of `end`; null if there is none.
 */
function parseDate(text: string, end?: WrittenDate): WrittenDate | null {
  const [, day = '', number, name, year = end?.year] =
    /^(\d{1,2})(?:er)?(?:\/(\d{1,2})| ([a-z]+))?(?:[/ ](\d{4}))?$/.exec(text) ?? [];
  const hasMonth = number !== undefined || name !== undefined;
  const month = number ?? (name === undefined ? (end?.month ?? '') : String(foldedMonths.indexOf(name) + 1));
  const date = { day: day.padStart(2, '0'), month: month.padStart(2, '0'), year, hasMonth };
  return isCalendarDay(inSomeYear(dayOf(date))) ? date : null;
}

function parseOneDay(text: string): DaySpan | null {
  const date = parseDate(text);
  return date && { first: dayOf(date), last: dayOf(date) };
}

function dayOf({ day, month, year }: WrittenDate): string {
  return `${year === undefined ? '' : `${year}-`}${month}-${day}`;
}

function dayInWords(day: string): string {
  return day.length === 5 ? formatShortDate(inSomeYear(day)) : formatLongDate(day);
}

/** A leap year stands for every year: 29 February is a day of every fourth one. */
function inSomeYear(day: string): string {
  return day.length === 5 ? `2000-${day}` : day;
}
