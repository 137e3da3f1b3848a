import { movedPeriodOf } from '@barnum/rules/dates/closed-days';
import { DomainError } from '@barnum/rules/errors';
import { toAmount } from '@barnum/rules/prices/amounts';
import { priceRequest } from '@barnum/rules/prices/price-request';
import { requestChanges } from '@barnum/rules/requests/reservation-requests/request-changes';
import { isPending, isReserving } from '@barnum/rules/requests/reservation-requests/request-states';
import type { AdministratorRequestInput } from '@barnum/rules/requests/reservation-requests-input';
import type { Db, PrismaClient } from '../../platform/db/client.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { listTakenPieces, requireStock } from '../availability/availability.domain.ts';
import { noteLowered } from '../availability/missed-demands.domain.ts';
import { tellVisitor } from '../follow-up/follow-up.domain.ts';
import { itemColumns, storeComponents } from '../reservation-requests/item-components.domain.ts';
import { snapshotItems } from '../reservation-requests/item-snapshots.domain.ts';
import { rentalOf, requireFittingDiscounts } from '../reservation-requests/request-price.domain.ts';
import { readQuoteNames, requestSearchColumns } from '../reservation-requests/request-search.domain.ts';
import {
  lockRequest,
  type RequestChange,
  withDayStrings,
  writeEvent,
} from '../reservation-requests/request-states.domain.ts';
import {
  contentColumns,
  type RequestWithItems,
  readWritingTerms,
  writtenRequest,
} from '../reservation-requests/reservation-requests.domain.ts';

/**
 * Changes the content of a request. Items that it had before keep their snapshot; new ones get today's. Its days are
 * those of `movedPeriodOf`. A request that reserves is checked against the stock again, but for what is out already, which
 * may be prolonged whoever waits for it (`listConflicts` says who). The history holds what changed,
 * before and after; `message` is what the company says to the visitor about it.
 * @throws DomainError NOT_FOUND; CONFLICT when the request changed after `seen`; VALIDATION when an article is unknown;
 * INSUFFICIENT_STOCK.
 */
export function editReservationRequest(
  db: Db | PrismaClient,
  id: number,
  { items, ...content }: AdministratorRequestInput,
  { message = null, ...change }: RequestChange & { message?: string | null },
): Promise<RequestWithItems> {
  return inTransaction(db, async (tx) => {
    const request = await lockRequest(tx, id, change.seen);
    const before = withDayStrings(request);
    const { fermetures, vat } = await readWritingTerms(tx);
    const isDelivered = content.livraisonMontage;
    const snapshots = await snapshotItems(tx, items, {
      visitorsDays: null,
      firstDay: movedPeriodOf(content, before, fermetures).debut,
      isDelivered,
      vat,
      former: request.items,
    });
    const quoteNames = await readQuoteNames(tx, id);
    const takenBefore = await listTakenPieces(tx, id);
    await tx.reservationRequestItem.deleteMany({ where: { requestId: id } });
    const edited = await tx.reservationRequest.update({
      where: { id },
      data: {
        ...contentColumns(content, fermetures, snapshots, { quoteNames, former: before }),
        items: { createMany: { data: itemColumns(snapshots) } },
      },
      ...writtenRequest,
    });
    await storeComponents(tx, edited.items, snapshots);
    const after = withDayStrings(edited);
    requireFittingDiscounts(edited);
    // What is out is a fact: it may be noted as it is, and only what is added is a promise.
    const known = before.statut === 'sortie' ? takenBefore : null;
    if (isReserving(after.statut)) await requireStock(tx, after, { known });
    if (isPending(after.statut) || after.statut === 'confirmee') await noteLowered(tx, after, takenBefore);
    const note = requestChanges(before, after, vat.taux).join('\n');
    if (note !== '') await writeEvent(tx, id, { from: before.statut, to: after.statut, change: { ...change, note } });
    if (message !== null) await tellVisitor(tx, edited, { auteur: change.auteur, texte: message });
    return edited;
  });
}

/** A fee that joins a request: its price exact euros, taxes included, whatever the days. */
export interface AddedFee {
  nom: string;
  prix: string;
}

/**
 * Adds fees to a request, but for those whose names it has already. A discount in percent becomes the amount that it is:
 * it was not agreed for them.
 * @throws DomainError NOT_FOUND
 */
export async function addFees(tx: Db, id: number, fees: readonly AddedFee[], change: RequestChange): Promise<void> {
  await lockRequest(tx, id, change.seen);
  const stored = await tx.reservationRequest.findUniqueOrThrow({ where: { id }, ...writtenRequest });
  const added = fees.filter(({ nom }) => stored.items.every((item) => item.nom !== nom));
  if (added.length === 0) return;
  const { vat } = await readWritingTerms(tx);
  const shared = { nature: 'frais', quantite: 1, unite: 'unitaire', coefficient: 1 } as const;
  const tauxTva = vat.isFranchise ? null : vat.taux;
  const edited = await tx.reservationRequest.update({
    where: { id },
    data: {
      ...(stored.remiseEnPourcent && {
        remise: toAmount(priceRequest(rentalOf(stored)).discount),
        remiseEnPourcent: false,
      }),
      ...requestSearchColumns(stored, [...stored.items, ...added], await readQuoteNames(tx, id)),
      items: { createMany: { data: added.map((fee) => ({ ...shared, ...fee, tauxTva })) } },
    },
    ...writtenRequest,
  });
  const { statut } = stored;
  const note = requestChanges(withDayStrings(stored), withDayStrings(edited), vat.taux).join('\n');
  await writeEvent(tx, id, { from: statut, to: statut, change: { ...change, note } });
}

/**
 * Changes the internal notes of a request.
 * @throws DomainError NOT_FOUND, CONFLICT when the notes differ from `seen`.
 */
export function noteReservationRequest(
  db: Db | PrismaClient,
  id: number,
  notes: string,
  seen?: string | null,
): Promise<RequestWithItems> {
  return inTransaction(db, async (tx) => {
    const request = await lockRequest(tx, id, null);
    // The same notes again are no conflict: the answer may have been lost.
    if (seen != null && ![seen, notes].includes(request.notes)) throw new DomainError('CONFLICT');
    return tx.reservationRequest.update({ where: { id }, data: { notes }, ...writtenRequest });
  });
}
