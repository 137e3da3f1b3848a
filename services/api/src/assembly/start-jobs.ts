import type { MailServerAccess } from '../access/mail-server/mail-server.domain.ts';
import { sendMails } from '../access/mail-server/send-mails.ts';
import { writePasswordResets } from '../access/password-resets/write-password-resets.ts';
import { deliverWebhooks } from '../access/webhooks/deliver-webhooks.ts';
import type { WebhookAccess } from '../access/webhooks/webhooks.domain.ts';
import { dumpWhenDue } from '../backup/make-dumps.ts';
import { deleteListedFiles } from '../desk/request-files/request-files.domain.ts';
import type { Env } from '../env.ts';
import type { AccountLinks } from '../outbox/account-links/account-links.domain.ts';
import type { FollowUpLinks } from '../outbox/follow-up-links/follow-up-links.domain.ts';
import type { ChangeFeed } from '../platform/db/change-feed.ts';
import type { Database } from '../platform/db/client.ts';
import { type Log, startPeriodicJob } from '../platform/jobs/periodic-job.ts';
import { deleteOrphanedPictures } from '../platform/picture-files/picture-files.domain.ts';
import type { RenditionQueue } from '../platform/picture-files/rendition-queue.ts';
import type { Storage } from '../platform/storage/storage.ts';
import { writeQuoteReminders } from '../requests/quote-reminders/write-quote-reminders.ts';
import { writeReminders } from '../requests/reservation-requests/write-reminders.ts';
import { readAttachment } from './mail-attachments.ts';
import { purgeExpiredData } from './purge-expired-data.ts';
import { refreshSearches } from './refresh-searches.ts';

interface JobDependencies {
  database: Database;
  storage: Storage;
  renditionQueue: RenditionQueue;
  changes: ChangeFeed;
  followUp: FollowUpLinks;
  accountLinks: AccountLinks;
  mailServer: MailServerAccess;
  webhooks: WebhookAccess;
  log: Log;
}

/** In milliseconds. */
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Starts all background jobs. Returns the function that stops them. */
export function startJobs(
  { database, storage, renditionQueue, changes, followUp, accountLinks, mailServer, webhooks, log }: JobDependencies,
  { adminEmails, dataDir, dumpEveryHours, dumpsKept, retentionYears }: Env,
): () => Promise<void> {
  const db = database.prisma;
  const jobs = [
    startPeriodicJob(day, 'delete outdated', () => purgeExpiredData(db, { years: retentionYears, log }), log),
    startPeriodicJob(day, 'sweep pictures', () => deleteOrphanedPictures(db, storage), log),
    startPeriodicJob(minute, 'delete files', () => deleteListedFiles(db, storage), log),
    startPeriodicJob(day, 'refresh searches', () => refreshSearches(db, log), log),
    startPeriodicJob(10 * minute, 'resume renditions', () => renditionQueue.resume(), log),
    startPeriodicJob(hour, 'write reminders', () => writeReminders(db, log), log),
    startPeriodicJob(hour, 'remind of quotes', () => writeQuoteReminders(db, mailServer, log), log),
    sendMails(db, { mailServer, storage, links: followUp, accountLinks, readAttachment, changes, log }),
    deliverWebhooks(db, { webhooks, adminEmails, changes, log }),
    writePasswordResets(db, { changes, log }),
  ];
  if (database.kind === 'embedded' && dumpEveryHours > 0) {
    const dumps = { dataDir, interval: dumpEveryHours * hour, kept: dumpsKept };
    jobs.push(startPeriodicJob(Math.min(dumps.interval, hour), 'make dumps', () => dumpWhenDue(database, dumps), log));
  }
  return async () => {
    await Promise.all(jobs.map((job) => job.stop()));
  };
}
