import { toDay } from '@barnum/rules/dates/days';
import { todayInParis } from '@barnum/rules/dates/paris-time';
import { DomainError } from '@barnum/rules/errors';
import { limits } from '@barnum/rules/limits';
import type { LedgerKind } from '@barnum/rules/money/ledger/ledger';
import { cashIn, cashOf, cashOut, tillSentences } from '@barnum/rules/money/till/till';
import type { CashToBankInput, TillCountInput } from '@barnum/rules/money/till-input';
import { toCents } from '@barnum/rules/prices/amounts';
import { type Db, Prisma, type PrismaClient } from '../../platform/db/client.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { requireInvoicing } from '../invoice-settings/invoice-settings.domain.ts';
import { appendEntry, lockLedger } from '../ledger/ledger.domain.ts';

/** The till as the ledger has it: what was counted last, and what should be there now; cents, null before the first count. */
export interface Till {
  countId: number;
  expected: number | null;
}

/** Cash that came in, or went out, since the last count. */
export interface TillMovement {
  id: number;
  date: string;
  nature: LedgerKind;
  isReverse: boolean;
  /** Cents; negative where it went out. */
  montant: number;
  payeur: string;
  reference: string;
  requestId: number | null;
  /** Whether it is cash that was taken to the bank, which can be taken back. */
  isReversible: boolean;
}

/** A count of the till, with what should have been there; cents, null for the first. */
export interface TillCount {
  id: number;
  createdAt: Date;
  auteur: string;
  motif: string;
  montant: number;
  expected: number | null;
}

const moves = {
  moyen: 'especes',
  nature: { in: [...cashIn, ...cashOut] },
} satisfies Prisma.LedgerEntryWhereInput;

/** What should be in the till: what was counted last, and what the ledger wrote of cash since, whatever its day. */
export async function readTill(db: Db): Promise<Till> {
  const [latest] = await readTillCounts(db, { page: 1, pageSize: 1 });
  if (latest === undefined) return { countId: 0, expected: null };
  const since = await db.ledgerEntry.groupBy({
    by: ['nature'],
    where: { ...moves, id: { gt: latest.id } },
    _sum: { montant: true },
  });
  const moved = since.map(({ nature, _sum }) => cashOf({ nature, montant: toCents(_sum.montant?.toFixed(2) ?? '0') }));
  return { countId: latest.id, expected: latest.montant + moved.reduce((sum, cents) => sum + cents, 0) };
}

/** The latest movements of cash since the last count, the newest first. */
export async function listTillMovements(db: Db, { countId }: Till): Promise<TillMovement[]> {
  const entries = await db.ledgerEntry.findMany({
    where: { ...moves, id: { gt: countId } },
    orderBy: { id: 'desc' },
    take: limits.tillMovements,
    include: { notes: true, reversedBy: { select: { id: true } }, source: { include: { notes: true } } },
  });
  return entries.map(({ id, date, nature, montant, reversesId, reversedBy, reference, requestId, notes, source }) => ({
    id,
    date: toDay(date),
    nature,
    isReverse: reversesId !== null,
    montant: cashOf({ nature, montant: toCents(montant.toFixed(2)) }),
    payeur: notes?.payeur || source?.notes?.payeur || '',
    reference,
    requestId,
    isReversible: nature === 'remise_en_banque' && reversesId === null && reversedBy === null,
  }));
}

/** How many there are. */
export function countTillMovements(db: Db, { countId }: Till): Promise<number> {
  return db.ledgerEntry.count({ where: { ...moves, id: { gt: countId } } });
}

/** A page of counts, the newest first, each with what should have been there. */
export async function readTillCounts(
  db: Db,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<TillCount[]> {
  const out = Prisma.sql`e.nature::text IN (${Prisma.join([...cashOut])})`;
  const rows = await db.$queryRaw<(Omit<TillCount, 'montant' | 'expected'> & { montant: string; expected: string })[]>`
    SELECT c.id, c.created_at AS "createdAt", c.auteur, c.motif, c.montant::text, (
      SELECT b.montant + coalesce((
        SELECT sum(CASE WHEN ${out} THEN -e.montant ELSE e.montant END) FROM ledger_entries e
        WHERE e.id > b.id AND e.id < c.id AND e.moyen = 'especes'
          AND e.nature::text IN (${Prisma.join([...cashIn, ...cashOut])})
      ), 0) FROM ledger_entries b WHERE b.nature = 'comptage_caisse' AND b.id < c.id ORDER BY b.id DESC LIMIT 1
    )::text AS expected
    FROM ledger_entries c WHERE c.nature = 'comptage_caisse'
    ORDER BY c.id DESC LIMIT ${pageSize} OFFSET ${(page - 1) * pageSize}`;
  return rows.map((row) => ({
    ...row,
    montant: toCents(row.montant),
    expected: row.expected === null ? null : toCents(row.expected),
  }));
}

/** How many counts there are. */
export function countTillCounts(db: Db): Promise<number> {
  return db.ledgerEntry.count({ where: { nature: 'comptage_caisse' } });
}

/**
 * Notes what was counted in the till. Returns the id of its entry.
 * @throws DomainError CONFLICT when cash moved since it was shown what should be there; VALIDATION for a difference without
 * a word.
 */
export function recordTillCount(
  db: Db | PrismaClient,
  { montant, attendu, motif }: TillCountInput,
  auteur: string,
): Promise<number> {
  return inTransaction(db, async (tx) => {
    await requireInvoicing(tx);
    await lockLedger(tx);
    const { expected } = await readTill(tx);
    if (expected !== attendu) throw new DomainError('CONFLICT', { message: tillSentences.moved });
    if (expected !== null && expected !== montant && motif === '') {
      throw refused('motif', tillSentences.differenceReason);
    }
    const entry = { nature: 'comptage_caisse', date: todayInParis(), montant, moyen: 'especes', motif } as const;
    return (await appendEntry(tx, entry, { auteur })).id;
  });
}

/**
 * Notes cash that was taken to the bank. Returns the id of its entry.
 * @throws DomainError CONFLICT before the first count; VALIDATION when it is more than should be there.
 */
export function takeCashToBank(
  db: Db | PrismaClient,
  { date, montant, reference }: CashToBankInput,
  auteur: string,
): Promise<number> {
  return inTransaction(db, async (tx) => {
    await requireInvoicing(tx);
    await lockLedger(tx);
    const { expected } = await readTill(tx);
    if (expected === null) throw new DomainError('CONFLICT', { message: tillSentences.countFirst });
    if (montant > expected) throw refused('montant', tillSentences.moreThanThere(Math.max(0, expected)));
    const entry = { nature: 'remise_en_banque', date, montant, moyen: 'especes', reference } as const;
    return (await appendEntry(tx, entry, { auteur })).id;
  });
}

function refused(field: string, message: string): DomainError {
  return new DomainError('VALIDATION', { message, fields: { [field]: message } });
}
