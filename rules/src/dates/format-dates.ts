import { toDay } from './days.ts';
import { parisClock } from './paris-time.ts';
import { timeInWords } from './time-of-day.ts';

// Not with Intl: its first date takes a slow phone 50 ms, just when the visitor chooses a day.

/** From 0 for Sunday. */
export const weekdayNames = ['dimanche', 'lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi'];
export const monthNames = [
  'janvier',
  'février',
  'mars',
  'avril',
  'mai',
  'juin',
  'juillet',
  'août',
  'septembre',
  'octobre',
  'novembre',
  'décembre',
];

/** `12 juillet 2026`, in Paris time. Takes a `YYYY-MM-DD` day, an ISO instant or a Date. */
export function formatLongDate(value: string | Date): string {
  return longDate(clockAt(value));
}

/** `dimanche 12 juillet 2026`, in Paris time. */
export function formatWeekdayDate(value: string | Date): string {
  const clock = clockAt(value);
  return `${weekdayName(clock)} ${longDate(clock)}`;
}

/** `12 juillet`, in Paris time. */
export function formatShortDate(value: string | Date): string {
  return shortDate(clockAt(value));
}

/** `dimanche 12 juillet`, in Paris time. */
export function formatShortWeekday(value: string | Date): string {
  const clock = clockAt(value);
  return `${weekdayName(clock)} ${shortDate(clock)}`;
}

/** `dimanche 12`, in Paris time. */
export function formatWeekdayNumber(value: string | Date): string {
  const clock = clockAt(value);
  return `${weekdayName(clock)} ${dayNumber(clock)}`;
}

/** `12 juillet 2026 à 14:05`, in Paris time. */
export function formatLongDateTime(value: string | Date): string {
  const clock = clockAt(value);
  return `${longDate(clock)} à ${timeOf(clock)}`;
}

/** `12 juillet 2026 à 14 h 05`, in Paris time, for what visitors read. */
export function formatSpokenDateTime(value: string | Date): string {
  const clock = clockAt(value);
  return `${longDate(clock)} à ${timeInWords(timeOf(clock))}`;
}

/** `sam. 11 juillet`, in Paris time, with the year when it is not that of `now`. */
export function formatShortDay(value: string | Date, now: Date = new Date()): string {
  const clock = clockAt(value);
  const isThisYear = clock.getUTCFullYear() === parisClock(now).getUTCFullYear();
  return `${weekdayName(clock).slice(0, 3)}. ${isThisYear ? shortDate(clock) : longDate(clock)}`;
}

/** `11/07/2026`, in Paris time, for columns of days. */
export function formatNumericDay(value: string | Date): string {
  return toDay(clockAt(value)).split('-').toReversed().join('/');
}

/** `18:05`, in Paris time. */
export function formatTime(instant: string | Date): string {
  return timeOf(clockAt(instant));
}

// A day without time is taken at noon, so that the time zone cannot change it.
function clockAt(value: string | Date): Date {
  if (value instanceof Date) return parisClock(value);
  return parisClock(new Date(/^\d{4}-\d{2}-\d{2}$/.test(value) ? `${value}T12:00:00Z` : value));
}

function timeOf(clock: Date): string {
  return clock.toISOString().slice(11, 16);
}

function longDate(clock: Date): string {
  return `${shortDate(clock)} ${clock.getUTCFullYear()}`;
}

function shortDate(clock: Date): string {
  return `${dayNumber(clock)} ${monthNames[clock.getUTCMonth()]}`;
}

// The first day of a month is « 1er ».
function dayNumber(clock: Date): string {
  const day = clock.getUTCDate();
  return day === 1 ? '1er' : String(day);
}

function weekdayName(clock: Date): string {
  return weekdayNames[clock.getUTCDay()] ?? '';
}

/** « du 20 juin 2030 au 22 juin 2030 », or « le 20 juin 2030 » where it is one day. */
export function formatLongDays(du: string, au: string): string {
  return du === au ? `le ${formatLongDate(du)}` : `du ${formatLongDate(du)} au ${formatLongDate(au)}`;
}
