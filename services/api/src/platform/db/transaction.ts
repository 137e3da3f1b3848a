import type { Db, PrismaClient } from './client.ts';
import { isDeadlock } from './errors.ts';

const attempts = 3;

/**
 * Runs `work` in a transaction: the one that `db` already is, or a new one. A new one is tried again after a deadlock,
 * so `work` must change nothing but the database. `timeout` in milliseconds.
 */
export async function inTransaction<Result>(
  db: Db | PrismaClient,
  work: (tx: Db) => Promise<Result>,
  timeout = 15_000,
): Promise<Result> {
  // Only the client itself has $connect; a transaction has $transaction too, for savepoints that PGlite's adapter
  // lacks.
  if (!('$connect' in db)) return work(db);
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.$transaction(work, { maxWait: 5_000, timeout });
    } catch (error) {
      if (attempt === attempts || !isDeadlock(error)) throw error;
    }
  }
}

/**
 * Runs `work` in a transaction that is rolled back: its refusals come before long work is done for it.
 * @throws what `work` throws
 */
export async function rehearse(db: PrismaClient, work: (tx: Db) => Promise<unknown>): Promise<void> {
  const done = new Error('The rehearsal is over');
  await inTransaction(db, async (tx) => {
    await work(tx);
    throw done;
  }).catch((error: unknown) => {
    if (error !== done) throw error;
  });
}
