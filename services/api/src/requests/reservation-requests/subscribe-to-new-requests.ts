import { type CallContext, nameOf } from '../../platform/context.ts';
import { subscribeToTable } from '../../platform/graphql/subscribe-to-table.ts';
import { enteredByOthers, newestRequestIds } from './request-list.domain.ts';

/** More requests than can arrive between two notifications. */
const remembered = 200;

/** Ids of the requests that arrive from now on, by whichever process; not of what the subscriber entered. */
export function subscribeToNewRequests(context: CallContext): AsyncIterableIterator<number> {
  return subscribeToTable(context, { table: 'reservation_requests', access: 'requests' }, async () => {
    const first = await newestRequestIds(context.db, remembered);
    // Those before it come into view when newer ones are deleted.
    const oldest = first.length < remembered ? 0 : (first.at(-1) ?? 0);
    // Ids are not compared with the largest one: a smaller one can be committed later.
    const known = new Set(first);
    return async () => {
      const newest = await newestRequestIds(context.db, remembered);
      const arrived = newest.filter((id) => id > oldest && !known.has(id)).reverse();
      for (const id of arrived) known.add(id);
      return context.viewer === null ? arrived : enteredByOthers(context.db, arrived, nameOf(context.viewer));
    };
  });
}
