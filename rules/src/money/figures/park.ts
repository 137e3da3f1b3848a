import { addDays, daysBetween } from '../../dates/days.ts';
import type { Period } from '../../dates/period.ts';
import { takenUntil } from '../../dates/same-day.ts';

/** Pieces of an article that are out for some days, and are cleaned for some more; below 0 what is not out after all. */
export interface Outing extends Period {
  quantite: number;
  /** Days of cleaning after the last one. */
  cleaning: number;
}

/** Pieces that came or went: for good where `fin` is null. */
export interface ParkChange {
  debut: string;
  fin: string | null;
  quantite: number;
}

/** `isInitial`: what there was when its article was entered, or got a limit. */
export interface LastingChange extends ParkChange {
  isInitial: boolean;
}

/** All that is known of an article of the park; `stock` is its present total, null without limit. */
export interface ParkArticle {
  stock: number | null;
  /** Movements that changed the total for good, all of them, the oldest first. */
  lasting: readonly LastingChange[];
  /** Below 0 while pieces are out of service. */
  outOfService: readonly ParkChange[];
  outings: readonly Outing[];
  /** The first day of its first hire ever; null without any. */
  firstHire: string | null;
}

/** What an article did, day by day of a period. */
export interface ParkDays {
  /** Its own pieces that are out. */
  out: Int32Array;
  /** Pieces out beyond its own, which were rented in. */
  rentedIn: Int32Array;
  /** Its own pieces; null without limit. */
  pieces: Int32Array | null;
  /** Those of them that could be out, being neither out of service nor cleaned; null without limit. */
  possible: Int32Array | null;
}

/** What an article did over a period: days of pieces, and the most of its own pieces on one day. */
export type ParkSums = { [Of in keyof ParkDays]: null extends ParkDays[Of] ? number | null : number };

/** The pieces of a hire, as the stock takes them: where articles leave on the day of their return, that day is not taken. */
export function outingOf(hire: Period & { quantite: number }, cleaningDays: number): Outing {
  const { debut, fin, quantite } = hire;
  return {
    debut,
    fin: takenUntil({ debut, fin }, Math.min(0, cleaningDays)),
    quantite,
    cleaning: Math.max(0, cleaningDays),
  };
}

/** What an article did on each day of a period. */
export function parkDays({ stock, lasting, outOfService, outings, firstHire }: ParkArticle, period: Period): ParkDays {
  const length = daysBetween(period.debut, period.fin) + 1;
  const out = countOn(period, outings);
  if (stock === null) return { out, rentedIn: new Int32Array(length), pieces: null, possible: null };
  const before = { debut: period.debut, fin: null, quantite: stock - pieces(lasting) };
  const owned = countOn(period, [before, ...sinceFirstHire(lasting, firstHire)]);
  const outOf = countOn(period, outOfService);
  const cleaned = countOn(period, outings.filter(({ cleaning }) => cleaning > 0).map(cleaningOf));
  const there = owned.map((own, day) => Math.max(0, own + (outOf[day] ?? 0)));
  const own = out.map((gone, day) => Math.min(gone, there[day] ?? 0));
  return {
    out: own,
    rentedIn: out.map((gone, day) => gone - (own[day] ?? 0)),
    pieces: owned,
    possible: there.map((all, day) => Math.max(own[day] ?? 0, all - (cleaned[day] ?? 0))),
  };
}

/** The first of these days. */
export function firstDays({ out, rentedIn, pieces, possible }: ParkDays, count: number): ParkDays {
  return {
    out: out.subarray(0, count),
    rentedIn: rentedIn.subarray(0, count),
    pieces: pieces?.subarray(0, count) ?? null,
    possible: possible?.subarray(0, count) ?? null,
  };
}

/** What an article did over days of which those that are `closed` count as none. */
export function parkSums({ out, rentedIn, pieces, possible }: ParkDays, closed: readonly boolean[]): ParkSums {
  const sum = (days: Int32Array) => days.reduce((all, each, day) => (closed[day] ? all : all + each), 0);
  return {
    out: sum(out),
    rentedIn: sum(rentedIn),
    pieces: pieces?.reduce((most, each) => Math.max(most, each), 0) ?? null,
    possible: possible && sum(possible),
  };
}

/** What there was at first is there for the first hire, however late its article was entered. */
function sinceFirstHire(lasting: readonly LastingChange[], firstHire: string | null): ParkChange[] {
  return lasting.map((one, index) =>
    index === 0 && one.isInitial && firstHire !== null && firstHire < one.debut ? { ...one, debut: firstHire } : one,
  );
}

function cleaningOf({ fin, quantite, cleaning }: Outing): ParkChange {
  return { debut: addDays(fin, 1), fin: addDays(fin, cleaning), quantite };
}

/** The part of the days in which pieces could be out that they were, from 0 to 1; null where there were none. */
export function utilisationOf({ out, possible }: Pick<ParkSums, 'out' | 'possible'>): number | null {
  return possible === null || possible === 0 ? null : out / possible;
}

/** How many of so many pieces lack on the worst day of a hire: own pieces are counted, those in cleaning are not there. */
export function lackingPieces({ out, possible }: ParkDays, from: number, until: number, wanted: number): number {
  if (possible === null) return 0;
  const free = possible.slice(from, until + 1).reduce((least, all, index) => {
    return Math.min(least, all - (out[from + index] ?? 0));
  }, wanted);
  return Math.max(0, wanted - free);
}

/** Whole months between the last day on which something was hired and another day; 0 where it is not past. */
export function monthsSince(day: string, until: string): number {
  const monthOf = (each: string) => 12 * Number(each.slice(0, 4)) + Number(each.slice(5, 7));
  const isBegun = until.slice(8) < day.slice(8);
  return Math.max(0, monthOf(until) - monthOf(day) - Number(isBegun));
}

/** From so many months without a hire on an article sleeps. */
export const asleepMonths = 3;

/** A hire that one piece more would have taken part in, until it is clean again; `amount` in cents. */
export interface MissedHire extends Period {
  amount: number;
}

/** The most that one piece can have earned of some hires, in cents: on no day it is of two. */
export function bestOfOnePiece(missed: readonly MissedHire[]): number {
  const ordered = missed.toSorted((one, other) => (one.fin < other.fin ? -1 : Number(one.fin > other.fin)));
  const best = [0];
  for (const [index, { debut, amount }] of ordered.entries()) {
    const before = ordered.slice(0, index).findLastIndex(({ fin }) => fin < debut) + 1;
    best.push(Math.max(best[index] ?? 0, (best[before] ?? 0) + amount));
  }
  return best.at(-1) ?? 0;
}

/** How many pieces these changes come to on each day. */
function countOn(period: Period, changes: readonly ParkChange[]): Int32Array {
  const days = new Int32Array(daysBetween(period.debut, period.fin) + 1);
  const add = (day: number, quantite: number) => {
    if (day < days.length) days[day] = (days[day] ?? 0) + quantite;
  };
  for (const { debut, fin, quantite } of changes) {
    const from = Math.max(0, daysBetween(period.debut, debut));
    const until = fin === null ? days.length : daysBetween(period.debut, fin) + 1;
    if (until <= from) continue;
    add(from, quantite);
    add(until, -quantite);
  }
  for (let day = 1; day < days.length; day += 1) add(day, days[day - 1] ?? 0);
  return days;
}

function pieces(changes: readonly ParkChange[]): number {
  return changes.reduce((sum, { quantite }) => sum + quantite, 0);
}
