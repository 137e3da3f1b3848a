import { companyValue } from '@barnum/rules/company-info';
import { todayInParis } from '@barnum/rules/dates/paris-time';
import { DomainError } from '@barnum/rules/errors';
import {
  defaultMailTemplates,
  fillMail,
  type MailKind,
  type MailTemplate,
  type MailValues,
} from '@barnum/rules/mail-templates';
import { type MailFailure, mailSentences } from '@barnum/rules/mails';
import type { Db, Prisma, PrismaClient } from '../../db/client.ts';
import { inTransaction } from '../../db/transaction.ts';
import { listCompanyInfo } from '../company-info/company-info.domain.ts';
import { linkPlaceholder } from '../follow-up/follow-up-links.domain.ts';
import { readQuoteDocument } from '../quotes/stored-quotes.domain.ts';

type Query = Pick<Prisma.MailFindManyArgs, 'select' | 'include'>;

/** What a request tells; the company's own words are added here. */
export type RequestMailValues = Omit<MailValues, 'entreprise' | 'coordonnees' | 'suivi'>;

/** Where a message stands: waiting to be sent, sent, or given up. */
export const mailStates = ['en_attente', 'envoye', 'abandonne'] as const;
export type MailState = (typeof mailStates)[number];

const whereState = {
  en_attente: { dueAt: { not: null } },
  envoye: { sentAt: { not: null } },
  abandonne: { dueAt: null, sentAt: null },
} satisfies Record<MailState, Prisma.MailWhereInput>;

/** In minutes: after the first failed attempt, the second, and so on; the last one holds for all that follow. */
const delays = [1, 5, 15, 60, 180, 360];

/** In minutes, while the company has no address to send from. */
const senderDelay = 5;

/** After so many hours a message says nothing any more: it is given up. */
const usefulHours = 72;

/** While a process sends a message no other one takes it; should the process die, another one does after so many minutes. */
const claimMinutes = 10;

const minute = 60_000;

/**
 * Writes a message to `recipient`, in the transaction of what it tells: it is sent exactly when that is committed. With an
 * `occasion` it is written once a request and kind.
 */
export async function writeMail(
  tx: Db,
  mail: {
    kind: MailKind;
    requestId: number;
    recipient: string;
    values: RequestMailValues;
    occasion?: string;
    quoteVersionId?: number;
  },
): Promise<void> {
  const { kind, requestId, recipient, occasion = null, quoteVersionId = null } = mail;
  const values = { ...mail.values, ...(await companyValues(tx)) };
  // Nobody types the mark that a link takes the place of.
  for (const [name, value] of Object.entries(values))
    values[name as keyof typeof values] = value.replaceAll(linkPlaceholder, '');
  const { subject, text } = fillMail(await readTemplate(tx, kind), { ...values, suivi: linkPlaceholder });
  const row = { kind, requestId, recipient, occasion, quoteVersionId, subject, text, dueAt: new Date() };
  await tx.mail.createMany({ data: [row], skipDuplicates: true });
}

/** Gives up what still waits of a request's messages of these kinds: something else has become true since. */
export async function cancelMails(tx: Db, requestId: number, kinds: readonly MailKind[]): Promise<void> {
  const outdated: MailFailure = 'outdated';
  await tx.mail.updateMany({
    where: { requestId, kind: { in: [...kinds] }, dueAt: { not: null } },
    data: { dueAt: null, failure: outdated },
  });
}

/** How many messages of a kind were written to `recipient` since. */
export function countMailsTo(db: Db, kind: MailKind, recipient: string, since: Date): Promise<number> {
  return db.mail.count({
    where: { kind, recipient: { equals: recipient, mode: 'insensitive' }, createdAt: { gt: since } },
  });
}

/** Page `page` (from 1) of the messages in a state, or of all; newest first. */
export function listMailPage<Q extends Query>(
  db: Db,
  { page, pageSize, state }: { page: number; pageSize: number; state: MailState | null },
  query?: Q,
) {
  return db.mail.findMany({
    ...query,
    where: state === null ? {} : whereState[state],
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    skip: (page - 1) * pageSize,
    take: pageSize,
  }) as Promise<Prisma.MailGetPayload<Q>[]>;
}

/** How many messages are in a state, or in all. */
export function countMails(db: Db, state: MailState | null): Promise<number> {
  return db.mail.count({ where: state === null ? {} : whereState[state] });
}

/** Where a message stands. */
export function mailStateOf({ dueAt, sentAt }: { dueAt: Date | null; sentAt: Date | null }): MailState {
  if (sentAt !== null) return 'envoye';
  return dueAt === null ? 'abandonne' : 'en_attente';
}

/**
 * Has a message tried at once, also one that was given up; it counts as written now.
 * @throws DomainError NOT_FOUND when there is none, CONFLICT when it was sent.
 */
export function retryMail(db: Db | PrismaClient, id: number) {
  return inTransaction(db, async (tx) => {
    await tx.$executeRaw`SELECT id FROM mails WHERE id = ${id} FOR UPDATE`;
    const mail = await tx.mail.findUnique({ where: { id } });
    if (mail === null) throw new DomainError('NOT_FOUND', { message: mailSentences.notFound });
    if (mail.sentAt !== null) throw new DomainError('CONFLICT', { message: mailSentences.alreadySent });
    const now = new Date();
    return tx.mail.update({ where: { id }, data: { dueAt: now, createdAt: now, attempts: 0, failure: null } });
  });
}

/** The request that a message is about, as its link is derived from it. */
const withFollowed = { request: { select: { id: true, cleSuivi: true } } } satisfies Prisma.MailInclude;

/** The oldest message that is due, which is this process's to send for a while; null when there is none. */
export async function claimDueMail(db: Db, now = new Date()) {
  const until = new Date(now.getTime() + claimMinutes * minute);
  const [taken] = await db.$queryRaw<{ id: number }[]>`
    UPDATE mails SET due_at = ${until}, attempts = attempts + 1
    WHERE id = (SELECT id FROM mails WHERE due_at <= ${now} ORDER BY due_at, id LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING id`;
  return taken === undefined ? null : db.mail.findUnique({ where: { id: taken.id }, include: withFollowed });
}

/** The document that goes with a message; null for none. */
export function readAttachment(db: Db, { quoteVersionId }: { quoteVersionId: number | null }) {
  return quoteVersionId === null ? null : readQuoteDocument(db, quoteVersionId);
}

/** The mail server has taken the message. */
export async function markSent(db: Db, id: number): Promise<void> {
  await db.mail.updateMany({ where: { id }, data: { sentAt: new Date(), dueAt: null, failure: null } });
}

/** The message did not leave: it is tried again later, or given up where that is of no use. */
export async function markFailed(
  db: Db,
  { id, attempts }: { id: number; attempts: number },
  { failure, isFinal }: { failure: MailFailure; isFinal: boolean },
): Promise<void> {
  const delay = failure === 'sender' ? senderDelay : (delays[Math.min(attempts, delays.length) - 1] ?? 0);
  const dueAt = isFinal ? null : new Date(Date.now() + delay * minute);
  await db.mail.updateMany({ where: { id, sentAt: null }, data: { dueAt, failure } });
}

/** Gives up the messages that waited for longer than they are of use, and reminders of what has left. */
export async function abandonExpiredMails(db: Db, now = new Date()): Promise<void> {
  const tooOld: MailFailure = 'tooOld';
  const written = { createdAt: { lt: new Date(now.getTime() - usefulHours * 60 * minute) } };
  const departed = { kind: 'rappel', occasion: { lte: todayInParis(now) } } as const;
  await db.mail.updateMany({
    where: { dueAt: { lte: now }, OR: [written, departed] },
    data: { dueAt: null, failure: tooOld },
  });
}

/** The words of a message as they are now, and since when they are the administrators' own. */
export async function readTemplate(db: Db, kind: MailKind): Promise<MailTemplate & { updatedAt: Date | null }> {
  const own = await db.mailTemplate.findUnique({ where: { kind } });
  return own ?? { ...defaultMailTemplates[kind], updatedAt: null };
}

/**
 * Changes the words of a message.
 * @throws DomainError CONFLICT when they changed after `seen` (null: while they were the product's own).
 */
export function saveTemplate(db: Db | PrismaClient, kind: MailKind, words: MailTemplate, seen: Date | null) {
  return inTransaction(db, async (tx) => {
    await requireUnchanged(tx, kind, seen);
    const { subject, text } = words;
    await tx.mailTemplate.upsert({ where: { kind }, create: { kind, subject, text }, update: { subject, text } });
    return readTemplate(tx, kind);
  });
}

/**
 * Goes back to the product's own words.
 * @throws DomainError CONFLICT as `saveTemplate`.
 */
export function resetTemplate(db: Db | PrismaClient, kind: MailKind, seen: Date | null) {
  return inTransaction(db, async (tx) => {
    await requireUnchanged(tx, kind, seen);
    await tx.mailTemplate.deleteMany({ where: { kind } });
    return readTemplate(tx, kind);
  });
}

/** Who the messages come from: the company's name and its address, null while it has none. */
export async function readSender(db: Db): Promise<{ name: string; address: string | null }> {
  const company = await listCompanyInfo(db);
  return { name: companyValue(company, 'Dénomination'), address: companyValue(company, 'Email') || null };
}

async function requireUnchanged(tx: Db, kind: MailKind, seen: Date | null): Promise<void> {
  // The row need not exist: the lock stands for it.
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`mail-templates.${kind}`}, 0))`;
  const { updatedAt } = await readTemplate(tx, kind);
  if (updatedAt?.getTime() !== seen?.getTime()) throw new DomainError('CONFLICT');
}

async function companyValues(db: Db): Promise<Pick<MailValues, 'entreprise' | 'coordonnees'>> {
  const company = await listCompanyInfo(db);
  const coordonnees = [companyValue(company, 'Téléphone'), companyValue(company, 'Email')].filter(Boolean).join('\n');
  return { entreprise: companyValue(company, 'Dénomination'), coordonnees };
}
