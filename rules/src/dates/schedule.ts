import { type CompanyInfo, companyValue } from '../site/company-info/company-info.ts';
import { type Closings, closedDaysInWords, closingsOf, isClosed, parseClosedDays } from './closed-days.ts';
import { type DaySpan, isInSpan, isYearly } from './day-spans.ts';
import { addDays, weekdayOf } from './days.ts';
import {
  type OpeningHours,
  openingHoursInWords,
  parseOpeningHours,
  sameRanges,
  type TimeRange,
} from './opening-hours.ts';
import { isPublicHoliday } from './public-holidays.ts';

/** When the company is open: its opening hours and its closed days together, as all programs show them. */
export interface Schedule {
  /** The hours without those of days that are closed; null when they were stored in words that cannot be read. */
  hours: OpeningHours | null;
  /** The opening hours as they are stored. */
  hoursText: string;
  closings: Closings;
  /** Closed days that were stored in words that cannot be read. */
  unknownClosedDays: readonly string[];
}

/** Days that differ from the week; closed without any range. */
export interface ExceptionalDays extends DaySpan {
  ranges: readonly TimeRange[];
}

export function scheduleOf(rows: readonly CompanyInfo[]): Schedule {
  const hoursText = companyValue(rows, 'Horaires');
  const hours = parseOpeningHours(hoursText);
  const closedDays = parseClosedDays(companyValue(rows, 'Jours fermés'));
  const closings = closingsOf(hours, closedDays);
  const isShut = (weekday: number) => closings.weekdays.includes(weekday);
  return {
    hours: hours && { ...hours, week: hours.week.map((ranges, weekday) => (isShut(weekday) ? [] : ranges)) },
    hoursText,
    closings,
    unknownClosedDays: closedDays.unknown,
  };
}

/**
 * The schedule as visitors read it, a line each: the hours, and « Fermé : le dimanche ; du 1er au 15 août 2027 ». Days
 * before `today` are left out.
 */
export function scheduleInWords({ hours, hoursText, closings, unknownClosedDays }: Schedule, today: string): string[] {
  const isToCome = (last: string) => isYearly({ first: last, last }) || last >= today;
  const exceptions = hours?.exceptions.filter(({ day, ranges }) => ranges.length > 0 && isToCome(day)) ?? [];
  const spans = closings.spans.filter(({ last }) => isToCome(last));
  const closed = [...closedDaysInWords({ ...closings, spans }), ...unknownClosedDays];
  return [
    ...(hours ? openingHoursInWords({ ...hours, exceptions }) : [hoursText]),
    ...(closed.length > 0 ? [`Fermé : ${closed.join(' ; ')}`] : []),
  ];
}

/** What differs from the week in the year from `today` on: exceptional hours, closed days, public holidays. */
export function exceptionalDays(schedule: Schedule & { hours: OpeningHours }, today: string): ExceptionalDays[] {
  const found: ExceptionalDays[] = [];
  const end = addDays(today, 366);
  for (let day = today; day < end; day = addDays(day, 1)) {
    if (!isExceptional(day, schedule)) continue;
    const ranges = hoursOn(day, schedule);
    const former = found.at(-1);
    const isNext = former?.last === addDays(day, -1) && sameRanges(former.ranges, ranges);
    if (former && isNext) found[found.length - 1] = { ...former, last: day };
    else found.push({ first: day, last: day, ranges });
  }
  return found;
}

function isExceptional(day: string, { hours, closings }: Schedule & { hours: OpeningHours }): boolean {
  return (
    hours.exceptions.some((exception) => day.endsWith(exception.day)) ||
    closings.spans.some((span) => isInSpan(day, span)) ||
    (closings.publicHolidays && isPublicHoliday(day))
  );
}

/** The hours of a day; none when the company is closed. */
export function hoursOn(
  day: string,
  { hours, closings }: { hours: OpeningHours; closings: Closings },
): readonly TimeRange[] {
  if (isClosed(day, closings)) return [];
  const own = hours.exceptions.find((exception) => exception.ranges.length > 0 && day.endsWith(exception.day));
  return own?.ranges ?? hours.week[weekdayOf(day)] ?? [];
}
