import type { PrismaClient } from '../db/client.ts';
import { deleteExpiredPapers } from '../features/acceptances/acceptance-papers.domain.ts';
import { deleteExpiredLinks } from '../features/account-links/account-links.domain.ts';
import { deleteEndedKeys } from '../features/api-keys/api-keys.domain.ts';
import { deleteExpiredChallenges } from '../features/auth/challenges.domain.ts';
import { deleteEndedMerges } from '../features/customers/customer-merges.domain.ts';
import { deleteExpiredEmailChanges } from '../features/email-changes/email-changes.domain.ts';
import { deleteOldIdempotencyKeys } from '../features/idempotency-keys/idempotency-keys.domain.ts';
import { deleteExpiredEntries } from '../features/journal/journal.domain.ts';
import { deleteOldAccountMails } from '../features/mails/account-mails.domain.ts';
import {
  deleteExpiredCustomers,
  deleteExpiredRequests,
  forgetRequestKeys,
} from '../features/personal-data/retention.domain.ts';
import { deleteExpiredAttempts } from '../features/rate-limits/rate-limits.domain.ts';
import { deleteExpiredSessions } from '../features/sessions/sessions.domain.ts';
import { deleteExpiredDeliveries } from '../features/webhooks/webhook-deliveries.domain.ts';
import type { Log } from '../jobs/periodic-job.ts';

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
