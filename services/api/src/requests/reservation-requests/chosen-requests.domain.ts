import { DomainError } from '@barnum/rules/errors';
import type { RequestState } from '@barnum/rules/requests/reservation-requests/request-states';
import type { Db, PrismaClient } from '../../platform/db/client.ts';
import { moveReservationRequest, type RequestChange } from './request-states.domain.ts';

/** What became of one of several requests: moved, and since when, or why not. */
export interface MoveOutcome {
  id: number;
  refus: string | null;
  updatedAt: Date | null;
}

/**
 * Changes the state of several requests, each by itself: what one is refused does not keep the others. `seen` has the
 * `updatedAt` of those that the author saw, by id.
 */
export async function moveReservationRequests(
  db: Db | PrismaClient,
  ids: readonly number[],
  to: RequestState,
  { seen, ...change }: Omit<RequestChange, 'seen'> & { mail?: { mot: string }; seen: ReadonlyMap<number, Date> },
): Promise<MoveOutcome[]> {
  const outcomes: MoveOutcome[] = [];
  for (const id of new Set(ids)) {
    try {
      const { updatedAt } = await moveReservationRequest(db, id, to, { ...change, seen: seen.get(id) ?? null });
      outcomes.push({ id, refus: null, updatedAt });
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      outcomes.push({ id, refus: error.message, updatedAt: null });
    }
  }
  return outcomes;
}
