import { parisClock } from '@barnum/rules/dates/paris-time';
import type { PrismaClient } from '../../platform/db/client.ts';
import type { Log } from '../../platform/jobs/periodic-job.ts';
import { writeDepartureReminders } from './request-mails.domain.ts';

/** No mails at night. */
const [firstHour, lastHour] = [8, 20];

/** Writes the reminders of confirmed requests that leave soon, during the day. */
export async function writeReminders(db: PrismaClient, log: Log): Promise<void> {
  if (!isMailingHour(new Date())) return;
  const reminders = await writeDepartureReminders(db);
  if (reminders > 0) log.info({ reminders }, 'reminders of departures were written');
}

/** Whether mails that nobody waits for may be written now. */
export function isMailingHour(now: Date): boolean {
  const hour = parisClock(now).getUTCHours();
  return hour >= firstHour && hour < lastHour;
}
