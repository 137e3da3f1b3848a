import { addDays, toDay } from './days.ts';

const hour = 60 * 60 * 1_000;
const millisecondsADay = 24 * hour;
const [march, october] = [2, 9];

/**
 * The local time in Paris at an instant, in the UTC parts of the returned date. Summer time is that of the
 * European Union, from the last Sunday of March to the last one of October, each at 1:00 UTC (directive 2000/84/EC).
 */
export function parisClock(instant: Date): Date {
  const time = instant.getTime();
  const year = instant.getUTCFullYear();
  const isSummer = time >= clockChange(year, march) && time < clockChange(year, october);
  return new Date(time + (isSummer ? 2 : 1) * hour);
}

/** The day it is in Paris at `now`, as `YYYY-MM-DD`. */
export function todayInParis(now: Date = new Date()): string {
  return toDay(parisClock(now));
}

/** The instant at which the next day begins in Paris. Clocks change at 1:00 UTC: after midnight, in Paris as in UTC. */
export function nextMidnightInParis(now: Date = new Date()): Date {
  const midnightUtc = Date.parse(addDays(todayInParis(now), 1));
  const offset = parisClock(new Date(midnightUtc)).getTime() - midnightUtc;
  return new Date(midnightUtc - offset);
}

/** The last Sunday of a month of 31 days, 1:00 UTC, in milliseconds. */
function clockChange(year: number, month: number): number {
  const lastDay = Date.UTC(year, month, 31, 1);
  return lastDay - new Date(lastDay).getUTCDay() * millisecondsADay;
}
