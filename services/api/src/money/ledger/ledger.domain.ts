import { dayColumn } from '@barnum/rules/dates/days';
import type { RetainedLine, RetentionPurpose } from '@barnum/rules/money/ledger/deposits';
import type { LedgerKind, LedgerMeans } from '@barnum/rules/money/ledger/ledger';
import { toAmount, toCents } from '@barnum/rules/prices/amounts';
import { type Db, Prisma } from '../../platform/db/client.ts';
import { canonicalText, type LedgerEntry, noHash, notesHash, saltedNotes, sha256 } from './ledger-chain.ts';

/** What is written into the ledger. Days are texts, amounts cents. */
export interface NewEntry {
  nature: LedgerKind;
  date: string;
  montant: number;
  moyen: LedgerMeans;
  reference?: string;
  banque?: string;
  dateCheque?: string | null;
  finEmpreinte?: string | null;
  requestId?: number | null;
  invoiceId?: number | null;
  sourceId?: number | null;
  reversesId?: number | null;
  chequeId?: number | null;
  slipId?: number | null;
  motif?: string;
  usage?: RetentionPurpose | null;
  lignes?: readonly RetainedLine[] | null;
  fichiers?: readonly number[];
  payeur?: string;
  note?: string;
}

/** What is in force: neither reversed nor a reverse. */
export const inForce = { reversesId: null, reversedBy: null } satisfies Prisma.LedgerEntryWhereInput;

/** What is said of the reverse of an entry. */
export const reversal = {
  id: true,
  createdAt: true,
  auteur: true,
  motif: true,
} satisfies Prisma.LedgerEntrySelect;
export type Reversal = Prisma.LedgerEntryGetPayload<{ select: typeof reversal }>;

/**
 * Has this transaction write the ledger alone, also beside other replicas: what it reads of it afterwards stays so. Taken
 * before any entry is added, and after locks of requests and invoices.
 */
export async function lockLedger(tx: Db): Promise<void> {
  await tx.$executeRaw`LOCK TABLE ledger_entries IN SHARE ROW EXCLUSIVE MODE`;
}

/** Adds an entry at the end of the chain, which `lockLedger` has locked. */
export async function appendEntry(
  tx: Db,
  entry: NewEntry,
  { auteur, now = new Date() }: { auteur: string; now?: Date },
): Promise<LedgerEntry> {
  const last = await tx.ledgerEntry.findFirst({ orderBy: { id: 'desc' }, select: { id: true, hash: true } });
  const { payeur = '', note = '', lignes = null } = entry;
  const notes = payeur === '' && note === '' ? null : saltedNotes({ payeur, note });
  const columns = {
    id: (last?.id ?? 0) + 1,
    createdAt: now,
    auteur,
    nature: entry.nature,
    date: dayColumn(entry.date),
    montant: new Prisma.Decimal(toAmount(entry.montant)),
    moyen: entry.moyen,
    reference: entry.reference ?? '',
    banque: entry.banque ?? '',
    dateCheque: entry.dateCheque ? dayColumn(entry.dateCheque) : null,
    finEmpreinte: entry.finEmpreinte ? dayColumn(entry.finEmpreinte) : null,
    requestId: entry.requestId ?? null,
    invoiceId: entry.invoiceId ?? null,
    sourceId: entry.sourceId ?? null,
    reversesId: entry.reversesId ?? null,
    chequeId: entry.chequeId ?? null,
    slipId: entry.slipId ?? null,
    motif: entry.motif ?? '',
    usage: entry.usage ?? null,
    fichiers: [...(entry.fichiers ?? [])],
    notesHash: notes && notesHash(notes),
    previousHash: last?.hash ?? noHash,
  };
  const lines = lignes?.map(({ libelle, montant }) => ({ libelle, montant })) ?? null;
  const hash = sha256(canonicalText({ ...columns, lignes: lines }));
  return tx.ledgerEntry.create({
    data: { ...columns, ...(lines && { lignes: lines }), hash, ...(notes && { notes: { create: notes } }) },
  });
}

/** The reverse of an entry: the same with the opposite amount, and the reason. */
export function reverseOf(entry: LedgerEntry, { date, motif }: { date: string; motif: string }): NewEntry {
  const { nature, moyen, reference, banque, requestId, invoiceId, sourceId, chequeId, slipId, usage } = entry;
  return {
    nature,
    moyen,
    reference,
    banque,
    requestId,
    invoiceId,
    sourceId,
    chequeId,
    slipId,
    usage,
    date,
    motif,
    montant: -toCents(entry.montant.toFixed(2)),
    reversesId: entry.id,
  };
}

/** What is counted against an invoice of a payment, or of a deposit that is kept. */
export interface InvoiceAllocation {
  id: number;
  invoiceId: number | null;
  /** Of the invoice. */
  numero: string;
  montant: Prisma.Decimal;
}

/** Requests and invoices of which the ledger tells. */
export interface MoneyOf {
  requestIds: readonly number[];
  invoiceIds: readonly number[];
}

/** The entries about them, and the payments that are counted against their invoices alone. */
export function entriesOf({ requestIds, invoiceIds }: MoneyOf): Prisma.LedgerEntryWhereInput {
  const [requests, invoices] = [[...requestIds], [...invoiceIds]];
  const ofOthers = [
    { OR: [{ requestId: null }, { requestId: { notIn: requests } }] },
    { OR: [{ invoiceId: null }, { invoiceId: { notIn: invoices } }] },
  ];
  return {
    OR: [
      { requestId: { in: requests } },
      { invoiceId: { in: invoices } },
      { requestId: null, steps: { some: {}, none: { AND: ofOthers } } },
    ],
  };
}

/** Erases what the ledger says of persons in the entries about these; its chain stays whole. */
export async function eraseLedgerNotes(db: Db, of: MoneyOf, now = new Date()): Promise<void> {
  await db.ledgerNotes.updateMany({
    where: { effaceesLe: null, entry: entriesOf(of) },
    data: { sel: null, payeur: '', note: '', effaceesLe: now },
  });
}
