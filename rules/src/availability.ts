import { addDays } from './dates/days.ts';
import { eachDay, type Period } from './dates/period.ts';
import type { RequestState } from './request-states.ts';

/** Pieces of an article that a request takes for some days; reserved, or only asked for. */
export interface Booking extends Period {
  quantite: number;
  isPending: boolean;
}

/** The most pieces that are taken on one same day. */
export interface Peaks {
  reserve: number;
  /** Asked for alone. */
  aConfirmer: number;
  /** Reserved and asked for together. */
  total: number;
}

/** What visitors are told: free, free if nobody who asked before is confirmed, or all reserved. */
export const availabilities = ['LIBRE', 'A_CONFIRMER', 'COMPLET'] as const;
export type Availability = (typeof availabilities)[number];

/**
 * The most pieces taken on one day of `period`. A piece that came back is free again after `cleaningDays` days of cleaning,
 * which count at the end of every period, of this one too.
 */
export function peaksOver(bookings: readonly Booking[], period: Period, cleaningDays: number): Peaks {
  const until = addDays(period.fin, cleaningDays);
  const taken = withCleaningDays(bookings, cleaningDays).filter(
    ({ debut, fin }) => debut <= until && fin >= period.debut,
  );
  // More pieces are taken than the day before on the first day of some booking only.
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

/** The pieces taken on each day of `period`, in its order; those that are being cleaned are among them. */
export function takenByDay(bookings: readonly Booking[], period: Period, cleaningDays: number): Peaks[] {
  const taken = withCleaningDays(bookings, cleaningDays);
  return eachDay(period).map((day) => countOn(taken, day));
}

/** The last day on which a request takes its articles: what is out and late is away until today. */
export function occupiedUntil({ fin, statut }: { fin: string; statut: RequestState }, today: string): string {
  return statut === 'sortie' && fin < today ? today : fin;
}

/** Pieces that can still be confirmed; null without limit. */
export function freePieces(stock: number | null, { reserve }: Pick<Peaks, 'reserve'>): number | null {
  return stock === null ? null : Math.max(0, stock - reserve);
}

/** Whether `quantite` pieces can be had of a stock, of which null is unlimited. */
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
