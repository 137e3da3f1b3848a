import { addDays } from '../dates/days.ts';
import { eachDay, type Period } from '../dates/period.ts';
import type { RequestState } from '../reservation-requests/request-states.ts';

/** Pieces of an article that a request reserves for some days, or only asks for (`isPending`). */
export interface Booking extends Period {
  quantite: number;
  isPending: boolean;
}

/** The most pieces taken on one single day. */
export interface Peaks {
  reserve: number;
  /** Asked for by pending requests. */
  aConfirmer: number;
  /** Reserved and pending together. */
  total: number;
}

interface OutgoingRequest {
  fin: string;
  statut: RequestState;
}

/** What visitors see: free, free unless an earlier request is confirmed, or fully reserved. */
export const availabilities = ['LIBRE', 'A_CONFIRMER', 'COMPLET'] as const;
export type Availability = (typeof availabilities)[number];

/**
 * The most pieces taken on one day of `period`. `cleaningDays` are added to the end of every booking, and to the end of
 * `period` itself.
 */
export function peaksOver(bookings: readonly Booking[], period: Period, cleaningDays: number): Peaks {
  const until = addDays(period.fin, cleaningDays);
  const taken = withCleaningDays(bookings, cleaningDays).filter(
    ({ debut, fin }) => debut <= until && fin >= period.debut,
  );
  // The number of pieces rises only on the first day of a booking: no other day has to be counted.
  const days = new Set([period.debut, ...taken.map(({ debut }) => debut).filter((debut) => debut > period.debut)]);
  const peaks = { reserve: 0, aConfirmer: 0, total: 0 };
  for (const day of days) {
    const { reserve, aConfirmer, total } = countOn(taken, day);
    peaks.reserve = Math.max(peaks.reserve, reserve);
    peaks.aConfirmer = Math.max(peaks.aConfirmer, aConfirmer);
    peaks.total = Math.max(peaks.total, total);
  }
  return peaks;
}

/** The pieces taken on each day of `period`, days of cleaning included. */
export function takenByDay(bookings: readonly Booking[], period: Period, cleaningDays: number): Peaks[] {
  const taken = withCleaningDays(bookings, cleaningDays);
  return eachDay(period).map((day) => countOn(taken, day));
}

/** True when the articles of a request are out beyond its end. */
export function isLate({ fin, statut }: OutgoingRequest, today: string): boolean {
  return statut === 'sortie' && fin < today;
}

/** The last day on which a request occupies its articles: what is late is out until today. */
export function occupiedUntil(request: OutgoingRequest, today: string): string {
  return isLate(request, today) ? today : request.fin;
}

/** Pieces that can still be reserved; null without limit. */
export function freePieces(stock: number | null, { reserve }: Pick<Peaks, 'reserve'>): number | null {
  return stock === null ? null : Math.max(0, stock - reserve);
}

/** Pieces that nobody has reserved nor asked for; null without limit. */
export function unclaimedPieces(stock: number | null, { total }: Pick<Peaks, 'total'>): number | null {
  return stock === null ? null : Math.max(0, stock - total);
}

/** Availability of `quantite` pieces in a stock; null is unlimited. */
export function availabilityOf(stock: number | null, peaks: Peaks, quantite: number): Availability {
  if (stock === null || quantite <= stock - peaks.total) return 'LIBRE';
  return quantite <= stock - peaks.reserve ? 'A_CONFIRMER' : 'COMPLET';
}

function withCleaningDays(bookings: readonly Booking[], cleaningDays: number): Booking[] {
  return bookings.map((booking) => ({ ...booking, fin: addDays(booking.fin, cleaningDays) }));
}

function countOn(taken: readonly Booking[], day: string): Peaks {
  const onDay = taken.filter(({ debut, fin }) => debut <= day && day <= fin);
  const total = sum(onDay);
  const aConfirmer = sum(onDay.filter(({ isPending }) => isPending));
  return { reserve: total - aConfirmer, aConfirmer, total };
}

function sum(bookings: readonly Booking[]): number {
  return bookings.reduce((total, { quantite }) => total + quantite, 0);
}
