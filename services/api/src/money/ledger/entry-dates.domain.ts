import { toDay } from '@barnum/rules/dates/days';
import { todayInParis } from '@barnum/rules/dates/paris-time';
import { DomainError } from '@barnum/rules/errors';
import { dateQuestion, entryDateSentences } from '@barnum/rules/money/ledger/entry-dates';
import type { Db } from '../../platform/db/client.ts';

/** What money would be recorded for: a request, an invoice, or a payment of which something is given back. */
export interface EntryAbout {
  requestId: number | null;
  invoiceId: number | null;
  entryId: number | null;
}

/** @throws DomainError VALIDATION at `date` on a day before the company's first quote or invoice. */
export async function requireDocumentedDay(db: Db, date: string): Promise<void> {
  const first = await firstDocumentedDay(db);
  if (first === undefined || date >= first) return;
  const message = entryDateSentences.beforeFirst(first);
  throw new DomainError('VALIDATION', { message, fields: { date: message } });
}

/** The day of the company's first quote or invoice; undefined without any. */
async function firstDocumentedDay(db: Db): Promise<string | undefined> {
  // Not those of a clock that was ahead.
  const issued = { numero: { not: null }, date: { lte: new Date(todayInParis()) } };
  const invoice = await db.invoice.aggregate({ where: issued, _min: { date: true } });
  const quote = await db.quoteVersion.aggregate({ _min: { createdAt: true } });
  const days = [
    ...(invoice._min.date ? [toDay(invoice._min.date)] : []),
    ...(quote._min.createdAt ? [todayInParis(quote._min.createdAt)] : []),
  ];
  return days.sort()[0];
}

/** What is to be asked before money is recorded on a day, in a sentence; null where nothing is, as of a day that is refused. */
export async function readDateQuestion(
  db: Db,
  date: string,
  about: EntryAbout,
  today = todayInParis(),
): Promise<string | null> {
  const question = dateQuestion(date, { today, requestedOn: await requestDay(db, about) });
  if (question === null) return null;
  const first = await firstDocumentedDay(db);
  return first === undefined || date >= first ? question : null;
}

async function requestDay(db: Db, { requestId, invoiceId, entryId }: EntryAbout): Promise<string | null> {
  const invoice = invoiceId === null ? null : await db.invoice.findUnique({ where: { id: invoiceId } });
  const entry = entryId === null ? null : await db.ledgerEntry.findUnique({ where: { id: entryId } });
  const id = requestId ?? invoice?.requestId ?? entry?.requestId ?? 0;
  const request = await db.reservationRequest.findUnique({ where: { id }, select: { createdAt: true } });
  return request && todayInParis(request.createdAt);
}
