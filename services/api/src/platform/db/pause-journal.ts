import type { Db } from './client.ts';

/** Has the journal say nothing of this transaction: a backup that is put back has its own. */
export async function pauseJournal(tx: Db): Promise<void> {
  await tx.$executeRaw`SET LOCAL barnum.journal = 'off'`;
}
