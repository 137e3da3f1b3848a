import { DomainError } from '@barnum/rules/errors';
import type { ChangeFeed } from '../../platform/db/change-feed.ts';
import type { PrismaClient } from '../../platform/db/client.ts';
import { deliverDue } from '../../platform/jobs/deliver-due.ts';
import type { Log, PeriodicJob } from '../../platform/jobs/periodic-job.ts';
import { postTroubleOf, postWebhook } from './post-webhook.ts';
import {
  type AttemptOutcome,
  type ClaimedDelivery,
  claimDelivery,
  listDueWebhooks,
  nextDueDelivery,
  noteAttempt,
} from './webhook-deliveries.domain.ts';
import { signedHeaders } from './webhook-secrets.ts';
import { signingSecrets, type WebhookAccess } from './webhooks.domain.ts';

interface Options {
  webhooks: WebhookAccess;
  /** Who is written to when a webhook is switched off, among other gérants. */
  adminEmails: readonly string[];
  changes: Pick<ChangeFeed, 'subscribe'>;
  log: Log;
  clock?: () => Date;
  /** How long a receiver may take, in milliseconds. */
  patience?: number;
}

/**
 * Delivers what waits to each webhook one after the other, to several at once, so that a slow receiver keeps no other
 * waiting. An event is delivered at least once: where a
 * process dies meanwhile, another one sends it again under the same `webhook-id`.
 */
export function deliverWebhooks(
  db: PrismaClient,
  { webhooks, adminEmails, changes, log, clock = () => new Date(), patience = 10_000 }: Options,
): PeriodicJob {
  const delivering = new Map<number, Promise<void>>();
  const deliveries = deliverDue({
    name: 'deliver webhooks',
    tables: ['webhook_deliveries'],
    async deliver(stopping, cutting) {
      for (const id of await listDueWebhooks(db, clock())) {
        if (delivering.has(id) || stopping.aborted) continue;
        const delivery = deliverTo(id, stopping, cutting)
          .catch((error: unknown) => {
            // Somebody deleted it meanwhile.
            if (error instanceof DomainError && error.code === 'NOT_FOUND') return;
            log.error({ err: error, webhook: id }, 'a webhook could not be served');
          })
          .finally(() => delivering.delete(id));
        delivering.set(id, delivery);
        // What was written in the very end is seen by another look.
        void delivery.then(async () => deliveries.lookAt(await nextDue(stopping))).catch(() => {});
      }
      return nextDue(stopping);
    },
    underWay: () => delivering.values(),
    changes,
    log,
    clock,
  });

  async function nextDue(stopping: AbortSignal): Promise<Date | null> {
    return stopping.aborted ? null : nextDueDelivery(db, [...delivering.keys()], clock());
  }

  async function deliverTo(webhookId: number, stopping: AbortSignal, cutting: AbortSignal): Promise<void> {
    while (!stopping.aborted) {
      const delivery = await claimDelivery(db, webhookId, clock());
      if (delivery === null) return;
      const outcome = await attempt(delivery, cutting);
      // Cut off by the end of this process: another one tries again.
      if (cutting.aborted) return;
      await noteAttempt(db, delivery, outcome, { now: clock(), adminEmails });
      const { id, type, attempts } = delivery;
      const { failure, status } = outcome;
      const told = { delivery: id, webhook: webhookId, type, attempts, status, ...(failure && { failure }) };
      log.info(told, failure ? 'an event was not delivered' : 'an event was delivered');
    }
  }

  async function attempt({ webhook, messageId, body }: ClaimedDelivery, cutting: AbortSignal): Promise<AttemptOutcome> {
    const at = clock();
    const nothing = { status: null, start: '', milliseconds: 0 };
    if (webhook.disabledAt !== null) return { ...nothing, failure: 'switchedOff' };
    const secrets = signingSecrets(webhook, webhooks, at);
    if (secrets === null) return { ...nothing, failure: 'unreadableSecret' };
    const headers = signedHeaders({ id: messageId, at, body }, secrets);
    const signal = AbortSignal.any([cutting, AbortSignal.timeout(patience)]);
    const begun = performance.now();
    const took = () => Math.round(performance.now() - begun);
    try {
      const { status, start } = await postWebhook({ url: webhook.url, headers, body }, { ...webhooks, signal });
      const isTaken = status >= 200 && status < 300;
      return { failure: isTaken ? null : 'refused', status, start, milliseconds: took() };
    } catch (error) {
      return { ...nothing, failure: postTroubleOf(error), milliseconds: took() };
    }
  }

  return deliveries;
}
