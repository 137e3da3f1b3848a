import { parisClock } from '@barnum/rules/paris-time';
import type { FastifyBaseLogger } from 'fastify';
import type { PrismaClient } from '../db/client.ts';
import { remindOfDepartures } from '../features/reservation-requests/request-mails.domain.ts';

/** How often departures are looked for, in milliseconds. */
const everyHour = 60 * 60 * 1_000;

/** Nobody is written to at night. */
const [firstHour, lastHour] = [8, 20];

/** Writes the reminders of confirmed requests that leave soon, now and every hour of the day. Answers the function that ends it. */
export function remindRegularly(db: PrismaClient, log: Pick<FastifyBaseLogger, 'info' | 'error'>): () => Promise<void> {
  let working: Promise<void> = Promise.resolve();
  const work = () => {
    const hour = parisClock(new Date()).getUTCHours();
    if (hour < firstHour || hour >= lastHour) return;
    working = remindOfDepartures(db)
      .then((reminders) => {
        if (reminders > 0) log.info({ reminders }, 'reminders of departures were written');
      })
      .catch((error: unknown) => log.error({ err: error }, 'reminders could not be written'));
  };
  const timer = setInterval(work, everyHour).unref();
  work();
  return () => {
    clearInterval(timer);
    return working;
  };
}
