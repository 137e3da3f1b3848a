import { addDays } from '../../dates/days.ts';
import { eachDay, type Period } from '../../dates/period.ts';
import { takenUntil } from '../../dates/same-day.ts';
import type { RequestState } from '../reservation-requests/request-states.ts';

/** Pieces of an article that a request reserves for some days, or only asks for (`isPending`); below 0 what is not taken of it after all. */
export interface Booking extends Period {
  quantite: number;
  isPending: boolean;
}

/** Pieces that are there more than usual for some days, rented in, or fewer (below 0), out of service; `fin` null: for good. */
export interface StockChange {
  debut: string;
  fin: string | null;
  quantite: number;
}

/** All that is known of an article's stock; `stock` is its usual total, null without limit. */
export interface ArticleStock {
  stock: number | null;
  changes: readonly StockChange[];
  bookings: readonly Booking[];
}

/** Pieces taken on one day, or the most on one of several days. */
export interface Peaks {
  reserve: number;
  /** Asked for by pending requests. */
  aConfirmer: number;
  /** Reserved and pending together. */
  total: number;
}

/** What there is, what is taken and what is left on one day, or on the worst of several; null without limit. */
export interface StockCount extends Peaks {
  stock: number | null;
  /** What can still be reserved; below 0 where pieces are lacking. */
  unreserved: number | null;
  /** What nobody has reserved nor asked for; as `unreserved`. */
  unclaimed: number | null;
}

interface OutgoingRequest {
  fin: string;
  statut: RequestState;
}

/** What visitors see: free, free unless an earlier request is confirmed, or fully reserved. */
export const availabilities = ['LIBRE', 'A_CONFIRMER', 'COMPLET'] as const;
export type Availability = (typeof availabilities)[number];

/**
 * The least that there is and that is left, and the most that is taken, on one day of `period`. Every booking, and
 * `period` itself, lasts as long as `takenUntil` says.
 */
export function stockOver(article: ArticleStock, period: Period, cleaningDays: number): StockCount {
  const until = takenUntil(period, cleaningDays);
  const touching = withCleaningDays(article, cleaningDays, { debut: period.debut, fin: until });
  const counts = [period.debut, ...turningDays(touching, period.debut, until)].map((day) => countOn(touching, day));
  return counts.reduce(worst);
}

/** What there is and what is taken on each day of `period`, days of cleaning included. */
export function stockByDay(article: ArticleStock, period: Period, cleaningDays: number): StockCount[] {
  const touching = withCleaningDays(article, cleaningDays, period);
  return eachDay(period).map((day) => countOn(touching, day));
}

/** Those of the bookings that are reserved and cannot all be had: on one of their days more is reserved than there is. */
export function lackingBookings<Item extends Booking>(
  article: Omit<ArticleStock, 'bookings'> & { bookings: readonly Item[] },
  period: Period,
  cleaningDays: number,
): Item[] {
  const touching = withCleaningDays(article, cleaningDays, period);
  const days = [period.debut, ...turningDays(touching, period.debut, period.fin)];
  const short = days.filter((day) => (countOn(touching, day).unreserved ?? 0) < 0);
  return article.bookings.filter(({ debut, fin, quantite, isPending }) => {
    return (
      !isPending && quantite > 0 && short.some((day) => debut <= day && day <= takenUntil({ debut, fin }, cleaningDays))
    );
  });
}

/** True when the articles of a request are out beyond its end. */
export function isLate({ fin, statut }: OutgoingRequest, today: string): boolean {
  return statut === 'sortie' && fin < today;
}

/** The day on which the articles of a request come back: what is late is out until today. */
export function occupiedUntil(request: OutgoingRequest, today: string): string {
  return isLate(request, today) ? today : request.fin;
}

/** The same as the stock is counted: what is late is not promised again today, even where others leave on their return. */
export function bookedUntil(request: OutgoingRequest, today: string, cleaningDays: number): string {
  return isLate(request, today) ? addDays(today, Math.max(0, -cleaningDays)) : request.fin;
}

/** Pieces that can still be reserved; null without limit. */
export function freePieces({ unreserved }: Pick<StockCount, 'unreserved'>): number | null {
  return unreserved === null ? null : Math.max(0, unreserved);
}

/** Pieces that nobody has reserved nor asked for; null without limit. */
export function unclaimedPieces({ unclaimed }: Pick<StockCount, 'unclaimed'>): number | null {
  return unclaimed === null ? null : Math.max(0, unclaimed);
}

/** Availability of `quantite` pieces of what was counted. */
export function availabilityOf(
  { unclaimed, unreserved }: Pick<StockCount, 'unclaimed' | 'unreserved'>,
  quantite: number,
): Availability {
  if (unclaimed === null || quantite <= unclaimed) return 'LIBRE';
  return unreserved === null || quantite <= unreserved ? 'A_CONFIRMER' : 'COMPLET';
}

/** What touches a period, its bookings until they are clean. */
function withCleaningDays(
  { stock, changes, bookings }: ArticleStock,
  cleaningDays: number,
  { debut, fin }: Period,
): ArticleStock {
  const touches = (one: { debut: string; fin: string | null }) =>
    one.debut <= fin && (one.fin === null || one.fin >= debut);
  return {
    stock,
    changes: changes.filter(touches),
    bookings: bookings.map((one) => ({ ...one, fin: takenUntil(one, cleaningDays) })).filter(touches),
  };
}

/** Days after `debut` on which a count may turn for the worse, and those on which it may for the better. */
function turningDays({ changes, bookings }: ArticleStock, debut: string, fin: string): string[] {
  const days = [...changes, ...bookings].flatMap((one) => [
    one.debut,
    ...(one.fin === null ? [] : [addDays(one.fin, 1)]),
  ]);
  return [...new Set(days)].filter((day) => day > debut && day <= fin);
}

function countOn({ stock: usual, changes, bookings }: ArticleStock, day: string): StockCount {
  const onDay = bookings.filter(({ debut, fin }) => debut <= day && day <= fin);
  const total = sum(onDay);
  const aConfirmer = sum(onDay.filter(({ isPending }) => isPending));
  const reserve = total - aConfirmer;
  const changed = sum(changes.filter(({ debut, fin }) => debut <= day && (fin === null || day <= fin)));
  // More may be out of service than there are: then there is none.
  const stock = usual === null ? null : Math.max(0, usual + changed);
  return {
    reserve,
    aConfirmer,
    total,
    stock,
    unreserved: stock === null ? null : stock - reserve,
    unclaimed: stock === null ? null : stock - total,
  };
}

function worst(one: StockCount, other: StockCount): StockCount {
  return {
    reserve: Math.max(one.reserve, other.reserve),
    aConfirmer: Math.max(one.aConfirmer, other.aConfirmer),
    total: Math.max(one.total, other.total),
    stock: least(one.stock, other.stock),
    unreserved: least(one.unreserved, other.unreserved),
    unclaimed: least(one.unclaimed, other.unclaimed),
  };
}

/** Null is no limit. */
export function least(one: number | null, other: number | null): number | null {
  if (one === null || other === null) return one ?? other;
  return Math.min(one, other);
}

function sum(pieces: readonly { quantite: number }[]): number {
  return pieces.reduce((total, { quantite }) => total + quantite, 0);
}
