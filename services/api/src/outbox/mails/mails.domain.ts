import { todayInParis } from '@barnum/rules/dates/paris-time';
import { DomainError } from '@barnum/rules/errors';
import { type MailFailure, mailSentences } from '@barnum/rules/outbox/mails/sentences';
import {
  administratorMailKinds,
  defaultMailTemplates,
  fillMail,
  type MailKind,
  type MailTemplate,
  type MailValues,
} from '@barnum/rules/outbox/mails/templates';
import type { DocumentMailInput } from '@barnum/rules/outbox/mails-input';
import { type CompanyInfo, companyValue } from '@barnum/rules/site/company-info/company-info';
import { outwardName } from '@barnum/rules/site/site-texts/site-texts';
import { type TextFigures, textFigures } from '@barnum/rules/site/text-figures/text-figures';
import { normaliseLines } from '@barnum/rules/text/normalise';
import { spacedPhones } from '@barnum/rules/text/telephones';
import type { Db, PrismaClient } from '../../platform/db/client.ts';
import { Prisma } from '../../platform/db/generated/prisma/client.ts';
import { requireUnchangedDefault } from '../../platform/db/optimistic-locking.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { listCompanyInfo } from '../../site/company-info/company-info.domain.ts';
import { readSiteText } from '../../site/site-texts/site-texts.domain.ts';
import { linkPlaceholder, screenPlaceholder } from '../follow-up-links/follow-up-links.domain.ts';

type Query = Pick<Prisma.MailFindManyArgs, 'select' | 'include'>;

/** The fields that come from a request; those of the company are added here. */
export type RequestMailValues = Omit<MailValues, CompanyField | 'suivi' | 'administration'>;

type CompanyField = 'entreprise' | 'coordonnees' | keyof TextFigures;

/** State of a mail: waiting to be sent, sent, or given up. */
export const mailStates = ['en_attente', 'envoye', 'abandonne'] as const;
export type MailState = (typeof mailStates)[number];

/** Who reads mails: those of invoices belong to who has the money. */
export interface MailReader {
  withMoney: boolean;
}

const ofInvoices = ['facture', 'relance'] as const satisfies MailKind[];

/** Whether a mail is about an invoice, with its amounts: the rule of `seenBy` for one that is read already. */
export function isOfInvoice({ kind, invoiceId }: { kind: MailKind; invoiceId: number | null }): boolean {
  return invoiceId !== null || ofInvoices.some((one) => one === kind);
}

/**
 * The mails that somebody sees, in the list and by id alike: none about an account, which is nobody else's business, and
 * those of invoices, with their amounts, by who has the money.
 */
function seenBy({ withMoney }: MailReader): Prisma.MailWhereInput {
  if (withMoney) return { kind: { not: 'compte' } };
  return { kind: { notIn: ['compte', ...ofInvoices] }, invoiceId: null };
}

/** Which mails to list: those in a state, or all. */
export interface MailFilter extends MailReader {
  state: MailState | null;
  /** Whether there is a mail server: without one, mails to the administrators themselves wait for nobody. */
  isSending: boolean;
}

function whereState({ state, isSending, ...reader }: MailFilter): Prisma.MailWhereInput {
  const seen = seenBy(reader);
  if (state === 'envoye') return { ...seen, sentAt: { not: null } };
  if (state === 'abandonne') return { ...seen, dueAt: null, sentAt: null };
  if (state === null) return seen;
  const waiting = isSending ? {} : { kind: { notIn: [...administratorMailKinds] } };
  return { AND: [seen, waiting, { dueAt: { not: null } }] };
}

/** Minutes to wait after the first failed attempt, the second, and so on; the last one is repeated. */
const delays = [1, 5, 15, 60, 180, 360];

/** How often a mail that tells of another mail server is tried by the former one, before it goes as all others. */
export const formerTries = 3;

/** Minutes to wait while the company has no address to send from. */
const senderDelay = 5;

/** A mail older than this is of no use: it is given up. */
const usefulHours = 72;

/**
 * For so many minutes a mail belongs to the process that claimed it; then, if that process died, another may claim it.
 */
const claimMinutes = 10;

const minute = 60_000;

/** A mail before it is written: subject and text, with the placeholder of the link. */
export async function draftMail(db: Db, kind: MailKind, requestValues: RequestMailValues): Promise<MailTemplate> {
  const values = { ...requestValues, ...(await companyValues(db)) };
  // Nobody can type the link's placeholder into a field, whole or in pieces: it is made of control characters.
  for (const [name, value] of Object.entries(values)) values[name as keyof typeof values] = normaliseLines(value);
  return fillMail(await readTemplate(db, kind), {
    ...values,
    suivi: linkPlaceholder,
    administration: screenPlaceholder,
  });
}

/** Who else a mail is for, and who gets a copy: those that are kept of the customer where `copies` is null. */
export type OtherRecipients = Pick<DocumentMailInput, 'autresDestinataires' | 'copies'>;

/**
 * Writes a mail to `recipient` in the transaction that causes it, so that it is sent only if that is committed; not
 * before `dueAt`. With an `occasion` it is written only once for a request and kind: null when it was. Quotes, invoices
 * and reminders go to `others` as well, or to the copies that are kept of their customer, each a mail with a state of its
 * own.
 */
export async function writeMail(
  tx: Db,
  mail: {
    kind: MailKind;
    requestId: number | null;
    recipient: string;
    values: RequestMailValues;
    occasion?: string;
    quoteVersionId?: number;
    invoiceId?: number;
    acceptanceId?: number | null;
    handoverId?: number;
    dueAt?: Date;
    others?: OtherRecipients;
  },
): Promise<number | null> {
  const { kind, requestId, recipient, occasion = null, quoteVersionId = null, invoiceId = null } = mail;
  const { acceptanceId = null, handoverId = null, dueAt = new Date() } = mail;
  const { others = { autresDestinataires: [], copies: null } } = mail;
  const { subject, text } = await draftMail(tx, kind, mail.values);
  const about = { requestId, occasion, quoteVersionId, invoiceId, acceptanceId, handoverId };
  const row = { ...about, kind, recipient, subject, text, dueAt };
  const [written] = await tx.mail.createManyAndReturn({ data: [row], skipDuplicates: true, select: { id: true } });
  if (written === undefined) return null;
  if (!copiedKinds.includes(kind)) return written.id;
  const alsoTo = distinct(others.autresDestinataires, [recipient]);
  const kept = others.copies ?? (await copyAddresses(tx, { requestId, invoiceId, recipient }));
  const copies = distinct(kept, [recipient, ...alsoTo]);
  await tx.mail.createMany({
    data: [
      ...alsoTo.map((address) => ({ ...row, occasion: null, recipient: address })),
      ...copies.map((address) => ({ ...row, occasion: null, recipient: address, copyOfId: written.id })),
    ],
  });
  return written.id;
}

const copiedKinds: readonly MailKind[] = ['devis', 'relance_devis', 'facture', 'relance'];

/** Where copies of a mail of this request, or of this invoice, go: what its customer asks for, but for its recipient. */
export async function copyAddresses(
  db: Db,
  { requestId, invoiceId, recipient }: { requestId: number | null; invoiceId: number | null; recipient: string },
): Promise<string[]> {
  const of = [
    ...(requestId === null ? [] : [{ requests: { some: { id: requestId } } }]),
    ...(invoiceId === null ? [] : [{ invoices: { some: { id: invoiceId } } }]),
  ];
  if (of.length === 0) return [];
  const customers = await db.customer.findMany({ where: { OR: of }, select: { emailsCopie: true } });
  return distinct(
    customers.flatMap(({ emailsCopie }) => emailsCopie),
    [recipient],
  );
}

/** These addresses once each, but for those of `others`, whatever their capitals. */
function distinct(addresses: readonly string[], others: readonly string[]): string[] {
  const seen = new Set(others.map((email) => email.toLowerCase()));
  return addresses.filter((email) => {
    const isNew = !seen.has(email.toLowerCase());
    seen.add(email.toLowerCase());
    return isNew;
  });
}

const outdated = { dueAt: null, failure: 'outdated' } as const satisfies Prisma.MailUpdateManyMutationInput;

/** Gives up those mails of a request, of these kinds, that were not sent yet: they are no longer true. Returns which. */
export async function cancelMails(tx: Db, requestId: number, kinds: readonly MailKind[]): Promise<number[]> {
  const cancelled = await tx.mail.updateManyAndReturn({
    where: { requestId, kind: { in: [...kinds] }, dueAt: { not: null } },
    data: outdated,
    select: { id: true },
  });
  return cancelled.map(({ id }) => id);
}

/**
 * Gives up the mails `written` and makes those due again that were `cancelled`. False, and nothing is changed, when one
 * of the first has left or may be leaving now.
 */
export async function takeBackMails(
  tx: Db,
  { written, cancelled }: { written: number[]; cancelled: number[] },
): Promise<boolean> {
  // One that is claimed, and did not fail since, is with the mail server.
  const isHere = { sentAt: null, OR: [{ attempts: 0 }, { failure: { not: null } }] };
  const copies = await tx.mail.findMany({ where: { copyOfId: { in: written } }, select: { id: true } });
  const all = [...written, ...copies.map(({ id }) => id)];
  const { count } = await tx.mail.updateMany({ where: { id: { in: all }, ...isHere }, data: outdated });
  if (count < all.length) return false;
  const restored = { dueAt: new Date(), failure: null };
  await tx.mail.updateMany({ where: { id: { in: cancelled }, sentAt: null, dueAt: null }, data: restored });
  return true;
}

/** Whether the acknowledgement of a request was sent or waits to be. */
export async function isAcknowledged(db: Db, requestId: number): Promise<boolean> {
  const sentOrWaiting = { OR: [{ sentAt: { not: null } }, { dueAt: { not: null } }] };
  return (await db.mail.count({ where: { requestId, kind: 'accuse', ...sentOrWaiting } })) > 0;
}

/** How many mails of a kind were written to `recipient` since. */
export function countMailsTo(db: Db, kind: MailKind, recipient: string, since: Date): Promise<number> {
  return db.mail.count({
    where: { kind, recipient: { equals: recipient, mode: 'insensitive' }, createdAt: { gt: since } },
  });
}

/** Page `page` (from 1) of the mails in a state, or of all; newest first. */
export function listMailPage<Q extends Query>(
  db: Db,
  { page, pageSize, ...filter }: MailFilter & { page: number; pageSize: number },
  query?: Q,
) {
  return db.mail.findMany({
    ...query,
    where: whereState(filter),
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    skip: (page - 1) * pageSize,
    take: pageSize,
  }) as Promise<Prisma.MailGetPayload<Q>[]>;
}

/** A mail that exists. */
export function readMail(db: Db, id: number, query: Query = {}) {
  return db.mail.findUniqueOrThrow({ ...query, where: { id } });
}

/** How many mails are in a state, or in all. */
export function countMails(db: Db, filter: MailFilter): Promise<number> {
  return db.mail.count({ where: whereState(filter) });
}

export function mailStateOf({ dueAt, sentAt }: { dueAt: Date | null; sentAt: Date | null }): MailState {
  if (sentAt !== null) return 'envoye';
  return dueAt === null ? 'abandonne' : 'en_attente';
}

/**
 * Makes a mail due now, also one that was given up; it counts as written now.
 * @throws DomainError NOT_FOUND when there is none that `reader` sees, CONFLICT when it was sent.
 */
export function retryMail(db: Db | PrismaClient, id: number, reader: MailReader): Promise<void> {
  return inTransaction(db, async (tx) => {
    await requireUnsent(tx, id, reader);
    const now = new Date();
    await tx.mail.update({ where: { id }, data: { dueAt: now, createdAt: now, attempts: 0, failure: null } });
  });
}

/**
 * Marks a mail as sent, by the administrator's own means.
 * @throws DomainError NOT_FOUND when there is none that `reader` sees, CONFLICT when it was sent.
 */
export function markMailSent(db: Db | PrismaClient, id: number, reader: MailReader): Promise<void> {
  return inTransaction(db, async (tx) => {
    await requireUnsent(tx, id, reader);
    await markSent(tx, id);
  });
}

async function requireUnsent(tx: Db, id: number, reader: MailReader): Promise<void> {
  await tx.$executeRaw`SELECT id FROM mails WHERE id = ${id} FOR UPDATE`;
  const mail = await tx.mail.findUnique({ where: { id, AND: [seenBy(reader)] }, select: { sentAt: true } });
  if (mail === null) throw new DomainError('NOT_FOUND', { message: mailSentences.notFound });
  if (mail.sentAt !== null) throw new DomainError('CONFLICT', { message: mailSentences.alreadySent });
}

/** What the link and the code in a mail are derived from. */
const withFollowed = { request: { select: { id: true, cleSuivi: true } }, code: true } satisfies Prisma.MailInclude;

/**
 * Claims the oldest mail that is due, for `claimMinutes`; null when there is none. `byFormer` claims only one that leaves
 * by a former mail server.
 */
export async function claimDueMail(db: Db, { byFormer = false, now = new Date() } = {}) {
  const until = new Date(now.getTime() + claimMinutes * minute);
  const [taken] = await db.$queryRaw<{ id: number }[]>`
    UPDATE mails SET due_at = ${until}, attempts = attempts + 1, failure = NULL
    WHERE id = (
      SELECT id FROM mails
      WHERE due_at <= ${now} AND (NOT ${byFormer} OR (former_server IS NOT NULL AND attempts < ${formerTries}))
      ORDER BY due_at, id LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING id`;
  return taken === undefined ? null : db.mail.findUnique({ where: { id: taken.id }, include: withFollowed });
}

/** When the next mail is due, or the next that leaves by a former mail server; null when none waits. */
export async function nextDueMail(db: Db, { byFormer = false } = {}): Promise<Date | null> {
  const where: Prisma.MailWhereInput = byFormer
    ? { formerServer: { not: Prisma.DbNull }, attempts: { lt: formerTries } }
    : {};
  const { _min } = await db.mail.aggregate({ where, _min: { dueAt: true } });
  return _min.dueAt;
}

/**
 * Makes the mails due that wait after a failure of the mail server; not those that are being sent, nor those that wait for
 * a former one, whose tries would be used up.
 */
export async function retryFailedMails(tx: Db): Promise<void> {
  const failures: MailFailure[] = ['unreachable', 'signIn', 'refused'];
  await tx.mail.updateMany({
    where: {
      dueAt: { not: null },
      failure: { in: failures },
      OR: [{ formerServer: { equals: Prisma.DbNull } }, { attempts: { gte: formerTries } }],
    },
    data: { dueAt: new Date() },
  });
}

/** Notes that the mail server accepted the mail, and forgets a former one. */
export async function markSent(db: Db, id: number): Promise<void> {
  const data = { sentAt: new Date(), dueAt: null, failure: null, formerServer: Prisma.DbNull };
  await db.mail.updateMany({ where: { id }, data });
}

/** Notes that the mail was not sent: it is tried again later, or given up where `isFinal`, or was while it was tried. */
export async function markFailed(
  db: Db,
  { id, attempts }: { id: number; attempts: number },
  { failure, isFinal }: { failure: MailFailure; isFinal: boolean },
): Promise<void> {
  const delay = failure === 'sender' ? senderDelay : (delays[Math.min(attempts, delays.length) - 1] ?? 0);
  const dueAt = isFinal ? null : new Date(Date.now() + delay * minute);
  await db.mail.updateMany({ where: { id, dueAt: { not: null } }, data: { dueAt, failure } });
}

/** Gives up the mails that are too old to be of use, and reminders of departures that have passed. */
export async function abandonExpiredMails(db: Db, now = new Date()): Promise<void> {
  const tooOld: MailFailure = 'tooOld';
  const written = { createdAt: { lt: new Date(now.getTime() - usefulHours * 60 * minute) } };
  const departed = { kind: 'rappel', occasion: { lte: todayInParis(now) } } as const;
  await db.mail.updateMany({
    where: { dueAt: { lte: now }, OR: [written, departed] },
    data: { dueAt: null, failure: tooOld },
  });
}

/** The template of a kind of mail, and when an administrator changed it; null for the default. */
export async function readTemplate(db: Db, kind: MailKind): Promise<MailTemplate & { updatedAt: Date | null }> {
  const own = await db.mailTemplate.findUnique({ where: { kind } });
  return own ?? { ...defaultMailTemplates[kind], updatedAt: null };
}

/**
 * Changes a template.
 * @throws DomainError CONFLICT when it changed after `seen` (null: the default).
 */
export function saveTemplate(
  db: Db | PrismaClient,
  kind: MailKind,
  words: MailTemplate,
  seen: Date | null | undefined,
) {
  return inTransaction(db, async (tx) => {
    await requireUnchanged(tx, kind, seen);
    const { subject, text } = words;
    await tx.mailTemplate.upsert({ where: { kind }, create: { kind, subject, text }, update: { subject, text } });
    return readTemplate(tx, kind);
  });
}

/**
 * Goes back to the default template.
 * @throws DomainError CONFLICT as `saveTemplate`.
 */
export function resetTemplate(db: Db | PrismaClient, kind: MailKind, seen: Date | null | undefined) {
  return inTransaction(db, async (tx) => {
    await requireUnchanged(tx, kind, seen);
    await tx.mailTemplate.deleteMany({ where: { kind } });
    return readTemplate(tx, kind);
  });
}

/** The sender of mails: the shop's or the company's name, and its address, null while it has none. */
export async function readSender(db: Db): Promise<{ name: string; address: string | null }> {
  const company = await listCompanyInfo(db);
  return { name: await nameOf(db, company), address: companyValue(company, 'Email') || null };
}

async function nameOf(db: Db, company: readonly CompanyInfo[]): Promise<string> {
  return outwardName(await readSiteText(db, 'name'), companyValue(company, 'Dénomination'));
}

async function requireUnchanged(tx: Db, kind: MailKind, seen: Date | null | undefined): Promise<void> {
  // There is no row to lock while the template is the default.
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`mail-templates.${kind}`}, 0))`;
  const { updatedAt } = await readTemplate(tx, kind);
  requireUnchangedDefault(updatedAt, seen);
}

async function companyValues(db: Db): Promise<Pick<MailValues, CompanyField>> {
  const company = await listCompanyInfo(db);
  const coordonnees = [spacedPhones(companyValue(company, 'Téléphone')), companyValue(company, 'Email')]
    .filter(Boolean)
    .join('\n');
  return { entreprise: await nameOf(db, company), coordonnees, ...textFigures(company) };
}
