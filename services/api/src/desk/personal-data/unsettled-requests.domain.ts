import { freeByRequest } from '../../money/ledger/balances.domain.ts';
import { requestsWithHeldDeposits } from '../../money/ledger/deposit-list.domain.ts';
import { readInvoiceBalances } from '../../money/ledger/invoice-balances.domain.ts';
import { type Db, Prisma } from '../../platform/db/client.ts';

/**
 * Those of these requests of which a deposit is held, an invoice is not paid, or paid twice, or money came in that is
 * counted against no invoice: who is to be asked for it, or given it back, must be known until then.
 */
export async function unsettledRequests(db: Db, ids: readonly number[]): Promise<number[]> {
  const invoices = await readInvoiceBalances(db, Prisma.sql`i.request_id = ANY (${[...ids]}) AND i.numero IS NOT NULL`);
  const open = new Set([
    ...(await requestsWithHeldDeposits(db, ids)),
    ...invoices.flatMap(({ requestId, reste }) => (requestId === null || reste === 0 ? [] : [requestId])),
    ...[...(await freeByRequest(db, ids))].flatMap(([id, free]) => (free === 0 ? [] : [id])),
  ]);
  return ids.filter((id) => open.has(id));
}
