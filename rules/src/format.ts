import { toAmount } from './cents.ts';
import { toDay } from './days.ts';
import { parisClock } from './paris-time.ts';

// Not by Intl, whose first date takes a slow phone 50 ms, in the very task that answers the choice of a day.

/** From 0 for Sunday. */
export const weekdayNames = ['dimanche', 'lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi'];
const months = [
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

/** Amount in euros as French readers write it: `1 234,50 €`. Takes a number or a decimal string, to the cent. */
export function formatPrice(amount: number | string): string {
  return `${formatNumber(Number(amount).toFixed(2))}\u00a0€`;
}

/** Amount in cents as French readers write it, in euros: `1 234,50 €`. */
export function formatCents(cents: number): string {
  return formatPrice(toAmount(cents));
}

/** A number as French readers write it, with all of its decimals: `1 234,5`. Takes a number or a decimal string. */
export function formatNumber(value: number | string): string {
  const [whole = '', decimals] = String(value).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '\u202f');
  return decimals === undefined ? grouped : `${grouped},${decimals}`;
}

/** `12 juillet 2026`, in Paris time. Takes a `YYYY-MM-DD` day, an ISO instant or a Date. */
export function formatLongDate(value: string | Date): string {
  return longDate(clockAt(value));
}

/** `dimanche 12 juillet 2026`, in Paris time. */
export function formatWeekdayDate(value: string | Date): string {
  const clock = clockAt(value);
  return `${weekdayOf(clock)} ${longDate(clock)}`;
}

/** `12 juillet`, in Paris time. */
export function formatShortDate(value: string | Date): string {
  return shortDate(clockAt(value));
}

/** `dimanche 12 juillet`, in Paris time. */
export function formatShortWeekday(value: string | Date): string {
  const clock = clockAt(value);
  return `${weekdayOf(clock)} ${shortDate(clock)}`;
}

/** `12 juillet 2026 à 14:05`, in Paris time. */
export function formatLongDateTime(value: string | Date): string {
  const clock = clockAt(value);
  return `${longDate(clock)} à ${timeOf(clock)}`;
}

/** `sam. 11 juillet`, in Paris time, with the year when it is not that of `now`. */
export function formatShortDay(value: string | Date, now: Date = new Date()): string {
  const clock = clockAt(value);
  const isThisYear = clock.getUTCFullYear() === parisClock(now).getUTCFullYear();
  return `${weekdayOf(clock).slice(0, 3)}. ${isThisYear ? shortDate(clock) : longDate(clock)}`;
}

/** `11/07/2026`, in Paris time, where days stand below each other. */
export function formatNumericDay(value: string | Date): string {
  return toDay(clockAt(value)).split('-').toReversed().join('/');
}

/** `18:05`, in Paris time. */
export function formatTime(instant: string | Date): string {
  return timeOf(clockAt(instant));
}

/** The day it is in Paris at `now`, as `YYYY-MM-DD`. */
export function todayInParis(now: Date = new Date()): string {
  return toDay(parisClock(now));
}

/** Text cut at `length` characters with an ellipsis; whole when it fits. Never cuts a character in two. */
export function truncate(text: string, length: number): string {
  const characters = [...text];
  return characters.length <= length ? text : `${characters.slice(0, length).join('').trimEnd()}…`;
}

// A bare day is read at noon, so that it stays the same day.
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

// The first day of a month is « 1er ».
function shortDate(clock: Date): string {
  const day = clock.getUTCDate();
  return `${day === 1 ? '1er' : day} ${months[clock.getUTCMonth()]}`;
}

function weekdayOf(clock: Date): string {
  return weekdayNames[clock.getUTCDay()] ?? '';
}
