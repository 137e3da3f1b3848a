import { todayInParis } from '@barnum/rules/dates/paris-time';
import { toCents } from '@barnum/rules/prices/amounts';
import { type Db, Prisma } from '../../platform/db/client.ts';
import { readInvoiceBalances } from './invoice-balances.domain.ts';
import { appendEntry, inForce, lockLedger, reverseOf } from './ledger.domain.ts';

/** What is to be paid of an invoice, in cents; negative where more came in. */
export async function leftOf(db: Db, invoiceId: number): Promise<number> {
  const [invoice] = await readInvoiceBalances(db, Prisma.sql`i.id = ${invoiceId}`);
  return invoice?.reste ?? 0;
}

/** What of an invoice was paid by payments for its own request, the latest first: a later invoice can have it. */
export function ownAllocations(db: Db, { invoiceId, requestId }: { invoiceId: number; requestId: number }) {
  const source = { nature: 'paiement', requestId } as const;
  return db.ledgerEntry.findMany({
    where: { nature: 'affectation', invoiceId, requestId, source, ...inForce },
    orderBy: { id: 'desc' },
  });
}

/**
 * Frees what was paid of an invoice beyond what is left of it, at most `upTo` cents, so that the next invoice of its request
 * counts it: what was counted is reversed, and what stays of it counted anew. Returns how much.
 */
export async function freeOverpaid(
  tx: Db,
  { invoiceId, requestId, upTo, motif }: { invoiceId: number; requestId: number; upTo: number; motif: string },
  auteur: string,
): Promise<number> {
  await lockLedger(tx);
  const date = todayInParis();
  const most = Math.max(0, Math.min(upTo, -(await leftOf(tx, invoiceId))));
  let left = most;
  for (const entry of await ownAllocations(tx, { invoiceId, requestId })) {
    if (left === 0) break;
    const counted = toCents(entry.montant.toFixed(2));
    const freed = Math.min(counted, left);
    left -= freed;
    await appendEntry(tx, reverseOf(entry, { date, motif }), { auteur });
    if (freed === counted) continue;
    const { moyen, sourceId } = entry;
    const rest = {
      nature: 'affectation',
      date,
      montant: counted - freed,
      moyen,
      requestId,
      invoiceId,
      sourceId,
    } as const;
    await appendEntry(tx, rest, { auteur });
  }
  return most - left;
}
