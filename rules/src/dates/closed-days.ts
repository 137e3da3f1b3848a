import { limits } from '../limits.ts';
import { foldText } from '../text/fold.ts';
import { type DaySpan, daySpanInWords, isInSpan, parseDaySpan } from './day-spans.ts';
import { addDays, weekdayOf } from './days.ts';
import { weekdayNames } from './format-dates.ts';
import { type OpeningHours, weekdaysFromMonday } from './opening-hours.ts';
import { type ChosenDays, eachDay, type Period, periodOf, type RentedPeriod } from './period.ts';
import { isPublicHoliday } from './public-holidays.ts';

/** The days on which the company is closed beside what its opening hours say. */
export interface ClosedDays {
  /** Days of the week, from 0 for Sunday. */
  weekdays: readonly number[];
  spans: readonly DaySpan[];
  publicHolidays: boolean;
}

/** When nothing is handed out nor taken back. */
export interface Closings extends ClosedDays {
  /** Days with hours of their own, `YYYY-MM-DD`, or `MM-DD` of every year: open whatever else closes them. */
  openDays: readonly string[];
}

/** The closings of opening hours (null closes nothing) and of closed days. */
export function closingsOf(hours: OpeningHours | null, { weekdays, spans, publicHolidays }: ClosedDays): Closings {
  const { week = [], exceptions = [] } = hours ?? {};
  const withoutHours = week.flatMap((ranges, weekday) => (ranges.length === 0 ? weekday : []));
  const [open, shut] = [exceptions.filter(hasRanges), exceptions.filter((each) => !hasRanges(each))];
  return {
    weekdays: [...new Set([...withoutHours, ...weekdays])],
    spans: [...shut.map(({ day }) => ({ first: day, last: day })), ...spans],
    publicHolidays,
    openDays: open.map(({ day }) => day),
  };
}

/**
 * Parses closed days: « le dimanche ; du 1er au 15 août 2027 ; le 25 décembre ; les jours fériés ». `unknown` are the
 * parts that are none of these.
 */
export function parseClosedDays(text: string): ClosedDays & { unknown: string[] } {
  const weekdays: number[] = [];
  const spans: DaySpan[] = [];
  const unknown: string[] = [];
  let publicHolidays = false;
  for (const part of text.split(/[,;\n]/).map((each) => each.trim())) {
    const name = foldText(part).replace(/^(le|les|tous les) /, '');
    const weekday = weekdayNames.indexOf(name.replace(/s$/, ''));
    const span = parseDaySpan(part);
    if (weekday !== -1) weekdays.push(weekday);
    else if (name === 'jours feries') publicHolidays = true;
    else if (span) spans.push(span);
    else if (part !== '') unknown.push(part);
  }
  return { weekdays, spans, publicHolidays, unknown };
}

/** Closed days as `parseClosedDays` reads them, a text each, from Monday. */
export function closedDaysInWords({ weekdays, spans, publicHolidays }: ClosedDays): string[] {
  return [
    ...weekdaysFromMonday.filter((day) => weekdays.includes(day)).map((day) => `le ${weekdayNames[day]}`),
    ...spans.map(daySpanInWords),
    ...(publicHolidays ? ['les jours fériés'] : []),
  ];
}

/** Closed days as they are stored. */
export function writeClosedDays(closedDays: ClosedDays): string {
  return closedDaysInWords(closedDays).join(' ; ');
}

/** True when the company is closed on that day. */
export function isClosed(day: string, { weekdays, spans, publicHolidays, openDays }: Closings): boolean {
  if (openDays.some((open) => day.endsWith(open))) return false;
  if (weekdays.includes(weekdayOf(day)) || spans.some((span) => isInSpan(day, span))) return true;
  return publicHolidays && isPublicHoliday(day);
}

/** The nearest open day from `day` on, before (-1) or after (1) it; null when there is none within a year. */
export function nearestOpenDay(day: string, closings: Closings, direction: -1 | 1): string | null {
  for (let step = 0; step <= 366; step += 1) {
    const candidate = addDays(day, step * direction);
    if (!isClosed(candidate, closings)) return candidate;
  }
  return null;
}

/**
 * How many days of a period only the company's closing adds: closed ones right before the return, from the Monday on
 * when a week-end goes before them, and right after the pick-up, until a week-end begins. A week-end lasts from its
 * Friday to its Monday anyway.
 */
export function offeredDays(period: Period, closings: Closings): number {
  const isOpen = (day: string) => !isClosed(day, closings);
  const between = eachDay(period).slice(1, -1);
  const beforeReturn = between.slice(between.findLastIndex(isOpen) + 1);
  const atEnd = beforeReturn.slice(indexOrLength(beforeReturn, (day) => !isInWeekend(day))).length;
  const atStart = indexOrLength(between, (day) => isOpen(day) || isInWeekend(day));
  return Math.min(between.length, atStart + atEnd);
}

/**
 * The days of a request, as `periodOf`. Days of a week-end that nobody chose, its Friday and its Monday, move to the
 * next open day: the pick-up until the wanted day, the return within the longest rental.
 */
export function openPeriodOf(date: string, chosen: ChosenDays, closings: Closings): Required<RentedPeriod> {
  const { debut, fin } = periodOf(date, chosen);
  const openDayUntil = (day: string, last: string) => {
    const open = nearestOpenDay(day, closings, 1);
    return open !== null && open <= last ? open : day;
  };
  const isReturnNamed = fin === (chosen.dateRetour ?? date);
  const period = {
    debut: chosen.dateRetrait ?? openDayUntil(debut, date),
    fin: isReturnNamed ? fin : openDayUntil(fin, addDays(debut, limits.rentalDays - 1)),
  };
  return { ...period, joursOfferts: offeredDays(period, closings) };
}

/** The days of a request, as they were wanted and as they are. */
export type RequestDays = Required<RentedPeriod> & ChosenDays & { date: string };

/**
 * The days of a request for which others are wanted: its pick-up and its return stay until another day is wanted, each
 * of them until another one is chosen for it. As `openPeriodOf` for a new request (null).
 */
export function movedPeriodOf(
  { date, dateRetrait, dateRetour }: ChosenDays & { date: string },
  former: RequestDays | null,
  closings: Closings,
): Required<RentedPeriod> {
  const period = openPeriodOf(date, { dateRetrait, dateRetour }, closings);
  if (former === null || former.date !== date) return period;
  const keepsPickUp = former.dateRetrait === dateRetrait;
  const keepsReturn = former.dateRetour === dateRetour;
  const { debut } = keepsPickUp ? former : period;
  const { fin } = keepsReturn ? former : period;
  const isKept = keepsPickUp && keepsReturn;
  return { debut, fin, joursOfferts: isKept ? former.joursOfferts : offeredDays({ debut, fin }, closings) };
}

function isInWeekend(day: string): boolean {
  return weekdayOf(day) % 6 === 0;
}

function indexOrLength(days: readonly string[], matches: (day: string) => boolean): number {
  const index = days.findIndex(matches);
  return index === -1 ? days.length : index;
}

function hasRanges({ ranges }: { ranges: readonly unknown[] }): boolean {
  return ranges.length > 0;
}
