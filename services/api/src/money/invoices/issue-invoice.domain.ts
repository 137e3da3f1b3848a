import { isDeepStrictEqual } from 'node:util';
import { toDay } from '@barnum/rules/dates/days';
import { todayInParis } from '@barnum/rules/dates/paris-time';
import { DomainError } from '@barnum/rules/errors';
import type { InvoiceContent } from '@barnum/rules/money/invoices/invoice-content';
import { invoiceTitle } from '@barnum/rules/money/invoices/invoice-mentions';
import { invoiceNote, invoiceNumber, invoiceSentences } from '@barnum/rules/money/invoices/invoices';
import type { Db, Prisma, PrismaClient } from '../../platform/db/client.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { lockRequest, writeEvent } from '../../requests/reservation-requests/request-states.domain.ts';
import { requireInvoicing } from '../invoice-settings/invoice-settings.domain.ts';
import { settleFromRequest } from '../ledger/balances.domain.ts';
import { lockLedger } from '../ledger/ledger.domain.ts';
import { readDraft } from './invoice-content.domain.ts';
import { columnsOf, lockDraft } from './invoice-drafts.domain.ts';
import type { Invoice } from './invoice-rows.domain.ts';
import { turnoverRows } from './invoice-turnover.ts';
import { getInvoice } from './invoices.domain.ts';
import type { InvoiceDocuments } from './pdf/draw-invoice.ts';

/**
 * How often an invoice is drawn before the numbers, for which others wait, are held while it is: another replica may have
 * been faster each time.
 */
const freeDrawings = 4;

/** Issues of this process, one after the other: each would have to be drawn anew for those before it. */
const queues = new WeakMap<PrismaClient, Promise<unknown>>();

type Series = NonNullable<Invoice['serie']>;

interface Issue {
  id: number;
  auteur: string;
  seen: Date | null;
  clock: () => Date;
}

/**
 * Issues a draft: it gets the next number of its series and year, the day in Paris, its document and its XML, and never
 * changes from then on. What came in before is counted for it.
 * @throws DomainError NOT_FOUND; CONFLICT when it is issued already or changed after `seen`, when invoices are switched
 * off, when the clock is behind the last one's day, or when its deal keeps changing; VALIDATION with all that it lacks;
 * UNAVAILABLE when the document takes too long to draw.
 */
export function issueInvoice(
  services: { db: PrismaClient; draw: DrawInvoice },
  id: number,
  { auteur, seen = null, clock = () => new Date() }: { auteur: string; seen?: Date | null; clock?: () => Date },
): Promise<Invoice> {
  const before = queues.get(services.db) ?? Promise.resolve();
  const issued = before.then(() => issueInTurn(services, { id, auteur, seen, clock }));
  queues.set(
    services.db,
    issued.catch(() => {}),
  );
  return issued;
}

/** Draws the documents of an invoice. */
export type DrawInvoice = (db: Db, content: InvoiceContent) => Promise<InvoiceDocuments>;

async function issueInTurn({ db, draw }: { db: PrismaClient; draw: DrawInvoice }, issue: Issue): Promise<Invoice> {
  for (let drawing = 1; drawing <= freeDrawings; drawing += 1) {
    // Drawn before the transaction, for which others wait.
    const content = await contentToIssue(db, issue);
    const document = await draw(db, content);
    const stored = await inTransaction(db, async (tx) => {
      await lockForIssue(tx, issue);
      return isDeepStrictEqual(await contentToIssue(tx, issue), content)
        ? store(tx, issue, { content, document })
        : null;
    });
    if (stored !== null) return stored;
  }
  return inTransaction(db, (tx) => issueWithin(tx, issue, draw));
}

/**
 * Issues a draft as `issueInvoice` does, drawn while others wait for its number: for several that are issued together, or
 * not at all. Their series are held before.
 */
export async function issueWithin(
  tx: Db,
  { id, auteur, seen = null, clock = () => new Date() }: Pick<Issue, 'id' | 'auteur'> & Partial<Issue>,
  draw: DrawInvoice,
): Promise<Invoice> {
  const issue = { id, auteur, seen, clock };
  await lockForIssue(tx, issue);
  const content = await contentToIssue(tx, issue);
  return store(tx, issue, { content, document: await draw(tx, content) });
}

/** Holds the numbers of both series, always in this order: who holds the ledger already would wait for ever. */
export async function lockAllNumbers(tx: Db): Promise<void> {
  await lockNumbers(tx, 'avoir');
  await lockNumbers(tx, 'facture');
}

async function lockNumbers(tx: Db, serie: Series): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`invoices.${serie}`}, 0))`;
}

/** Holds all that the content of an invoice depends on of its own deal, the ledger, and the numbers of its series. */
async function lockForIssue(tx: Db, { id, seen }: Issue): Promise<void> {
  const { requestId, nature } = await getInvoice(tx, id);
  if (requestId !== null) await lockRequest(tx, requestId, null);
  await lockDraft(tx, id, seen);
  await lockNumbers(tx, seriesOf({ nature }));
  await lockLedger(tx);
}

/** All that the invoice would say if it were issued now, its number included. */
async function contentToIssue(db: Db, { id, clock }: Issue): Promise<InvoiceContent> {
  const settings = await requireInvoicing(db);
  const row = await getInvoice(db, id);
  if (row.numero !== null) throw new DomainError('CONFLICT', { message: invoiceSentences.issued });
  const date = todayInParis(clock());
  const { content, refusals } = await readDraft(db, row, date);
  if (refusals.length > 0) throw new DomainError('VALIDATION', { message: refusals.join('\n') });
  const serie = seriesOf(row);
  const { annee, rang } = await nextNumber(db, serie, date);
  const numero = invoiceNumber(serie === 'avoir' ? settings.prefixeAvoir : settings.prefixeFacture, annee, rang);
  return { ...content, numero };
}

/**
 * The next place in a series. Days never run backwards in it.
 * @throws DomainError CONFLICT when the last one was issued on a later day.
 */
async function nextNumber(db: Db, serie: Series, date: string): Promise<{ annee: number; rang: number }> {
  const last = await db.invoice.aggregate({ where: { serie }, _max: { date: true } });
  const lastDay = last._max.date && toDay(last._max.date);
  if (lastDay && lastDay > date) throw new DomainError('CONFLICT', { message: invoiceSentences.clock(lastDay) });
  const annee = Number(date.slice(0, 4));
  const { _max } = await db.invoice.aggregate({ where: { serie, annee }, _max: { rang: true } });
  return { annee, rang: (_max.rang ?? 0) + 1 };
}

async function store(
  tx: Db,
  { id, auteur, clock }: Issue,
  { content, document }: { content: InvoiceContent; document: InvoiceDocuments },
): Promise<Invoice> {
  const { requestId, nature } = await getInvoice(tx, id);
  const serie = seriesOf({ nature });
  const { numero, date } = content;
  // Of another year or series, whose prefixes came to the same: only now do others' numbers stand still.
  if (numero !== null && (await tx.invoice.count({ where: { numero } })) > 0) {
    throw new DomainError('CONFLICT', { message: invoiceSentences.numberTaken(numero) });
  }
  const issued = await tx.invoice.update({
    where: { id },
    data: {
      numero,
      serie,
      ...(await nextNumber(tx, serie, date)),
      date: new Date(date),
      issuedAt: clock(),
      auteur,
      content: content as unknown as Prisma.InputJsonObject,
      ...columnsOf(content),
    },
  });
  await tx.invoiceDocument.create({ data: { invoiceId: id, ...document } });
  await tx.invoiceTurnover.createMany({ data: turnoverRows(id, content) });
  if (requestId === null) return issued;
  if (content.dejaPaye > 0) {
    await settleFromRequest(tx, { invoiceId: id, requestId, upTo: content.dejaPaye, auteur, date });
  }
  const { statut } = await tx.reservationRequest.findUniqueOrThrow({
    where: { id: requestId },
    select: { statut: true },
  });
  const note = invoiceNote(invoiceTitle(content), numero ?? '');
  await writeEvent(tx, requestId, { from: statut, to: statut, change: { auteur, note, at: clock() } });
  return issued;
}

/** Advances are counted among invoices; credit notes have numbers of their own. */
function seriesOf({ nature }: Pick<Invoice, 'nature'>): Series {
  return nature === 'avoir' ? 'avoir' : 'facture';
}
