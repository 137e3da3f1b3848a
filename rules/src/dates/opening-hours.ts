import { defaultOpeningHours } from '../limits.ts';
import { foldText } from '../text/fold.ts';
import { daySpanInWords, parseDaySpan } from './day-spans.ts';
import { weekdayNames } from './format-dates.ts';
import { parseTime, timeInWords } from './time-of-day.ts';

/** From `opens` to `closes`, `HH:MM`; until the next day where it closes before it opens. */
export interface TimeRange {
  opens: string;
  closes: string;
}

/** Other hours on a day, `YYYY-MM-DD`, or `MM-DD` of every year; closed without any range. */
export interface ExceptionalHours {
  day: string;
  ranges: readonly TimeRange[];
}

export interface OpeningHours {
  /** The ranges of each day of the week, from 0 for Sunday, in the order of time; closed without any. */
  week: readonly (readonly TimeRange[])[];
  exceptions: readonly ExceptionalHours[];
}

/** Days of the week that follow each other with the same ranges. */
interface WeekdayGroup {
  weekdays: readonly number[];
  ranges: readonly TimeRange[];
}

/** The days of the week as French readers have them, from Monday; as `weekdayOf` counts. */
export const weekdaysFromMonday = [1, 2, 3, 4, 5, 6, 0];
const schemaDays = ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'];

/**
 * Parses opening hours, a line each: « Du lundi au vendredi de 9 h à 12 h et de 14 h à 18 h », « Le samedi de 9 h à
 * 12 h », « Le 24 décembre 2026 de 9 h à 12 h », « Le 2 janvier : fermé »; also schema.org's `Mo-Fr 09:00-18:00`, as
 * they were stored before. Ranges that touch are one. The default hours for an empty text; null when a part is none of
 * these.
 */
export function parseOpeningHours(text: string): OpeningHours | null {
  const week: TimeRange[][] = weekdayNames.map(() => []);
  const exceptions: ExceptionalHours[] = [];
  for (const part of partsOf(text)) {
    const line = parsePart(part);
    if (line === null) return null;
    if ('day' in line) exceptions.push(line);
    else for (const weekday of line.weekdays) week[weekday]?.push(...line.ranges);
  }
  const sorted = week.map((ranges) => ranges.toSorted((one, other) => (one.opens < other.opens ? -1 : 1)));
  if (![...sorted, ...exceptions.map(({ ranges }) => ranges)].every(areApart)) return null;
  return {
    week: sorted.map(joinTouching),
    exceptions: exceptions.map(({ day, ranges }) => ({ day, ranges: joinTouching(ranges) })),
  };
}

/** The line for which `parseOpeningHours` is null; empty when it is not one line alone. */
export function unreadHours(text: string): string {
  return partsOf(text).find((part) => parseOpeningHours(part) === null) ?? '';
}

/** Opening hours as `parseOpeningHours` reads them and as visitors do, a text a line; closed days are left out. */
export function openingHoursInWords({ week, exceptions }: OpeningHours): string[] {
  return [
    ...weekdayGroups(week).map(({ weekdays, ranges }) => `${weekdaysInWords(weekdays)} ${rangesInWords(ranges)}`),
    ...exceptions.map(({ day, ranges }) => {
      const when = daySpanInWords({ first: day, last: day }).replace('le', 'Le');
      return ranges.length === 0 ? `${when} : ${closed}` : `${when} ${rangesInWords(ranges)}`;
    }),
  ];
}

/** Opening hours as they are stored. */
export function writeOpeningHours(hours: OpeningHours): string {
  const isNeverOpen = hours.week.every((ranges) => ranges.length === 0);
  return [...(isNeverOpen ? [`Tous les jours : ${closed}`] : []), ...openingHoursInWords(hours)].join('\n');
}

/** The open days of a week, from Monday; those in a row with the same ranges together. */
export function weekdayGroups(week: OpeningHours['week']): WeekdayGroup[] {
  const groups: { weekdays: number[]; ranges: readonly TimeRange[] }[] = [];
  for (const [index, weekday] of weekdaysFromMonday.entries()) {
    const ranges = week[weekday] ?? [];
    const former = groups.at(-1);
    const isNext = former?.weekdays.at(-1) === weekdaysFromMonday[index - 1];
    if (former && isNext && sameRanges(former.ranges, ranges)) former.weekdays.push(weekday);
    else if (ranges.length > 0) groups.push({ weekdays: [weekday], ranges });
  }
  return groups;
}

export function sameRanges(some: readonly TimeRange[], others: readonly TimeRange[]): boolean {
  return JSON.stringify(some) === JSON.stringify(others);
}

const closed = 'fermé';
const everyDay = 'Tous les jours';
const linePattern = /^(.+?) ?(?:: ?)?(?:\bferme|\bde (.+))$/;

function partsOf(text: string): string[] {
  const given = text.trim() === '' ? defaultOpeningHours.join('\n') : text;
  return given
    .split(/[,;\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

function parsePart(part: string): WeekdayGroup | ExceptionalHours | null {
  return parseSchemaLine(part) ?? parseLine(foldText(part).replace(/\s+/g, ' '));
}

/** A folded line of French: `le samedi de 9 h a 12 h`, `le 2 janvier : ferme`. */
function parseLine(text: string): WeekdayGroup | ExceptionalHours | null {
  const [, when = '', times] = linePattern.exec(text) ?? [];
  const ranges = times === undefined ? [] : times.split(/ et (?:de )?/).map(parseRange);
  if (when === '' || ranges.includes(null)) return null;
  const found = ranges.filter((range) => range !== null);
  const weekdays = parseWeekdays(when);
  if (weekdays !== null) return { weekdays, ranges: found };
  const span = parseDaySpan(when);
  return span?.first === span?.last && span ? { day: span.first, ranges: found } : null;
}

/** `9 h a 12 h 30` */
function parseRange(text: string): TimeRange | null {
  const [opens, closes] = text.split(/ a /).map((time) => parseTime(time.replaceAll(' ', '')));
  return toRange(opens, closes);
}

function parseWeekdays(text: string): number[] | null {
  if (text === foldText(everyDay)) return weekdaysFromMonday;
  const [, first, last = first] =
    /^(?:du|le) (\w+) (?:au|et le) (\w+)$/.exec(text) ?? /^(?:le )?(\w+)$/.exec(text) ?? [];
  return daysFromTo(weekdayNames.indexOf(first ?? ''), weekdayNames.indexOf(last ?? ''));
}

/** A part of schema.org's `openingHours`: `Mo-Fr 09:00-18:00`. */
function parseSchemaLine(text: string): WeekdayGroup | null {
  const [, first = '', last = first, from = '', until = ''] =
    /^(\w\w)(?:-(\w\w))? (\d{2}:\d{2})-(\d{2}:\d{2})$/.exec(text) ?? [];
  const weekdays = daysFromTo(schemaDays.indexOf(first), schemaDays.indexOf(last));
  const range = toRange(parseTime(from), parseTime(until));
  return weekdays && range ? { weekdays, ranges: [range] } : null;
}

/** A group in schema.org's format, a text for each range. */
export function schemaOpeningHours({ weekdays, ranges }: WeekdayGroup): string[] {
  const [first = 0, last = first] = [weekdays[0], weekdays.at(-1)];
  const days = first === last ? schemaDays[first] : `${schemaDays[first]}-${schemaDays[last]}`;
  return ranges.map(({ opens, closes }) => `${days} ${opens}-${closes}`);
}

/** The days of the week from `first` to `last`, which may be in the next week; null when one is unknown. */
function daysFromTo(first: number, last: number): number[] | null {
  if (first === -1 || last === -1) return null;
  return Array.from({ length: ((last - first + 7) % 7) + 1 }, (_, step) => (first + step) % 7);
}

/** `Le samedi`, `Le jeudi et le vendredi`, `Du lundi au vendredi`. */
function weekdaysInWords(weekdays: readonly number[]): string {
  if (weekdays.length === 7) return everyDay;
  const [first, last] = [weekdayNames[weekdays[0] ?? 0], weekdayNames[weekdays.at(-1) ?? 0]];
  if (weekdays.length > 2) return `Du ${first} au ${last}`;
  return weekdays.length === 2 ? `Le ${first} et le ${last}` : `Le ${first}`;
}

/** `de 9 h à 12 h et de 14 h à 18 h` */
/** « de 9 h à 12 h et de 14 h à 18 h » */
export function rangesInWords(ranges: readonly TimeRange[]): string {
  return ranges.map(({ opens, closes }) => `de ${timeInWords(opens)} à ${timeInWords(closes)}`).join(' et ');
}

/** The end of a night: who writes that a day ends later on the next one has rather mistaken a time. */
const nightEnd = '06:00';

function toRange(opens: string | null | undefined, closes: string | null | undefined): TimeRange | null {
  if (!opens || !closes) return null;
  return opens < closes || (closes < opens && closes <= nightEnd) ? { opens, closes } : null;
}

function joinTouching(ranges: readonly TimeRange[]): TimeRange[] {
  const joined: TimeRange[] = [];
  for (const range of ranges) {
    const former = joined.at(-1);
    if (former?.closes === range.opens) joined[joined.length - 1] = { opens: former.opens, closes: range.closes };
    else joined.push(range);
  }
  return joined;
}

/** True when each range ends before the next begins; the last may end on the next day, before the first begins. */
function areApart(ranges: readonly TimeRange[]): boolean {
  return ranges.every(({ opens, closes }, index) => {
    const next = ranges[index + 1];
    const isOverMidnight = closes < opens;
    if (next) return !isOverMidnight && closes <= next.opens;
    return !isOverMidnight || closes < (ranges[0]?.opens ?? opens);
  });
}
