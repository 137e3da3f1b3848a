import { toDay } from '@barnum/rules/dates/days';
import { todayInParis } from '@barnum/rules/dates/paris-time';
import { type DepositBalance, depositBalance, lastDayOfDeposit, stepOf } from '@barnum/rules/money/ledger/deposits';
import type { DepositMeans } from '@barnum/rules/money/ledger/ledger';
import { toCents } from '@barnum/rules/prices/amounts';
import type { Prisma } from '../../platform/db/client.ts';
import { reversal } from './ledger.domain.ts';

const counted = { id: true, nature: true, montant: true, invoiceId: true, reversesId: true } as const;

/** A deposit, its receipt first: what is counted against an invoice, and what was reversed, is among the steps. */
export const wholeDeposit = {
  include: {
    notes: true,
    photo: { select: { id: true } },
    reversedBy: { select: reversal },
    steps: {
      orderBy: { id: 'asc' },
      include: {
        notes: true,
        reversedBy: { select: reversal },
        steps: { select: counted },
        atBank: { where: { nature: 'impaye_du' }, select: { id: true } },
      },
    },
  },
} satisfies Prisma.LedgerEntryFindManyArgs;
export type WholeDeposit = Prisma.LedgerEntryGetPayload<typeof wholeDeposit>;

/** Whether the cheque of a deposit came back after the rest had been given back, so that its client owes it. */
export function isOwed({ steps }: Pick<WholeDeposit, 'steps'>): boolean {
  return steps.some(({ atBank }) => atBank.length > 0);
}

/** Of a deposit what its balance is made of. */
export const balancedDeposit = {
  select: {
    id: true,
    requestId: true,
    nature: true,
    moyen: true,
    montant: true,
    date: true,
    dateCheque: true,
    finEmpreinte: true,
    steps: {
      orderBy: { id: 'asc' },
      select: { nature: true, montant: true, reversesId: true, reversedBy: { select: { id: true } } },
    },
  },
} satisfies Prisma.LedgerEntryFindManyArgs;

type BalancedDeposit = Pick<WholeDeposit, 'nature' | 'moyen' | 'montant' | 'date' | 'dateCheque' | 'finEmpreinte'> & {
  steps: readonly Step[];
};

/** What became of a deposit until `day`: its steps but for those that were reversed. */
export function balanceOf(deposit: BalancedDeposit, day = todayInParis()): DepositBalance {
  const lastDay = lastDayOf(deposit);
  return depositBalance(
    deposit.moyen as DepositMeans,
    [{ ...deposit, reversesId: null, reversedBy: null }, ...deposit.steps]
      .filter(isInForce)
      .map(({ nature, montant }) => ({ etat: stepOf(nature), montant: toCents(montant.toFixed(2)) })),
    { isExpired: lastDay !== null && lastDay < day },
  );
}

/** The last day on which a bank pays it; null for money. */
export function lastDayOf(
  deposit: Pick<WholeDeposit, 'moyen' | 'date' | 'dateCheque' | 'finEmpreinte'>,
): string | null {
  const { moyen, date, dateCheque, finEmpreinte } = deposit;
  return lastDayOfDeposit({
    moyen,
    date: toDay(date),
    dateCheque: dateCheque && toDay(dateCheque),
    finEmpreinte: finEmpreinte && toDay(finEmpreinte),
  });
}

type Step = Pick<WholeDeposit, 'nature' | 'montant' | 'reversesId'> & { reversedBy: object | null };

/** Whether a step counts: it was not reversed, and reverses none. */
export const isInForce = ({ reversesId, reversedBy }: Pick<Step, 'reversesId' | 'reversedBy'>) =>
  reversesId === null && reversedBy === null;
