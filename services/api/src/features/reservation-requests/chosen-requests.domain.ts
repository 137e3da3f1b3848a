import { DomainError } from '@barnum/rules/errors';
import type { RequestState } from '@barnum/rules/request-states';
import type { Db, PrismaClient } from '../../db/client.ts';
import { moveReservationRequest, type RequestChange } from './request-states.domain.ts';

/** What became of one of several requests: moved, or why not. */
export interface MoveOutcome {
  id: number;
  refus: string | null;
}

/** Changes the state of several requests, each by itself: what one is refused does not keep the others. */
export async function moveReservationRequests(
  db: Db | PrismaClient,
  ids: readonly number[],
  to: RequestState,
  change: RequestChange & { mail?: { mot: string } },
): Promise<MoveOutcome[]> {
  const outcomes: MoveOutcome[] = [];
  for (const id of new Set(ids)) {
    try {
      await moveReservationRequest(db, id, to, change);
      outcomes.push({ id, refus: null });
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      outcomes.push({ id, refus: error.message });
    }
  }
  return outcomes;
}
