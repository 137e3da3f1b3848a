import { isMailingHour } from '@barnum/rules/outbox/mails/mailing-hours';
import type { PrismaClient } from '../../platform/db/client.ts';
import type { Log } from '../../platform/jobs/periodic-job.ts';
import { writeDepartureReminders } from './request-mails.domain.ts';

/** Writes the reminders of confirmed requests that leave soon, during the day. */
export async function writeReminders(db: PrismaClient, log: Log): Promise<void> {
  if (!isMailingHour(new Date())) return;
  const reminders = await writeDepartureReminders(db);
  if (reminders > 0) log.info({ reminders }, 'reminders of departures were written');
}
