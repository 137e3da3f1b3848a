import type { ChangeFeed } from '../../platform/db/change-feed.ts';
import type { PrismaClient } from '../../platform/db/client.ts';
import { type Log, type PeriodicJob, startPeriodicJob } from '../../platform/jobs/periodic-job.ts';
import { writePasswordResetMails } from './password-resets.domain.ts';

/** In milliseconds; new ones are told at once. */
const lookEvery = 60_000;

/** Writes the mails for forgotten passwords as soon as they are asked for, off the way of the answer. */
export function writePasswordResets(
  db: PrismaClient,
  { changes, log }: { changes: Pick<ChangeFeed, 'subscribe'>; log: Log },
): PeriodicJob {
  const work = startPeriodicJob(lookEvery, 'write password resets', () => writePasswordResetMails(db), log);
  changes.subscribe({
    changed: (table) => table === 'password_resets_asked' && work.runAgain(),
    linked: (isLinked) => isLinked && work.runAgain(),
  });
  return work;
}
