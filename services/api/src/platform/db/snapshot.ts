import type { Db, PrismaClient } from './client.ts';

/**
 * Reads what belongs together as of one moment: Prisma reads relations by statements of their own, between which a row may
 * go. In the transaction that `db` already is, or in one of its own, which must read through `tx` alone.
 */
export function inSnapshot<Result>(db: Db | PrismaClient, read: (tx: Db) => Promise<Result>): Promise<Result> {
  // Only the client itself has $connect.
  if (!('$connect' in db)) return read(db);
  // Many wait for the embedded database's one connection: it does not refuse them sooner than single statements.
  return db.$transaction(read, { isolationLevel: 'RepeatableRead', maxWait: 30_000, timeout: 15_000 });
}
