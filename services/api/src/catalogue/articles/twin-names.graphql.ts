import type { CallContext } from '../../platform/context.ts';
import { readOnce, whenRead } from '../../platform/graphql/read-once.ts';
import { listTwinNames } from './twin-names.domain.ts';

const twinNamesOf = readOnce(({ db }) => listTwinNames(db));

/** Whether another article has this one's name. */
export function isTwin({ nom }: { nom: string }, context: CallContext): boolean | Promise<boolean> {
  return whenRead(twinNamesOf(context), (names) => names.has(nom));
}

export const twinDescription = 'Si un autre article porte le même nom : son numéro l’en distingue.';
