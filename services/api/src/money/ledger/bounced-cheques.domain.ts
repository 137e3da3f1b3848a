import { toCents } from '@barnum/rules/prices/amounts';
import type { Db } from '../../platform/db/client.ts';
import { freeByRequest } from './balances.domain.ts';
import { inForce } from './ledger.domain.ts';

/**
 * What is owed of cheques that came back, since it was given back of them before, in cents: by request what its money does
 * not cover, by cheque what no request owes, until it is presented again.
 */
export async function readBounced(db: Db): Promise<number[]> {
  const entries = await db.ledgerEntry.findMany({
    where: { nature: { in: ['cheque_impaye', 'impaye_du'] } },
    select: { requestId: true },
    distinct: 'requestId',
  });
  const free = await freeByRequest(
    db,
    entries.flatMap(({ requestId }) => requestId ?? []),
  );
  const ofNone = await db.ledgerEntry.findMany({
    where: { nature: 'impaye_du', requestId: null, cheque: { atBank: { none: { nature: 'paiement', ...inForce } } } },
    select: { montant: true },
  });
  return [
    ...[...free.values()].map((cents) => Math.max(0, -cents)),
    ...ofNone.map(({ montant }) => toCents(montant.toFixed(2))),
  ];
}

/** What of payments of no request, by their ids, covers what had been given back of the cheque that they present again. */
export async function coversOf(db: Db, payments: readonly { id: number; chequeId: number | null }[]) {
  const owed = await db.ledgerEntry.findMany({
    where: {
      nature: 'impaye_du',
      requestId: null,
      chequeId: { in: payments.flatMap(({ chequeId }) => chequeId ?? []) },
    },
    select: { chequeId: true, montant: true },
  });
  const byCheque = new Map(owed.map(({ chequeId, montant }) => [chequeId, toCents(montant.toFixed(2))]));
  return new Map(payments.map(({ id, chequeId }) => [id, byCheque.get(chequeId) ?? 0]));
}
