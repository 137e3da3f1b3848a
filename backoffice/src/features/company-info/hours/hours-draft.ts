import { addDays } from '@barnum/rules/dates/days';
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

/** What an unfinished draft is written as: a text that no check lets through. */
const unfinished = '…';

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

/** The draft as it is stored. */
export function writeDraft({ week, exceptions }: HoursDraft): string {
  const all = [...week.flat(), ...exceptions.flatMap(({ ranges }) => ranges)];
  const isFinished = all.every(({ opens, closes }) => opens && closes) && exceptions.every(({ day }) => day);
  if (!isFinished) return unfinished;
  return writeOpeningHours({
    week,
    exceptions: exceptions.map(({ day, isYearly, ranges }) => ({ day: isYearly ? day.slice(5) : day, ranges })),
  });
}

/** The day after `from` on which the year is at `MM-DD`. */
function nextDay(monthAndDay: string, from: string): string {
  let day = from;
  while (day.slice(5) !== monthAndDay) day = addDays(day, 1);
  return day;
}
