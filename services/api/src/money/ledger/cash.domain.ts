import { DomainError } from '@barnum/rules/errors';
import { cashBackRefusal, cashLimit, cashRefusal, paymentSentences } from '@barnum/rules/money/ledger/payments';
import { toCents } from '@barnum/rules/prices/amounts';
import type { Db, Prisma } from '../../platform/db/client.ts';
import { receivedForRequest } from './balances.domain.ts';

/** A debt: of a request with all its invoices, or of an invoice without one. */
export interface Debt {
  requestId: number | null;
  invoiceId: number | null;
}

/** Cents of cash that would come in for a debt, and the field that says so. */
export interface CashPart extends Debt {
  montant: number;
  field: string;
}

/** @throws DomainError VALIDATION at the field where more cash would come in for one debt than the law allows. */
export async function requireLittleCash(tx: Db, parts: readonly CashPart[]): Promise<void> {
  for (const { montant, field, ...debt } of parts) {
    const refusal = cashRefusal(await cashFor(tx, debt), montant);
    if (refusal !== null) throw refused(field, refusal);
  }
}

/**
 * Of `montant` cents that are given back in cash: `of` says which refunds were made for the same debt.
 * @throws DomainError VALIDATION at `field` where it would be more than the law allows.
 */
export async function requireLittleCashBack(
  tx: Db,
  montant: number,
  { of, field }: { of: Prisma.LedgerEntryWhereInput; field: string },
): Promise<void> {
  const refusal = cashBackRefusal(-(await cashOf(tx, { ...of, nature: 'remboursement' })), montant);
  if (refusal !== null) throw refused(field, refusal);
}

/**
 * Of `montant` cents of a deposit in cash that are kept for a loss, which no invoice bills: that is a debt of the request
 * by itself.
 * @throws DomainError VALIDATION at `field` where it would be more than the law allows.
 */
export async function requireLittleCashKept(
  tx: Db,
  montant: number,
  { requestId, sourceId, field }: { requestId: number | null; sourceId: number; field: string },
): Promise<void> {
  const of = requestId === null ? { sourceId } : { requestId };
  const earlier = await cashOf(tx, { ...of, nature: 'caution_retenue', usage: 'perte_ou_vol' });
  const refusal = cashRefusal(earlier, montant);
  if (refusal !== null) throw refused(field, refusal);
}

/**
 * Of `montant` cents of a deposit that came in otherwise and goes back in cash: all deposits of a request are given back for
 * one debt.
 * @throws DomainError VALIDATION at `field` where it would be more than the law allows.
 */
export async function requireLittleCashReturned(
  tx: Db,
  montant: number,
  { requestId, sourceId, field }: { requestId: number | null; sourceId: number; field: string },
): Promise<void> {
  const of = requestId === null ? { sourceId } : { requestId };
  const earlier = await cashOf(tx, { ...of, nature: 'caution_rendue', source: { moyen: { not: 'especes' } } });
  const refusal = cashBackRefusal(earlier, montant);
  if (refusal !== null) throw refused(field, refusal);
}

/**
 * Does what takes entries back, after which no more cash may have come in for these debts than the law allows, unless it
 * had before.
 * @throws DomainError CONFLICT, with the way out.
 */
export async function keepCashWithin(tx: Db, debts: readonly Debt[], work: () => Promise<void>): Promise<void> {
  const before = new Map<Debt, number>();
  for (const debt of debts) before.set(debt, await cashFor(tx, debt));
  await work();
  for (const [debt, earlier] of before) {
    const after = await cashFor(tx, debt);
    if (after > Math.max(cashLimit, earlier)) {
      throw new DomainError('CONFLICT', { message: paymentSentences.cashAgain(after) });
    }
  }
}

/** Cash that came in for a debt, in cents: by payments, and by deposits of which something was kept for it. */
async function cashFor(tx: Db, { requestId, invoiceId }: Debt): Promise<number> {
  if (requestId === null) return cashOf(tx, { invoiceId, nature: { in: ['affectation', 'remboursement'] } });
  return receivedForRequest(tx, requestId, 'especes');
}

async function cashOf(tx: Db, where: Prisma.LedgerEntryWhereInput): Promise<number> {
  const { _sum } = await tx.ledgerEntry.aggregate({ where: { ...where, moyen: 'especes' }, _sum: { montant: true } });
  return toCents(_sum.montant?.toFixed(2) ?? '0');
}

function refused(field: string, message: string): DomainError {
  return new DomainError('VALIDATION', { message, fields: { [field]: message } });
}
