import type { FastifyBaseLogger } from 'fastify';
import type { PrismaClient } from './db/client.ts';
import { forgetAttempts } from './features/attempts/attempts.domain.ts';
import { deleteOutdatedRequests, forgetSendingKeys } from './features/reservation-requests/personal-data.domain.ts';

const day = 24 * 60 * 60 * 1_000;

/**
 * Deletes, now and every day, what has served its time: requests `years` after the last contact, keys of sendings,
 * counted attempts. Leaves a line in the log each time. Answers the function that ends it.
 */
export function endRetentions(
  db: PrismaClient,
  { years, log }: { years: number; log: Pick<FastifyBaseLogger, 'info' | 'error'> },
): () => Promise<void> {
  let working: Promise<void> = Promise.resolve();
  const work = () => {
    working = deleteWhatHasServed(db, years).then(
      (requests) => log.info({ requests, years }, 'requests past their retention were deleted'),
      (error: unknown) => log.error({ err: error }, 'what is past its retention could not be deleted'),
    );
  };
  const timer = setInterval(work, day).unref();
  work();
  return () => {
    clearInterval(timer);
    return working;
  };
}

async function deleteWhatHasServed(db: PrismaClient, years: number): Promise<number> {
  await forgetAttempts(db);
  await forgetSendingKeys(db);
  return deleteOutdatedRequests(db, years);
}
