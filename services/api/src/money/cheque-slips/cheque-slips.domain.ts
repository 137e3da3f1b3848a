import { toDay } from '@barnum/rules/dates/days';
import { DomainError } from '@barnum/rules/errors';
import { chequeSlipSentences, returnReason } from '@barnum/rules/money/cheque-slips/cheque-slips';
import type { ChequeAgainInput, ChequeReturnInput, ChequeSlipInput } from '@barnum/rules/money/cheque-slips-input';
import { lastDayOfCheque } from '@barnum/rules/money/ledger/deposits';
import { toAmount, toCents } from '@barnum/rules/prices/amounts';
import { formatIban } from '@barnum/rules/prices/transfer';
import type { Db, Prisma, PrismaClient } from '../../platform/db/client.ts';
import { requireUnchanged } from '../../platform/db/optimistic-locking.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { billKept } from '../deposits/release.domain.ts';
import { readInvoiceSettings, requireInvoicing } from '../invoice-settings/invoice-settings.domain.ts';
import { leftOf } from '../ledger/freed-payments.domain.ts';
import { appendEntry, inForce, lockLedger } from '../ledger/ledger.domain.ts';
import { reverseCheque } from '../ledger/reversals.domain.ts';
import { type Cheque, isWaiting, readCheques } from './cheques.domain.ts';

const wholeSlip = {
  lines: true,
  entries: { where: { reversesId: null }, orderBy: { id: 'asc' } },
} satisfies Prisma.ChequeSlipInclude;
type WholeSlip = Prisma.ChequeSlipGetPayload<{ include: typeof wholeSlip }>;

/** A slip with its cheques, as they stand on it; amounts in cents. */
export interface ChequeSlip extends Omit<WholeSlip, 'lines' | 'entries'> {
  /** The day on which it went to the bank; null while it is prepared. */
  handedOn: string | null;
  cheques: Cheque[];
  /** What went to the bank, or is to: cheques that came back are among it. */
  total: number;
}

/** A page of slips, the newest first. */
export async function listChequeSlips(db: Db, { page, pageSize }: { page: number; pageSize: number }) {
  return withCheques(
    db,
    await db.chequeSlip.findMany({
      include: wholeSlip,
      orderBy: { numero: 'desc' },
      skip: (page - 1) * pageSize,
      take: pageSize,
    }),
  );
}

/** @throws DomainError NOT_FOUND */
export async function getChequeSlip(db: Db, id: number): Promise<ChequeSlip> {
  const [slip] = await withCheques(db, await db.chequeSlip.findMany({ where: { id }, include: wholeSlip }));
  if (slip === undefined) throw new DomainError('NOT_FOUND', { message: chequeSlipSentences.notFound });
  return slip;
}

/**
 * Prepares a slip, whose number follows the last one; without an account it has that of the invoices. Returns its id.
 * @throws DomainError CONFLICT when a cheque does not wait any more, or where invoices are switched off.
 */
export function createChequeSlip(db: Db | PrismaClient, input: ChequeSlipInput, auteur: string): Promise<number> {
  return inTransaction(db, async (tx) => {
    await requireInvoicing(tx);
    await lockLedger(tx);
    await requireWaiting(tx, input, null);
    const last = await tx.chequeSlip.aggregate({ _max: { numero: true } });
    const numero = (last._max.numero ?? 0) + 1;
    const compte = input.compte || formatIban((await readInvoiceSettings(tx)).settings.iban);
    const slip = await tx.chequeSlip.create({ data: { numero, compte, auteur } });
    await writeLines(tx, slip.id, input);
    return slip.id;
  });
}

/**
 * Changes what stands on a slip that is prepared.
 * @throws DomainError NOT_FOUND; CONFLICT as `createChequeSlip`, when it went to the bank, or changed after `seen`.
 */
export function updateChequeSlip(
  db: Db | PrismaClient,
  id: number,
  { seen, ...input }: ChequeSlipInput & { seen: Date | null },
): Promise<void> {
  return inTransaction(db, async (tx) => {
    await openSlip(tx, id, seen);
    await requireWaiting(tx, input, id);
    await tx.chequeSlipLine.deleteMany({ where: { slipId: id } });
    await tx.chequeSlip.update({ where: { id }, data: { compte: input.compte } });
    await writeLines(tx, id, input);
  });
}

/**
 * Undoes a slip that is prepared: its cheques wait again.
 * @throws DomainError NOT_FOUND; CONFLICT when it went to the bank.
 */
export function deleteChequeSlip(db: Db | PrismaClient, id: number): Promise<void> {
  return inTransaction(db, async (tx) => {
    await openSlip(tx, id, null);
    await tx.chequeSlip.delete({ where: { id } });
  });
}

/**
 * Notes that a slip went to the bank: of each cheque the ledger has an entry, with number and bank as they stand on it.
 * @throws DomainError NOT_FOUND; CONFLICT when it went there before, changed after `seen`, or has no cheque any more;
 * VALIDATION on a day before its last cheque came in.
 */
export function handOverChequeSlip(
  db: Db | PrismaClient,
  { id, date, seen }: { id: number; date: string; seen: Date | null },
  auteur: string,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    await openSlip(tx, id, seen);
    const { cheques } = await getChequeSlip(tx, id);
    if (cheques.length === 0) throw conflict(chequeSlipSentences.empty);
    const latest = cheques.map((cheque) => cheque.date).reduce((one, other) => (one > other ? one : other));
    if (date < latest) throw refused(chequeSlipSentences.handedBefore(latest));
    for (const { id: chequeId, montant, reference, banque } of cheques) {
      const entry = { nature: 'remise_en_banque', moyen: 'cheque', date, montant, reference, banque } as const;
      await appendEntry(tx, { ...entry, chequeId, slipId: id }, { auteur });
    }
    await tx.chequeSlipLine.deleteMany({ where: { slipId: id } });
  });
}

/**
 * Notes that a cheque came back from the bank, on that day: what it paid is to be paid again, and what was given back of it is
 * owed. A fee is noted with it.
 * @throws DomainError CONFLICT when it is not at the bank, or something that was kept of its deposit was refunded; VALIDATION on
 * a day before it went there.
 */
export function returnCheque(
  db: Db | PrismaClient,
  { id, date, motif, frais }: ChequeReturnInput,
  auteur: string,
): Promise<number> {
  return inTransaction(db, async (tx) => {
    await requireInvoicing(tx);
    for (const kept of await keptOfReturned(tx, id)) await billKept(tx, kept, auteur);
    await lockLedger(tx);
    const handed = await tx.ledgerEntry.findFirst({
      where: { chequeId: id, nature: 'remise_en_banque', ...inForce },
      include: { cheque: true },
    });
    if (!handed?.cheque) throw conflict(chequeSlipSentences.notHanded);
    const since = toDay(handed.date);
    if (date < since) throw refused(chequeSlipSentences.returnedBefore(since));
    const { moyen, reference, banque, montant, cheque, slipId } = handed;
    const fee = frais === 0 ? null : [{ libelle: chequeSlipSentences.bankFee, montant: toAmount(frais) }];
    await appendEntry(
      tx,
      {
        nature: 'cheque_impaye',
        date,
        montant: toCents(montant.toFixed(2)),
        moyen,
        reference,
        banque,
        requestId: cheque.requestId,
        chequeId: id,
        motif,
        lignes: fee,
      },
      { auteur },
    );
    await reverseCheque(tx, cheque, { date, motif: returnReason(motif), auteur });
    return slipId ?? 0;
  });
}

/** What is kept of the deposit whose cheque `id` was, where the rest was given back. */
function keptOfReturned(tx: Db, id: number) {
  const deposit = {
    steps: { some: { id } },
    AND: { steps: { some: { nature: 'caution_rendue', ...inForce } } },
  } as const;
  return tx.ledgerEntry.findMany({ where: { nature: 'caution_retenue', source: deposit, ...inForce } });
}

/**
 * Takes a cheque that came back to be presented again: a payment of that day, which waits for a slip, and counts against what
 * the first had paid, as far as that is still owed. A deposit that is in hand again is cashed instead. Returns its id.
 * @throws DomainError CONFLICT when it did not come back, is of a deposit in hand, or was taken before; VALIDATION on a day before it
 * came back, or on which no bank pays it any more.
 */
export function presentChequeAgain(
  db: Db | PrismaClient,
  { id, date }: ChequeAgainInput,
  auteur: string,
): Promise<number> {
  return inTransaction(db, async (tx) => {
    await requireInvoicing(tx);
    await lockLedger(tx);
    const returned = await tx.ledgerEntry.findFirst({
      where: { chequeId: id, nature: 'cheque_impaye' },
      include: { cheque: { include: { notes: true, source: { include: { notes: true } } } } },
    });
    const first = returned?.cheque;
    if (!returned || !first) throw conflict(chequeSlipSentences.notReturned);
    const owed = await tx.ledgerEntry.findFirst({ where: { chequeId: id, nature: 'impaye_du' } });
    if (first.nature !== 'paiement' && owed === null) throw conflict(chequeSlipSentences.ofDeposit);
    const again = await tx.ledgerEntry.count({ where: { chequeId: id, nature: 'paiement', ...inForce } });
    if (again > 0) throw conflict(chequeSlipSentences.presentedAlready);
    const since = toDay(returned.date);
    if (date < since) throw refused(chequeSlipSentences.presentedBefore(since));
    const received = first.source ?? first;
    const dateCheque = toDay(received.dateCheque ?? received.date);
    const lastDay = lastDayOfCheque(dateCheque);
    if (date > lastDay) throw refused(chequeSlipSentences.expired(lastDay));
    const { moyen } = first;
    const requestId = first.requestId ?? owed?.requestId ?? null;
    const montant = toCents(first.montant.toFixed(2));
    // Number and bank as they stood on the slip.
    const { reference, banque } = returned;
    const said = { reference, banque, dateCheque, payeur: received.notes?.payeur ?? '', note: first.notes?.note ?? '' };
    const payment = { ...said, nature: 'paiement', date, montant, moyen, requestId, chequeId: id } as const;
    const { id: sourceId } = await appendEntry(tx, payment, { auteur });
    for (const { invoiceId, requestId, paid } of await readPaidBy(tx, first, returned.id)) {
      const montant = Math.min(paid, await leftOf(tx, invoiceId));
      if (montant <= 0) continue;
      const allocation = { nature: 'affectation', date, montant, moyen, requestId, invoiceId, sourceId } as const;
      await appendEntry(tx, allocation, { auteur });
    }
    return sourceId;
  });
}

/** What a cheque had paid, invoice by invoice, before the entry that says that it came back; cents. */
async function readPaidBy(tx: Db, { id, sourceId }: { id: number; sourceId: number | null }, returnId: number) {
  const entries = await tx.ledgerEntry.findMany({
    where: {
      nature: 'affectation',
      id: { lt: returnId },
      ...(sourceId === null ? { sourceId: id } : { source: { sourceId, nature: 'caution_retenue' } }),
    },
    orderBy: { id: 'asc' },
    select: { invoiceId: true, requestId: true, montant: true },
  });
  const paid = new Map<number, { invoiceId: number; requestId: number | null; paid: number }>();
  for (const { invoiceId, requestId, montant } of entries) {
    if (invoiceId === null) continue;
    const known = paid.get(invoiceId)?.paid ?? 0;
    paid.set(invoiceId, { invoiceId, requestId, paid: known + toCents(montant.toFixed(2)) });
  }
  return paid.values();
}

/** The slip `id`, which is prepared, in the ledger that is locked. */
async function openSlip(tx: Db, id: number, seen: Date | null): Promise<void> {
  await requireInvoicing(tx);
  await lockLedger(tx);
  const slip = await tx.chequeSlip.findUnique({ where: { id }, include: { _count: { select: { entries: true } } } });
  if (slip === null) throw new DomainError('NOT_FOUND', { message: chequeSlipSentences.notFound });
  if (slip._count.entries > 0) throw conflict(chequeSlipSentences.handed);
  requireUnchanged(slip, seen);
}

/** @throws DomainError CONFLICT unless all cheques wait: on no other slip, nor at the bank. */
async function requireWaiting(tx: Db, { cheques }: ChequeSlipInput, slipId: number | null): Promise<void> {
  const ids = cheques.map(({ id }) => id);
  const found = await tx.ledgerEntry.findMany({
    where: { ...isWaiting, id: { in: ids } },
    select: { id: true, slipLine: { select: { slipId: true, slip: { select: { numero: true } } } } },
  });
  if (found.length < ids.length) throw conflict(chequeSlipSentences.unknown);
  const other = found.find(({ slipLine }) => slipLine !== null && slipLine.slipId !== slipId);
  if (other?.slipLine) throw conflict(chequeSlipSentences.onOther(other.slipLine.slip.numero));
}

async function writeLines(tx: Db, slipId: number, { cheques }: ChequeSlipInput): Promise<void> {
  await tx.chequeSlipLine.createMany({ data: cheques.map(({ id, ...said }) => ({ entryId: id, slipId, ...said })) });
}

/** Slips with their cheques: of those at the bank, what the ledger says; of the others, what is prepared. */
async function withCheques(db: Db, slips: readonly WholeSlip[]): Promise<ChequeSlip[]> {
  const ids = slips.flatMap(({ lines, entries }) => [
    ...lines.map(({ entryId }) => entryId),
    ...entries.flatMap(({ chequeId }) => chequeId ?? []),
  ]);
  const known = new Map((await readCheques(db, { id: { in: ids } })).map((cheque) => [cheque.id, cheque]));
  return slips.map(({ lines, entries, ...slip }) => {
    const [first] = entries;
    const said = first
      ? entries.map(({ chequeId, reference, banque }) => ({ id: chequeId ?? 0, reference, banque }))
      : lines.map(({ entryId, reference, banque }) => ({ id: entryId, reference, banque }));
    const cheques = said
      .flatMap(({ id, ...words }) => {
        const cheque = known.get(id);
        return cheque ? [{ ...cheque, ...words }] : [];
      })
      .toSorted((one, other) => Number(one.isDeposit) - Number(other.isDeposit) || byDay(one, other));
    return {
      ...slip,
      handedOn: first ? toDay(first.date) : null,
      cheques,
      total: cheques.reduce((sum, { montant }) => sum + montant, 0),
    };
  });
}

function byDay(one: Cheque, other: Cheque): number {
  return one.date.localeCompare(other.date) || one.id - other.id;
}

function conflict(message: string): DomainError {
  return new DomainError('CONFLICT', { message });
}

function refused(message: string): DomainError {
  return new DomainError('VALIDATION', { message, fields: { date: message } });
}
