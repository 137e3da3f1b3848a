import type { Db, PrismaClient } from './client.ts';

/** Runs `work` in a transaction: the one that `db` already is, or a new one. */
export function inTransaction<Result>(db: Db | PrismaClient, work: (tx: Db) => Promise<Result>): Promise<Result> {
  return '$transaction' in db ? db.$transaction(work, { maxWait: 5_000, timeout: 15_000 }) : work(db);
}
