import type { CallContext } from '../../context.ts';
import { subscribeToTable } from '../../graphql/subscribe-to-table.ts';
import { newestRequestIds } from './request-list.domain.ts';

/** More requests than can arrive between two notifications. */
const remembered = 200;

/** Ids of the requests that arrive from now on, by whichever process. */
export function subscribeToNewRequests(context: CallContext): AsyncIterableIterator<number> {
  return subscribeToTable(context, { table: 'reservation_requests', access: 'requests' }, async () => {
    // Ids are not compared with the largest one: a smaller one can be committed later.
    let known = new Set(await newestRequestIds(context.db, remembered));
    return async () => {
      const newest = await newestRequestIds(context.db, remembered);
      const arrived = newest.filter((id) => !known.has(id)).reverse();
      known = new Set(newest);
      return arrived;
    };
  });
}
