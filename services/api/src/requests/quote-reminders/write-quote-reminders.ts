import { isMailingHour } from '@barnum/rules/outbox/mails/mailing-hours';
import { type NamedMailServer, sendsMails } from '../../outbox/mails/sends-mails.domain.ts';
import type { PrismaClient } from '../../platform/db/client.ts';
import type { Log } from '../../platform/jobs/periodic-job.ts';
import { writeDueQuoteReminders } from './quote-reminders.domain.ts';

/** Writes the reminders of quotes that leave by themselves, during the day. */
export async function writeQuoteReminders(db: PrismaClient, mailServer: NamedMailServer, log: Log): Promise<void> {
  if (!isMailingHour(new Date())) return;
  const reminders = await writeDueQuoteReminders(db, { isSending: await sendsMails(db, mailServer) });
  if (reminders > 0) log.info({ reminders }, 'reminders of quotes were written');
}
