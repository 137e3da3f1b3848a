import { addDays } from '@barnum/rules/dates/days';
import { weekdayNames } from '@barnum/rules/dates/format-dates';
import {
  type OpeningHours,
  parseOpeningHours,
  type TimeRange,
  writeOpeningHours,
} from '@barnum/rules/dates/opening-hours';

/** Hours while they are edited: a time or a day may be empty. */
export interface HoursDraft {
  /** From 0 for Sunday. */
  week: TimeRange[][];
  exceptions: ExceptionDraft[];
}

export interface ExceptionDraft {
  /** `YYYY-MM-DD` */
  day: string;
  isYearly: boolean;
  ranges: TimeRange[];
}

/**
 * The draft of a stored text; of hours in free words that of the default hours. `today` says the year of yearly days.
 */
export function hoursDraft(text: string, today: string): HoursDraft {
  const { week, exceptions } = (parseOpeningHours(text) ?? parseOpeningHours('')) as OpeningHours;
  return {
    week: week.map((ranges) => [...ranges]),
    exceptions: exceptions.map(({ day, ranges }) => ({
      day: day.length === 5 ? nextDay(day, today) : day,
      isYearly: day.length === 5,
      ranges: [...ranges],
    })),
  };
}

/** The draft as it is stored; one that lacks a time or a day as what lacks it, which no check lets through. */
export function writeDraft({ week, exceptions }: HoursDraft): string {
  const weekday = week.findIndex(lacksTime);
  if (weekday !== -1) return `Le ${weekdayNames[weekday]} de …`;
  const exception = exceptions.findIndex(({ day, ranges }) => !day || lacksTime(ranges));
  if (exception !== -1) return `Jour exceptionnel ${exception + 1}`;
  return writeOpeningHours({
    week,
    exceptions: exceptions.map(({ day, isYearly, ranges }) => ({ day: isYearly ? day.slice(5) : day, ranges })),
  });
}

function lacksTime(ranges: readonly TimeRange[]): boolean {
  return ranges.some(({ opens, closes }) => !opens || !closes);
}

/** The day after `from` on which the year is at `MM-DD`. */
function nextDay(monthAndDay: string, from: string): string {
  let day = from;
  while (day.slice(5) !== monthAndDay) day = addDays(day, 1);
  return day;
}
