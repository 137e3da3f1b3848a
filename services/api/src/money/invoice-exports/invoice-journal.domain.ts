import { setImmediate } from 'node:timers/promises';
import { toDay } from '@barnum/rules/dates/days';
import { monthsWithin } from '@barnum/rules/money/figures/figure-periods';
import type { ExportPeriod } from '@barnum/rules/money/invoice-exports/invoice-exports';
import {
  creditNoteEntry,
  dueVatEntry,
  fileHead,
  fileLine,
  fileLines,
  invoiceEntry,
  type JournalEntry,
  journalHead,
  journalRows,
  movementEntry,
  movementOf,
} from '@barnum/rules/money/invoice-exports/invoice-journal';
import type { InvoiceAccounts } from '@barnum/rules/money/invoices/invoice-settings';
import { holdsMoney } from '@barnum/rules/money/ledger/deposits';
import {
  type DepositMeans,
  depositMeans,
  ledgerKindLabels,
  ledgerMeansLabels,
} from '@barnum/rules/money/ledger/ledger';
import { toCents } from '@barnum/rules/prices/amounts';
import { csvLines, toCsv } from '@barnum/rules/text/csv';
import type { Db, Prisma } from '../../platform/db/client.ts';
import { readInvoiceSettings } from '../invoice-settings/invoice-settings.domain.ts';
import { issuedContent } from '../invoices/invoice-rows.domain.ts';
import { correctedByCreditNote } from './corrected-by-credit-note.domain.ts';
import { readDueVat } from './due-vat.domain.ts';

/** Invoices, or entries of the ledger, that are read at once. */
const batch = 500;

/** How entries are written: what stands above them, and their lines, numbered from `first` on. */
interface JournalForm {
  head: string;
  lines(entries: readonly JournalEntry[], first: number): string;
}

/** A table for a spreadsheet, or the file of eighteen columns that programs of accountants read. */
export const journalForms = {
  table: { head: toCsv([journalHead]), lines: (entries, first) => csvLines(journalRows(entries, first)) },
  file: { head: fileLine(fileHead), lines: fileLines },
} satisfies Record<string, JournalForm>;

/**
 * The journal of a period for the accountant, a part at a time: what was invoiced, what was paid, then the VAT that became
 * due by what came in. Each is by day, as bookkeeping is, and within a day by number: of invoices, then of credit notes. As
 * days of a series never run backwards, its numbers do not either.
 */
export async function* writeJournal(
  db: Db,
  period: ExportPeriod,
  { head, lines }: JournalForm,
): AsyncGenerator<string> {
  const { comptes } = (await readInvoiceSettings(db)).settings;
  let next = 1;
  yield head;
  for (const source of [bookInvoices, bookLedger, bookDueVat]) {
    for await (const entries of source(db, period, comptes)) {
      yield lines(entries, next);
      next += entries.length;
      // The embedded database does not give way by itself.
      await setImmediate();
    }
  }
}

async function* bookInvoices(db: Db, period: ExportPeriod, comptes: InvoiceAccounts): AsyncGenerator<JournalEntry[]> {
  for (let page = 0, count = batch; count === batch; page += 1) {
    const invoices = await db.invoice.findMany({
      where: { date: inPeriod(period) },
      orderBy: [{ date: 'asc' }, { serie: 'asc' }, { annee: 'asc' }, { rang: 'asc' }],
      skip: page * batch,
      take: batch,
      select: { correctsId: true, issuedAt: true, content: true },
    });
    const entries: JournalEntry[] = [];
    for (const invoice of invoices) {
      const content = issuedContent(invoice);
      entries.push(
        invoice.correctsId === null
          ? invoiceEntry(content, comptes)
          : creditNoteEntry(content, comptes, await correctedByCreditNote(db, invoice)),
      );
    }
    yield entries;
    count = invoices.length;
  }
}

/** A month at a time, so that a year is never held at once. */
async function* bookDueVat(db: Db, period: ExportPeriod, comptes: InvoiceAccounts): AsyncGenerator<JournalEntry[]> {
  for (const month of monthsWithin(period)) {
    yield (await readDueVat(db, month)).map((due) => dueVatEntry(due, comptes));
  }
}

const bookedEntry = {
  include: {
    notes: { select: { payeur: true } },
    source: { select: { nature: true, moyen: true } },
    cheque: { select: { nature: true } },
  },
} satisfies Pick<Prisma.LedgerEntryFindManyArgs, 'include'>;
type BookedEntry = Prisma.LedgerEntryGetPayload<typeof bookedEntry>;

async function* bookLedger(db: Db, period: ExportPeriod, comptes: InvoiceAccounts): AsyncGenerator<JournalEntry[]> {
  for (let page = 0, count = batch; count === batch; page += 1) {
    const found = await db.ledgerEntry.findMany({
      ...bookedEntry,
      where: { date: inPeriod(period) },
      orderBy: [{ date: 'asc' }, { id: 'asc' }],
      skip: page * batch,
      take: batch,
    });
    const cashed = await cashedDeposits(db, found);
    const names = await namesOf(db, found);
    yield found.flatMap((entry) => bookEntry(entry, { comptes, cashed, client: names(entry) }));
    count = found.length;
  }
}

function bookEntry(
  entry: BookedEntry,
  { comptes, cashed, client }: { comptes: InvoiceAccounts; cashed: ReadonlyMap<number, number>; client: string },
): JournalEntry[] {
  const { id, nature, moyen, usage, montant, reference, date, source, reversesId } = entry;
  const deposit = entry.sourceId ?? id;
  const isCashed = (cashed.get(deposit) ?? Number.POSITIVE_INFINITY) < id;
  // Of a deposit that is given back by another means.
  const held = nature === 'caution_rendue' ? (source?.moyen ?? moyen) : moyen;
  const movement = movementOf({
    nature,
    moyen,
    usage,
    montant: toCents(montant.toFixed(2)),
    source: (nature === 'impaye_du' ? entry.cheque : source)?.nature ?? null,
    isMoney: isDepositMeans(held) && holdsMoney({ moyen: held, isCashed }),
  });
  if (movement === null) return [];
  const label = `${ledgerKindLabels[nature]}, ${ledgerMeansLabels[moyen].toLowerCase()}`;
  return [
    movementEntry(
      {
        date: toDay(date),
        piece: String(id),
        client,
        ...movement,
        libelle: [reversesId === null ? label : `Annulation : ${label}`, reference].filter(Boolean).join(' '),
      },
      comptes,
    ),
  ];
}

/** Of these entries' deposits, those that were cashed and stayed so, with the entry that says it. */
async function cashedDeposits(db: Db, entries: readonly BookedEntry[]): Promise<Map<number, number>> {
  const ids = entries.flatMap(({ nature, sourceId }) => (nature === 'caution_rendue' ? (sourceId ?? []) : []));
  const steps = await db.ledgerEntry.findMany({
    where: {
      sourceId: { in: ids },
      nature: 'caution_encaissee',
      reversesId: null,
      // What went back before its cheque did was money.
      OR: [{ reversedBy: null }, { atBank: { some: { nature: 'impaye_du' } } }],
    },
    select: { id: true, sourceId: true },
  });
  return new Map(steps.flatMap(({ id, sourceId }) => (sourceId === null ? [] : [[sourceId, id]])));
}

/** Whom these entries are about: the customer of their invoice, or of their request, or else who paid. */
async function namesOf(db: Db, entries: readonly BookedEntry[]): Promise<(entry: BookedEntry) => string> {
  const idsOf = (of: (entry: BookedEntry) => number | null) => [
    ...new Set(entries.flatMap((entry) => of(entry) ?? [])),
  ];
  const invoices = await db.invoice.findMany({
    where: { id: { in: idsOf(({ invoiceId }) => invoiceId) } },
    select: { id: true, client: true },
  });
  const requests = await db.reservationRequest.findMany({
    where: { id: { in: idsOf(({ requestId }) => requestId) } },
    select: { id: true, prenom: true, nom: true },
  });
  const ofInvoice = new Map(invoices.map(({ id, client }) => [id, client]));
  const ofRequest = new Map(requests.map(({ id, prenom, nom }) => [id, `${prenom} ${nom}`.trim()]));
  return ({ invoiceId, requestId, notes }) =>
    ofInvoice.get(invoiceId ?? 0) ?? ofRequest.get(requestId ?? 0) ?? notes?.payeur ?? '';
}

function inPeriod({ du, au }: ExportPeriod) {
  return { gte: new Date(du), lte: new Date(au) };
}

function isDepositMeans(moyen: BookedEntry['moyen']): moyen is DepositMeans {
  return (depositMeans as readonly string[]).includes(moyen);
}
