import { todayInParis } from '@barnum/rules/dates/paris-time';
import { DomainError } from '@barnum/rules/errors';
import type { QuoteMailInput } from '@barnum/rules/outbox/mails-input';
import { quoteReminderOf, quoteReminderSentences } from '@barnum/rules/requests/quotes/quote-reminders';
import type { Db, PrismaClient } from '../../platform/db/client.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { listCompanyInfo } from '../../site/company-info/company-info.domain.ts';
import {
  draftQuoteMail,
  isQuoteCurrent,
  listQuoteVersions,
  quoteContent,
  writeQuoteMail,
} from '../quotes/quotes.domain.ts';
import { lockRequest } from '../reservation-requests/request-states.domain.ts';

/** How many quotes one run reminds of at most. */
const batch = 50;

const dayLength = 24 * 60 * 60 * 1_000;

/** When reminders of quotes are due, and whether they leave by themselves. */
export async function readQuoteReminder(db: Db) {
  return quoteReminderOf(await listCompanyInfo(db, { select: { nom: true, valeur: true } }));
}

/**
 * The version of a request's quote to remind its client of; null for none. It was sent some days ago, as the company has set
 * it, and waits: the request is to be confirmed and says what the version says, which is the newest, holds, was not accepted
 * and not reminded of before.
 */
export async function findQuoteToRemind(db: Db, requestId: number, now = new Date()): Promise<number | null> {
  const { days } = await readQuoteReminder(db);
  if (days === 0) return null;
  const request = await db.reservationRequest.findUnique({
    where: { id: requestId },
    select: { statut: true, email: true, annulationDemandeLe: true },
  });
  if (request?.statut !== 'a_confirmer' || request.email === null || request.annulationDemandeLe !== null) return null;
  const [newest] = await listQuoteVersions(db, requestId, {
    select: {
      id: true,
      content: true,
      mails: {
        where: { kind: { in: ['devis', 'relance_devis'] } },
        orderBy: { id: 'asc' },
        select: { kind: true, sentAt: true },
      },
    },
  });
  if (newest === undefined || newest.mails.some(({ kind }) => kind === 'relance_devis')) return null;
  const sent = newest.mails.find(({ sentAt }) => sentAt !== null)?.sentAt;
  if (!sent || sent.getTime() > now.getTime() - days * dayLength) return null;
  if (quoteContent(newest).amounts.valableJusquAu < todayInParis(now)) return null;
  const accepted = await db.acceptance.count({ where: { quoteVersionId: newest.id } });
  return accepted === 0 && (await isQuoteCurrent(db, requestId)) ? newest.id : null;
}

/** The message that `sendQuoteReminder` would write. */
export function draftQuoteReminder(db: Db, versionId: number, words: { mot: string; isSending: boolean }) {
  return draftQuoteMail(db, versionId, { ...words, kind: 'relance_devis' });
}

/**
 * Reminds the client of a quote that waits, whose document goes with the message; once for a version.
 * @throws DomainError NOT_FOUND; CONFLICT where it waits for none; VALIDATION without an address.
 */
export function sendQuoteReminder(
  db: Db | PrismaClient,
  versionId: number,
  mail: Partial<QuoteMailInput> & { mot: string; isSending: boolean },
  now = new Date(),
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const version = await tx.quoteVersion.findUnique({ where: { id: versionId }, select: { requestId: true } });
    if (version === null) throw new DomainError('NOT_FOUND');
    const request = await lockRequest(tx, version.requestId, null);
    if ((await findQuoteToRemind(tx, request.id, now)) !== versionId) {
      throw new DomainError('CONFLICT', { message: quoteReminderSentences.notNow });
    }
    await writeQuoteMail(tx, 'relance_devis', { versionId, request, ...mail });
  });
}

/** Reminds of the quotes that are due, where the company has it so and mails are sent. Returns how many. */
export async function writeDueQuoteReminders(
  db: PrismaClient,
  { isSending, now = new Date() }: { isSending: boolean; now?: Date },
): Promise<number> {
  const { days, isAutomatic } = await readQuoteReminder(db);
  if (!isSending || !isAutomatic || days === 0) return 0;
  const candidates = await db.reservationRequest.findMany({
    where: {
      statut: 'a_confirmer',
      email: { not: null },
      mails: {
        some: { kind: 'devis', sentAt: { lte: new Date(now.getTime() - days * dayLength) } },
      },
    },
    select: { id: true },
    orderBy: { id: 'asc' },
  });
  let written = 0;
  for (const { id } of candidates) {
    if (written === batch) break;
    const versionId = await findQuoteToRemind(db, id, now);
    if (versionId === null) continue;
    await sendQuoteReminder(db, versionId, { mot: '', isSending }, now).then(
      () => {
        written += 1;
      },
      (error) => {
        // It got its answer meanwhile.
        if (!(error instanceof DomainError)) throw error;
      },
    );
  }
  return written;
}
