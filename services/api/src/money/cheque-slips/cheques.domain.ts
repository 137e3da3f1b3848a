import { dayColumn, toDay } from '@barnum/rules/dates/days';
import { todayInParis } from '@barnum/rules/dates/paris-time';
import { limits } from '@barnum/rules/limits';
import { lastDayOfCheque, oldestPaidCheque, type RetainedLine } from '@barnum/rules/money/ledger/deposits';
import { toCents } from '@barnum/rules/prices/amounts';
import type { Db, Prisma } from '../../platform/db/client.ts';
import { inForce, type Reversal, reversal } from '../ledger/ledger.domain.ts';

/** A cheque that came in: of a payment, or of a deposit that was cashed. Amounts in cents. */
export interface Cheque {
  /** The entry that received it. */
  id: number;
  isDeposit: boolean;
  /** The day on which it came in, or on which its deposit was cashed. */
  date: string;
  /** The last day on which a bank pays it. */
  lastDay: string;
  montant: number;
  reference: string;
  banque: string;
  payeur: string;
  requestId: number | null;
  /** What says that it came back; null otherwise. */
  returned: { date: string; motif: string; frais: number } | null;
  /** What had been given back of it, and is owed since it came back. */
  owed: number;
  /** The day on which it was taken to be presented again; null unless it came back, and was. */
  presentedOn: string | null;
  /** What says that it was entered by mistake; null otherwise. */
  reversal: Reversal | null;
}

/** Some cheques, in number and cents. */
interface Sum {
  count: number;
  total: number;
}

/** Cheques that wait to be taken to the bank: the oldest, as many as a slip takes. Those that no bank pays any more are only counted. */
export interface WaitingCheques extends Sum {
  cheques: Cheque[];
  expired: Sum;
}

const wholeCheque = {
  notes: true,
  source: { include: { notes: true } },
  reversedBy: { select: reversal },
  atBank: {
    where: { OR: [{ nature: { in: ['cheque_impaye', 'impaye_du'] } }, { nature: 'paiement', ...inForce }] },
    select: { nature: true, date: true, motif: true, lignes: true, montant: true },
  },
  steps: { where: { nature: 'remboursement', ...inForce }, select: { nature: true, montant: true } },
} satisfies Prisma.LedgerEntryInclude;
type WholeCheque = Prisma.LedgerEntryGetPayload<{ include: typeof wholeCheque }>;

/** What an entry is that received a cheque. */
export const isCheque = {
  nature: { in: ['paiement', 'caution_encaissee'] },
  moyen: 'cheque',
  reversesId: null,
} satisfies Prisma.LedgerEntryWhereInput;

/** The cheques that are neither at the bank nor on a slip, the oldest first. */
export async function listWaitingCheques(db: Db, today = todayInParis()): Promise<WaitingCheques> {
  const oldest = dayColumn(oldestPaidCheque(today));
  const [isPaid, isExpired] = [dated({ gte: oldest }), dated({ lt: oldest })];
  const waiting = { ...isWaiting, slipLine: null };
  return {
    cheques: await readCheques(db, { AND: [waiting, isPaid] }, limits.slipCheques),
    ...(await sumOf(db, { AND: [waiting, isPaid] })),
    expired: await sumOf(db, { AND: [waiting, isExpired] }),
  };
}

/** Cheques whose own date, or else the day on which they came in, is one of these. */
function dated(date: Prisma.DateTimeFilter): Prisma.LedgerEntryWhereInput {
  const received = { OR: [{ dateCheque: date }, { dateCheque: null, date }] };
  return {
    OR: [
      { nature: 'paiement', ...received },
      { nature: 'caution_encaissee', source: received },
    ],
  };
}

async function sumOf(db: Db, where: Prisma.LedgerEntryWhereInput): Promise<Sum> {
  const { _count, _sum } = await db.ledgerEntry.aggregate({ where, _count: true, _sum: { montant: true } });
  return { count: _count, total: toCents(_sum.montant?.toFixed(2) ?? '0') };
}

/** What counts and never went to the bank. */
export const isWaiting = {
  ...isCheque,
  ...inForce,
  atBank: { none: { nature: 'remise_en_banque', reversesId: null } },
} satisfies Prisma.LedgerEntryWhereInput;

/** Cheques as they were noted when they came in, the oldest first; the first `most`, where that is said. */
export async function readCheques(db: Db, where: Prisma.LedgerEntryWhereInput, most?: number): Promise<Cheque[]> {
  const entries = await db.ledgerEntry.findMany({
    where,
    orderBy: [{ date: 'asc' }, { id: 'asc' }],
    include: wholeCheque,
    ...(most !== undefined && { take: most }),
  });
  return entries.map(chequeOf);
}

/** A deposit says number, bank and giver where it was received, not where it was cashed. */
function chequeOf(entry: WholeCheque): Cheque {
  const { id, nature, date, montant, requestId, reversedBy, source } = entry;
  const isDeposit = nature === 'caution_encaissee';
  const received = (isDeposit && source) || entry;
  const returned = entry.atBank.find((act) => act.nature === 'cheque_impaye') ?? null;
  const again = entry.atBank.find((act) => act.nature === 'paiement');
  return {
    id,
    isDeposit,
    date: toDay(date),
    lastDay: lastDayOfCheque(toDay(received.dateCheque ?? received.date)),
    montant: toCents(montant.toFixed(2)),
    reference: received.reference,
    banque: received.banque,
    payeur: received.notes?.payeur ?? '',
    requestId,
    owed: returned === null ? 0 : owedOf(entry),
    returned: returned && { date: toDay(returned.date), motif: returned.motif, frais: feeOf(returned.lignes) },
    presentedOn: again ? toDay(again.date) : null,
    reversal: returned === null ? reversedBy : null,
  };
}

/** Of a payment of a request its refunds say it, of others an entry of its own. */
function owedOf({ requestId, steps, atBank }: WholeCheque): number {
  const entries = [...(requestId === null ? [] : steps), ...atBank.filter(({ nature }) => nature === 'impaye_du')];
  return entries.reduce((sum, { montant }) => sum + Math.abs(toCents(montant.toFixed(2))), 0);
}

function feeOf(lines: Prisma.JsonValue): number {
  return ((lines as unknown as RetainedLine[] | null) ?? []).reduce((sum, { montant }) => sum + toCents(montant), 0);
}
