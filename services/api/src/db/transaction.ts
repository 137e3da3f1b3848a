import type { Db, PrismaClient } from './client.ts';

/** Runs `work` in a transaction: the one that `db` already is, or a new one. */
export function inTransaction<Result>(db: Db | PrismaClient, work: (tx: Db) => Promise<Result>): Promise<Result> {
  // A transaction's client has $transaction too, for savepoints that PGlite's adapter lacks; $connect is the database's alone.
  return '$connect' in db ? db.$transaction(work, { maxWait: 5_000, timeout: 15_000 }) : work(db);
}
