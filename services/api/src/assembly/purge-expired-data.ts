import { deleteEndedKeys } from '../access/api-keys/api-keys.domain.ts';
import { deleteExpiredChallenges } from '../access/auth/challenges.domain.ts';
import { deleteExpiredEmailChanges } from '../access/email-changes/email-changes.domain.ts';
import { deleteExpiredEntries } from '../access/journal/journal.domain.ts';
import { deleteExpiredSessions } from '../access/sessions/sessions.domain.ts';
import { deleteExpiredDeliveries } from '../access/webhooks/webhook-deliveries.domain.ts';
import { deleteEndedMerges } from '../customers/customers/customer-merges.domain.ts';
import {
  deleteExpiredCustomers,
  deleteExpiredRequests,
  forgetRequestKeys,
} from '../desk/personal-data/retention.domain.ts';
import { forgetImportedTables } from '../desk/spreadsheets/sheet-imports.domain.ts';
import { deleteExpiredLinks } from '../outbox/account-links/account-links.domain.ts';
import { deleteOldAccountMails } from '../outbox/mails/account-mails.domain.ts';
import type { PrismaClient } from '../platform/db/client.ts';
import { deleteOldIdempotencyKeys } from '../platform/idempotency-keys/idempotency-keys.domain.ts';
import type { Log } from '../platform/jobs/periodic-job.ts';
import { deleteExpiredAttempts } from '../platform/rate-limits/rate-limits.domain.ts';
import { deleteExpiredPapers } from '../requests/acceptances/acceptance-papers.domain.ts';

/**
 * Deletes expired data: requests `years` after the last contact, customers without any and what else has its time. Logs
 * the number of requests each time. When one step fails, the others still run.
 */
export async function purgeExpiredData(db: PrismaClient, { years, log }: { years: number; log: Log }): Promise<void> {
  const steps = [
    () => deleteExpiredAttempts(db),
    () => deleteExpiredSessions(db),
    () => deleteExpiredChallenges(db),
    () => deleteExpiredLinks(db),
    () => deleteExpiredEmailChanges(db),
    () => deleteOldAccountMails(db),
    () => deleteEndedKeys(db),
    () => forgetRequestKeys(db),
    () => deleteOldIdempotencyKeys(db),
    async () => {
      const requests = await deleteExpiredRequests(db, years);
      log.info({ requests, years }, 'requests past their retention were deleted');
    },
    () => deleteExpiredPapers(db),
    () => deleteExpiredEntries(db),
    () => deleteExpiredDeliveries(db),
    () => forgetImportedTables(db),
    () => deleteEndedMerges(db),
    // After their requests.
    () => deleteExpiredCustomers(db, years),
  ];
  for (const step of steps) {
    await step().catch((error: unknown) =>
      log.error({ err: error }, 'what is past its retention could not be deleted'),
    );
  }
}
