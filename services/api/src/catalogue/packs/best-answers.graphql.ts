import type { CallContext } from '../../platform/context.ts';
import { countPacksByBestAnswers } from './best-answers.domain.ts';

const known = new WeakMap<CallContext, Promise<ReadonlyMap<number, number | null>>>();

/** How many of each pack there are by the best answers: read once a call, for all that it lists. */
export function packsByBestAnswersOf(context: CallContext): Promise<ReadonlyMap<number, number | null>> {
  const counts = known.get(context) ?? countPacksByBestAnswers(context.db);
  known.set(context, counts);
  return counts;
}
