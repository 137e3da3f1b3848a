import { ownPasswordInput } from '@barnum/rules/access/second-factor-input';
import { DomainError, parseInput } from '@barnum/rules/errors';
import type { Viewer } from '../../platform/access.ts';
import type { CallContext } from '../../platform/context.ts';
import { requireOwnPassword } from './auth.domain.ts';

/** Describes the argument of calls that ask for it. */
export const currentPasswordDescription = 'Son mot de passe, demandé une fois de plus.';

/**
 * Asks whoever is signed in once more for the password, before what an open session alone must not do: a new key, a
 * gérant, another mail server, another second factor. Returns who it is.
 * @throws DomainError as `requireOwnPassword`.
 */
export async function confirmPassword(
  context: CallContext,
  currentPassword: string | null | undefined,
): Promise<Viewer> {
  const { db, viewer } = context;
  if (viewer === null) throw new DomainError('UNAUTHENTICATED');
  const typed = parseInput(ownPasswordInput, { currentPassword });
  await requireOwnPassword(db, viewer.id, typed.currentPassword, context);
  return viewer;
}
