import { formerSecretHours, type WebhookDisabling, webhookSentences } from '@barnum/rules/access/webhooks/webhooks';
import type { WebhookInput } from '@barnum/rules/access/webhooks-input';
import { DomainError } from '@barnum/rules/errors';
import { limits } from '@barnum/rules/limits';
import { type Configured, managerMails, writeManagerMails } from '../../outbox/manager-mails/manager-mails.domain.ts';
import type { Db, PrismaClient } from '../../platform/db/client.ts';
import type { Webhook as WebhookRow } from '../../platform/db/generated/prisma/client.ts';
import { requireUnchanged } from '../../platform/db/optimistic-locking.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { type LocateServer, PrivateAddressError } from '../../platform/network/locate-server.ts';
import { createWebhookSecret, openWebhookSecret, sealWebhookSecret } from './webhook-secrets.ts';

/** Where another program is notified of what happens. */
export type Webhook = WebhookRow;

/** What it takes to reach receivers. */
export interface WebhookAccess {
  /** Encrypts the secrets of webhooks. */
  secret: string;
  locate: LocateServer;
}

declare module '../../platform/context.ts' {
  interface Services {
    webhooks: WebhookAccess;
  }
}

/** A webhook with its secret, which is shown once. */
export interface WebhookWithSecret {
  webhook: Webhook;
  secret: string;
}

const hour = 60 * 60_000;

/** Whether a webhook would get another address. */
export async function isMovedWebhook(db: Db, id: number, { url }: WebhookInput): Promise<boolean> {
  const webhook = await db.webhook.findUnique({ where: { id }, select: { url: true } });
  return webhook !== null && webhook.url !== url;
}

/** All webhooks, in the order of their creation. */
export function listWebhooks(db: Db): Promise<Webhook[]> {
  return db.webhook.findMany({ orderBy: { id: 'asc' } });
}

/** Who sets a webhook, and which gérants are told of it beside those of the database. */
export interface WebhookAuthor extends Configured {
  by: string;
}

/**
 * Makes a webhook, of which all gérants are told.
 * @throws DomainError CONFLICT when there are too many; VALIDATION for an address of the private network.
 */
export async function createWebhook(
  db: Db | PrismaClient,
  input: WebhookInput,
  access: WebhookAccess,
  { by, adminEmails }: WebhookAuthor,
): Promise<WebhookWithSecret> {
  await requirePublicAddress(input, access);
  const secret = createWebhookSecret();
  return inTransaction(db, async (tx) => {
    await tx.$executeRaw`LOCK TABLE webhooks IN SHARE ROW EXCLUSIVE MODE`;
    if ((await tx.webhook.count()) >= limits.webhooks) {
      throw new DomainError('CONFLICT', { message: webhookSentences.tooMany(limits.webhooks) });
    }
    await writeManagerMails(tx, managerMails.webhookMade(input.nom, input.url, by), { adminEmails });
    const webhook = await tx.webhook.create({ data: { ...input, secret: sealWebhookSecret(secret, access.secret) } });
    return { webhook, secret };
  });
}

/**
 * Changes a webhook; what waits goes to its new address, of which all gérants are told.
 * @throws DomainError NOT_FOUND; CONFLICT when it changed after `seen`; VALIDATION as `createWebhook`.
 */
export async function updateWebhook(
  db: Db | PrismaClient,
  id: number,
  input: WebhookInput,
  { seen, access, by, adminEmails }: { seen: Date | null; access: WebhookAccess } & WebhookAuthor,
): Promise<Webhook> {
  await requirePublicAddress(input, access);
  return changeWebhook(db, id, async (tx, webhook) => {
    requireUnchanged(webhook, seen);
    if (input.url !== webhook.url) {
      await writeManagerMails(tx, managerMails.webhookMade(input.nom, input.url, by), { adminEmails });
    }
    return tx.webhook.update({ where: { id }, data: input });
  });
}

/**
 * Switches a webhook on, or off: then what waits is given up.
 * @throws DomainError NOT_FOUND.
 */
export function switchWebhook(db: Db | PrismaClient, id: number, isActive: boolean): Promise<Webhook> {
  return changeWebhook(db, id, (tx, webhook) => {
    if (isActive === (webhook.disabledAt === null)) return Promise.resolve(webhook);
    if (!isActive) return disableWebhook(tx, id, 'choisi');
    return tx.webhook.update({ where: { id }, data: { disabledAt: null, disabling: null, failingSince: null } });
  });
}

/** Switches a webhook off, and gives up what waits for it. */
export async function disableWebhook(tx: Db, id: number, disabling: WebhookDisabling): Promise<Webhook> {
  const webhook = await tx.webhook.update({ where: { id }, data: { disabledAt: new Date(), disabling } });
  await tx.webhookDelivery.updateMany({
    where: { webhookId: id, nextAttemptAt: { not: null } },
    data: { nextAttemptAt: null, failure: 'switchedOff' },
  });
  return webhook;
}

/**
 * Gives a webhook a new secret. The one before signs as well for `formerSecretHours`.
 * @throws DomainError NOT_FOUND.
 */
export function renewWebhookSecret(
  db: Db | PrismaClient,
  id: number,
  access: WebhookAccess,
  now = new Date(),
): Promise<WebhookWithSecret> {
  const secret = createWebhookSecret();
  return changeWebhook(db, id, async (tx, { secret: former }) => {
    const data = {
      secret: sealWebhookSecret(secret, access.secret),
      formerSecret: former,
      formerSecretUntil: new Date(now.getTime() + formerSecretHours * hour),
    };
    return { webhook: await tx.webhook.update({ where: { id }, data }), secret };
  });
}

/**
 * Deletes a webhook with its deliveries.
 * @throws DomainError NOT_FOUND.
 */
export async function deleteWebhook(db: Db | PrismaClient, id: number): Promise<void> {
  await changeWebhook(db, id, (tx) => tx.webhook.delete({ where: { id } }));
}

/** The secrets that sign at `now`; null when the present one cannot be read. */
export function signingSecrets(webhook: Webhook, access: Pick<WebhookAccess, 'secret'>, now: Date): string[] | null {
  const { secret, formerSecret, formerSecretUntil } = webhook;
  const present = openWebhookSecret(secret, access.secret);
  if (present === null) return null;
  const isFormerValid = formerSecret !== null && formerSecretUntil !== null && formerSecretUntil > now;
  const former = isFormerValid ? openWebhookSecret(formerSecret, access.secret) : null;
  return former === null ? [present] : [present, former];
}

/** Holds a webhook and changes it. @throws DomainError NOT_FOUND. */
export function changeWebhook<Result>(
  db: Db | PrismaClient,
  id: number,
  change: (tx: Db, webhook: Webhook) => Promise<Result>,
): Promise<Result> {
  return inTransaction(db, async (tx) => {
    await tx.$executeRaw`SELECT id FROM webhooks WHERE id = ${id} FOR NO KEY UPDATE`;
    const webhook = await tx.webhook.findUnique({ where: { id } });
    if (webhook === null) throw new DomainError('NOT_FOUND', { message: webhookSentences.notFound });
    return change(tx, webhook);
  });
}

/** A name that is unknown today may be known tomorrow: the first delivery says so. */
async function requirePublicAddress({ url }: { url: string }, { locate }: WebhookAccess): Promise<void> {
  const { hostname, port } = new URL(url);
  try {
    await locate({ host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) || 443 });
  } catch (error) {
    if (!(error instanceof PrivateAddressError)) return;
    const message = webhookSentences.privateAddress;
    throw new DomainError('VALIDATION', { message, fields: { url: message } });
  }
}
