import { addDays, weekdayOf } from './days.ts';
import { weekdayNames } from './format-dates.ts';
import type { TimeRange } from './opening-hours.ts';
import { parisClock, todayInParis } from './paris-time.ts';
import { hoursOn, type Schedule } from './schedule.ts';
import { timeInWords } from './time-of-day.ts';

/** When the company is open on a day. */
export interface OpenDay {
  day: string;
  ranges: readonly TimeRange[];
}

/** The open days of the week from `today` on; none when the hours cannot be read. */
export function comingOpenDays({ hours, ...schedule }: Schedule, today: string): OpenDay[] {
  if (hours === null) return [];
  return Array.from({ length: 7 }, (_, index) => addDays(today, index))
    .map((day) => ({ day, ranges: hoursOn(day, { ...schedule, hours }) }))
    .filter(({ ranges }) => ranges.length > 0);
}

/** « Ouvert jusqu’à 18 h », « Ouvre à 14 h », « Ouvre lundi à 9 h »; empty when it opens on no day to come. */
export function openingStateInWords(days: readonly OpenDay[], now: Date = new Date()): string {
  const today = todayInParis(now);
  const time = parisClock(now).toISOString().slice(11, 16);
  const isOver = ({ opens, closes }: TimeRange) => opens < closes && closes <= time;
  const left = days
    .filter(({ day }) => day >= today)
    .map(({ day, ranges }) => ({ day, range: ranges.find((range) => day > today || !isOver(range)) }));
  const next = left.find(({ range }) => range !== undefined);
  if (!next?.range) return '';
  const { day, range } = next;
  if (day === today && range.opens <= time) return `Ouvert jusqu’à ${timeInWords(range.closes)}`;
  return `Ouvre${whenOf(day, today)} à ${timeInWords(range.opens)}`;
}

function whenOf(day: string, today: string): string {
  if (day === today) return '';
  return day === addDays(today, 1) ? ' demain' : ` ${weekdayNames[weekdayOf(day)]}`;
}
