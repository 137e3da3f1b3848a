import type { FastifyBaseLogger } from 'fastify';
import type { PrismaClient } from '../db/client.ts';
import { deleteOutdatedRequests, forgetSendingKeys } from '../features/personal-data/personal-data.domain.ts';
import { forgetAttempts } from '../features/rate-limits/rate-limits.domain.ts';

type Log = Pick<FastifyBaseLogger, 'info' | 'error'>;

const day = 24 * 60 * 60 * 1_000;

/**
 * Deletes, now and every day, what has served its time: requests `years` after the last contact, keys of sendings,
 * counted attempts. Leaves a line in the log each time. Answers the function that ends it.
 */
export function endRetentions(db: PrismaClient, { years, log }: { years: number; log: Log }): () => Promise<void> {
  let working: Promise<void> = Promise.resolve();
  const work = () => {
    working = deleteWhatHasServed(db, years, log);
  };
  const timer = setInterval(work, day).unref();
  work();
  return () => {
    clearInterval(timer);
    return working;
  };
}

// Each on its own: what fails must not keep the others from being done.
async function deleteWhatHasServed(db: PrismaClient, years: number, log: Log): Promise<void> {
  const steps = [
    () => forgetAttempts(db),
    () => forgetSendingKeys(db),
    async () => {
      const requests = await deleteOutdatedRequests(db, years);
      log.info({ requests, years }, 'requests past their retention were deleted');
    },
  ];
  for (const step of steps) {
    await step().catch((error: unknown) =>
      log.error({ err: error }, 'what is past its retention could not be deleted'),
    );
  }
}
