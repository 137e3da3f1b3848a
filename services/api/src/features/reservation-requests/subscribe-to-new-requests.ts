import { type CallContext, requireAccess } from '../../context.ts';
import { databaseFailure } from '../../db/errors.ts';
import { newestRequestIds } from './reservation-requests.domain.ts';

/** More than can come in between two notices. */
const remembered = 200;

/**
 * Ids of the requests that come in from now on, by whichever process.
 * @throws DomainError UNAUTHENTICATED or FORBIDDEN when one comes in after the caller's rights ended.
 */
export function subscribeToNewRequests(context: CallContext): AsyncIterableIterator<number> {
  const notices = context.changes.changesOf('reservation_requests');
  const arrivals = arrivedAfter(notices, context);
  return {
    [Symbol.asyncIterator]() {
      return this;
    },
    next: () => arrivals.next(),
    // A generator hears `return` at its next `yield` only: the notices it waits for end first.
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
  // Ids are not compared by size: a smaller one can be committed after a larger one.
  let known = new Set(await newestRequestIds(db, remembered));
  while (!(await notices.next()).done) {
    try {
      const newest = await newestRequestIds(db, remembered);
      const arrived = newest.filter((id) => !known.has(id)).reverse();
      if (arrived.length > 0) requireAccess(await currentViewer(), 'administrator');
      yield* arrived;
      known = new Set(newest);
    } catch (error) {
      // The feed gives notice again when the database is back: what came in meanwhile is told then.
      if (databaseFailure(error) === null) throw error;
    }
  }
}
