import { randomUUID } from 'node:crypto';
import {
  type DeliveryState,
  deliveryDays,
  failingDays,
  type WebhookFailure,
  webhookSentences,
  webhookTest,
} from '@barnum/rules/access/webhooks/webhooks';
import { DomainError } from '@barnum/rules/errors';
import { inBatches } from '../../platform/db/batches.ts';
import type { Db, Prisma, PrismaClient } from '../../platform/db/client.ts';
import type { WebhookDelivery as WebhookDeliveryRow } from '../../platform/db/generated/prisma/client.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { writeDisabledMails } from './webhook-mails.domain.ts';
import { changeWebhook, disableWebhook, type Webhook } from './webhooks.domain.ts';

/** An event for a webhook. */
export type WebhookDelivery = WebhookDeliveryRow;

/** Seconds to wait after the first failed attempt, the second, and so on; after the last one a delivery is given up. */
export const deliveryPauses = [5, 5 * 60, 30 * 60, 2 * 3_600, 5 * 3_600, 10 * 3_600, 24 * 3_600];

/** For so long a delivery belongs to the process that claimed it; then, if that process died, another may claim it. */
const claimSeconds = 60;

const second = 1_000;
const day = 24 * 3_600 * second;

export type ClaimedDelivery = WebhookDelivery & { webhook: Webhook };

/** What became of an attempt. */
export interface AttemptOutcome {
  failure: WebhookFailure | null;
  /** Of the answer; null and empty without one. */
  status: number | null;
  start: string;
  milliseconds: number;
}

/** Webhooks for which something is due at `now`. */
export async function listDueWebhooks(db: Db, now: Date): Promise<number[]> {
  const due = await db.webhookDelivery.groupBy({ by: ['webhookId'], where: { nextAttemptAt: { lte: now } } });
  return due.map(({ webhookId }) => webhookId);
}

/** Claimed at `now`, and nothing noted since: an attempt is being made. */
const underWay = (now: Date) =>
  ({
    nextAttemptAt: { gt: now },
    attempts: { gt: 0 },
    failure: null,
    deliveredAt: null,
  }) satisfies Prisma.WebhookDeliveryWhereInput;

/**
 * When the next delivery is due; null when none waits. Left out are the webhooks `except`, and those that a process
 * delivers to: it goes on with what follows, and should it die, the next look finds it.
 */
export async function nextDueDelivery(db: Db, except: number[], now: Date): Promise<Date | null> {
  const { _min } = await db.webhookDelivery.aggregate({
    where: { webhookId: { notIn: except }, webhook: { deliveries: { none: underWay(now) } } },
    _min: { nextAttemptAt: true },
  });
  return _min.nextAttemptAt;
}

/**
 * Claims the oldest delivery of a webhook that is due, for `claimSeconds`; null when there is none, or while an attempt
 * for this webhook is under way: events arrive in their order.
 * @throws DomainError NOT_FOUND when the webhook was deleted meanwhile.
 */
export function claimDelivery(db: Db | PrismaClient, webhookId: number, now: Date): Promise<ClaimedDelivery | null> {
  return changeWebhook(db, webhookId, async (tx) => {
    if ((await tx.webhookDelivery.count({ where: { webhookId, ...underWay(now) } })) > 0) return null;
    const due = await tx.webhookDelivery.findFirst({
      where: { webhookId, nextAttemptAt: { lte: now } },
      orderBy: [{ nextAttemptAt: 'asc' }, { id: 'asc' }],
      select: { id: true },
    });
    if (due === null) return null;
    const nextAttemptAt = new Date(now.getTime() + claimSeconds * second);
    return tx.webhookDelivery.update({
      where: due,
      data: { nextAttemptAt, attempts: { increment: 1 }, attemptedAt: now, failure: null },
      include: { webhook: true },
    });
  });
}

/**
 * Notes what became of an attempt. One that failed is tried again later, or given up. A webhook is switched off when its
 * receiver is gone, or when nothing arrived for days; the gérants are written to then.
 * @throws DomainError NOT_FOUND when the webhook was deleted meanwhile.
 */
export function noteAttempt(
  db: Db | PrismaClient,
  { id, webhookId, attempts }: Pick<WebhookDelivery, 'id' | 'webhookId' | 'attempts'>,
  { failure, status, start, milliseconds }: AttemptOutcome,
  { now, adminEmails }: { now: Date; adminEmails: readonly string[] },
): Promise<void> {
  return changeWebhook(db, webhookId, async (tx, webhook) => {
    const pause = deliveryPauses[attempts - 1];
    const isFinal = pause === undefined || status === 410 || webhook.disabledAt !== null;
    const next = failure === null || isFinal ? null : new Date(now.getTime() + pause * second);
    const { count } = await tx.webhookDelivery.updateMany({
      // Another process has claimed it since, or somebody has it sent again.
      where: { id, attempts },
      data: {
        failure,
        responseStatus: status,
        responseStart: start,
        milliseconds,
        deliveredAt: failure === null ? now : null,
        nextAttemptAt: next,
      },
    });
    if (count === 0) return;
    if (failure === null) return noteFailingSince(tx, webhookId, null);
    const since = webhook.failingSince ?? now;
    await noteFailingSince(tx, webhookId, since);
    const isDown = isFinal && now.getTime() - since.getTime() > failingDays * day;
    if (webhook.disabledAt !== null || !(isDown || status === 410)) return;
    const disabled = await disableWebhook(tx, webhookId, status === 410 ? 'parti' : 'en_panne');
    await writeDisabledMails(tx, disabled, { adminEmails });
  });
}

// By SQL: an open form of the webhook is not outdated by it.
async function noteFailingSince(tx: Db, id: number, since: Date | null): Promise<void> {
  await tx.$executeRaw`
    UPDATE webhooks SET failing_since = ${since} WHERE id = ${id} AND failing_since IS DISTINCT FROM ${since}`;
}

/**
 * Writes an event for this webhook alone, by which its receiver can be tried.
 * @throws DomainError NOT_FOUND; CONFLICT when the webhook is switched off.
 */
export function writeTestEvent(db: Db | PrismaClient, webhookId: number, now = new Date()): Promise<WebhookDelivery> {
  return changeWebhook(db, webhookId, (tx, webhook) => {
    requireActive(webhook);
    const body = JSON.stringify({ type: webhookTest, timestamp: now.toISOString(), data: {} });
    const messageId = `msg_${randomUUID().replaceAll('-', '')}`;
    return tx.webhookDelivery.create({ data: { webhookId, messageId, type: webhookTest, body, nextAttemptAt: now } });
  });
}

/**
 * Has a delivery sent once more now, under the same identifier.
 * @throws DomainError NOT_FOUND; CONFLICT when its webhook is switched off.
 */
export function replayDelivery(db: Db | PrismaClient, id: number, now = new Date()): Promise<WebhookDelivery> {
  return inTransaction(db, async (tx) => {
    const delivery = await tx.webhookDelivery.findUnique({ where: { id } });
    if (delivery === null) throw new DomainError('NOT_FOUND', { message: webhookSentences.deliveryNotFound });
    return changeWebhook(tx, delivery.webhookId, (_tx, webhook) => {
      requireActive(webhook);
      return tx.webhookDelivery.update({
        where: { id },
        data: {
          nextAttemptAt: now,
          attempts: 0,
          deliveredAt: null,
          failure: null,
          responseStatus: null,
          responseStart: '',
        },
      });
    });
  });
}

/** Page `page` (from 1) of the deliveries of a webhook, newest first. */
export function listDeliveryPage(
  db: Db,
  { webhookId, page, pageSize }: { webhookId: number; page: number; pageSize: number },
): Promise<WebhookDelivery[]> {
  return db.webhookDelivery.findMany({
    where: { webhookId },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    skip: (page - 1) * pageSize,
    take: pageSize,
  });
}

export function countDeliveries(db: Db, webhookId: number): Promise<number> {
  return db.webhookDelivery.count({ where: { webhookId } });
}

/** The newest delivery of a webhook; null before the first. */
export function findLatestDelivery(db: Db, webhookId: number): Promise<WebhookDelivery | null> {
  return db.webhookDelivery.findFirst({ where: { webhookId }, orderBy: [{ createdAt: 'desc' }, { id: 'desc' }] });
}

export function deliveryStateOf({
  nextAttemptAt,
  deliveredAt,
}: Pick<WebhookDelivery, 'nextAttemptAt' | 'deliveredAt'>): DeliveryState {
  if (deliveredAt !== null) return 'livre';
  return nextAttemptAt === null ? 'abandonne' : 'en_attente';
}

/** Deletes the deliveries that are older than `deliveryDays`. */
export async function deleteExpiredDeliveries(db: Db, now = new Date()): Promise<void> {
  const before = new Date(now.getTime() - deliveryDays * day);
  await inBatches(async (size) => {
    const old = { createdAt: { lt: before }, nextAttemptAt: null };
    const found = await db.webhookDelivery.findMany({ where: old, select: { id: true }, take: size });
    const { count } = await db.webhookDelivery.deleteMany({ where: { id: { in: found.map(({ id }) => id) } } });
    return { found: found.length, done: count };
  });
}

function requireActive({ disabledAt }: Webhook): void {
  if (disabledAt !== null) throw new DomainError('CONFLICT', { message: webhookSentences.switchedOff });
}
