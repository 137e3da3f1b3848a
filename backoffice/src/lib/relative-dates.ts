import { daysBetween } from '@barnum/rules/dates/days';
import { formatShortDay, formatTime } from '@barnum/rules/dates/format-dates';
import { todayInParis } from '@barnum/rules/dates/paris-time';

const relative = new Intl.RelativeTimeFormat('fr-FR', { numeric: 'auto' });

const minute = 60_000;
const hour = 60 * minute;
const recentDays = 7;
// Beyond that, months are counted.
const countedDays = 60;
const daysOfMonth = 365.25 / 12;

/** `demain`, `dans 12 jours`, `il y a 8 mois`: how far a `YYYY-MM-DD` day is from today in Paris. */
export function formatDistance(day: string, now: Date = new Date()): string {
  const days = daysFromToday(day, now);
  if (Math.abs(days) < countedDays) return relative.format(days, 'day');
  return relative.format(Math.round(days / daysOfMonth), 'month');
}

/** Whole days from today in Paris to a `YYYY-MM-DD` day; negative when it is past. */
export function daysFromToday(day: string, now: Date = new Date()): number {
  return daysBetween(todayInParis(now), day);
}

/**
 * How long ago an ISO instant was: `il y a 5 minutes`, `hier à 18:05`, `il y a 3 jours`, and from a week on
 * `le sam. 4 juillet`.
 */
export function formatSince(instant: string, now: Date = new Date()): string {
  const elapsed = now.getTime() - new Date(instant).getTime();
  if (elapsed < minute) return 'à l’instant';
  if (elapsed < hour) return relative.format(-Math.floor(elapsed / minute), 'minute');
  const days = -daysFromToday(todayInParis(new Date(instant)), now);
  if (days === 0) return relative.format(-Math.floor(elapsed / hour), 'hour');
  if (days === 1) return `hier à ${formatTime(instant)}`;
  if (days < recentDays) return `il y a ${days} jours`;
  return `le ${formatShortDay(instant, now)}`;
}
