import type { CallContext } from '../../platform/context.ts';
import { listRentedIn } from '../stock/read-stock.domain.ts';

const known = new WeakMap<CallContext, Promise<ReadonlySet<number>>>();

/** The articles of which there are more than usual on some days to come: read once a call, for all that it lists. */
export function rentedInOf(context: CallContext): Promise<ReadonlySet<number>> {
  const ids = known.get(context) ?? listRentedIn(context.db);
  known.set(context, ids);
  return ids;
}
