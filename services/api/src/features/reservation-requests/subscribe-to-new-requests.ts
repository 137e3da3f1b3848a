import { requireAccess } from '../../access.ts';
import type { CallContext } from '../../context.ts';
import { databaseFailure } from '../../db/errors.ts';
import { newestRequestIds } from './reservation-requests.domain.ts';

/** More requests than can arrive between two notifications. */
const remembered = 200;

/**
 * Ids of the requests that arrive from now on, by whichever process.
 * @throws DomainError UNAUTHENTICATED or FORBIDDEN when one arrives after the caller lost the right.
 */
export function subscribeToNewRequests(context: CallContext): AsyncIterableIterator<number> {
  const notices = context.changes.changesOf('reservation_requests');
  const arrivals = arrivedAfter(notices, context);
  return {
    [Symbol.asyncIterator]() {
      return this;
    },
    next: () => arrivals.next(),
    // A pending generator handles `return` only at its next `yield`: the notifications that it awaits must end first.
    async return() {
      await notices.return?.();
      return arrivals.return(undefined);
    },
  };
}

async function* arrivedAfter(
  notices: AsyncIterableIterator<unknown>,
  { db, currentViewer }: CallContext,
): AsyncGenerator<number, undefined> {
  // Ids are not compared with the largest one: a smaller one can be committed later.
  let known = new Set(await newestRequestIds(db, remembered));
  while (!(await notices.next()).done) {
    try {
      const newest = await newestRequestIds(db, remembered);
      const arrived = newest.filter((id) => !known.has(id)).reverse();
      if (arrived.length > 0) requireAccess(await currentViewer(), 'administrator');
      yield* arrived;
      known = new Set(newest);
    } catch (error) {
      // The feed notifies again when the database is back: requests that arrived meanwhile are found then.
      if (databaseFailure(error) === null) throw error;
    }
  }
}
