import { type Access, requireAccess } from '../access.ts';
import type { CallContext } from '../context.ts';
import { databaseFailure } from '../db/errors.ts';

/**
 * What `begin` and then its answer find after each change of a table, by whichever process, for who has
 * `access`.
 * @throws DomainError UNAUTHENTICATED or FORBIDDEN when something is found after the caller lost the right.
 */
export function subscribeToTable<Found>(
  context: CallContext,
  { table, access }: { table: string; access: Access },
  begin: () => Promise<() => Promise<readonly Found[]>>,
): AsyncIterableIterator<Found> {
  const notices = context.changes.changesOf(table);
  const all = foundAfter(notices, context, access, begin);
  return {
    [Symbol.asyncIterator]() {
      return this;
    },
    next: () => all.next(),
    // A pending generator handles `return` only at its next `yield`: the notifications that it awaits must end first.
    async return() {
      await notices.return?.();
      return all.return(undefined);
    },
  };
}

async function* foundAfter<Found>(
  notices: AsyncIterableIterator<unknown>,
  { currentViewer }: CallContext,
  access: Access,
  begin: () => Promise<() => Promise<readonly Found[]>>,
): AsyncGenerator<Found, undefined> {
  const find = await begin();
  while (!(await notices.next()).done) {
    try {
      const found = await find();
      if (found.length > 0) requireAccess(await currentViewer(), access);
      yield* found;
    } catch (error) {
      // The feed notifies again when the database is back: what came meanwhile is found then.
      if (databaseFailure(error) === null) throw error;
    }
  }
}
