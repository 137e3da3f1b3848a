import { toDay } from '@barnum/rules/dates/days';
import { todayInParis } from '@barnum/rules/dates/paris-time';
import type { requestLineColumns } from '@barnum/rules/desk/spreadsheets/request-columns';
import { linesOf, type RowOf } from '@barnum/rules/platform/table-columns';
import { toAmount } from '@barnum/rules/prices/amounts';
import { priceRequest } from '@barnum/rules/prices/price-request';
import { quoteName, quoteNumber } from '@barnum/rules/prices/quotes';
import { readRequestFilter } from '@barnum/rules/requests/reservation-requests/request-list';
import { requestStateLabels } from '@barnum/rules/requests/reservation-requests/request-states';
import { idsToInvoice } from '../../money/to-invoice/to-invoice.domain.ts';
import { requireAccess, type Viewer } from '../../platform/access.ts';
import type { Db, Prisma } from '../../platform/db/client.ts';
import { type Rows, rowsInBatches } from '../../platform/sheets/in-batches.ts';
import { listRequestIds } from '../../requests/reservation-requests/request-list.domain.ts';
import { pricedRequest, rentalOf } from '../../requests/reservation-requests/request-price.domain.ts';
import { type Narrowed, searchOf } from './narrowed.ts';

const wholeRequest = {
  select: {
    ...pricedRequest,
    items: { ...pricedRequest.items, select: { ...pricedRequest.items.select, nom: true, articleId: true } },
    id: true,
    createdAt: true,
    statut: true,
    prenom: true,
    nom: true,
    phone: true,
    email: true,
    customerId: true,
    date: true,
    adresse: true,
    quote: { select: { annee: true, rang: true } },
    quoteVersions: { orderBy: { id: 'asc' }, select: { version: true } },
  },
} satisfies Prisma.ReservationRequestFindManyArgs;
type WholeRequest = Prisma.ReservationRequestGetPayload<typeof wholeRequest>;

type RequestLineRow = RowOf<typeof requestLineColumns>;

/**
 * The lines of the requests of a list, the newest request first.
 * @throws DomainError FORBIDDEN where what is to be billed is asked for by who sees no money.
 */
export async function readRequestLineRows(
  db: Db,
  read: Narrowed,
  viewer: Viewer | null,
): Promise<Rows<RequestLineRow>> {
  const filter = readRequestFilter(read, todayInParis());
  if (filter.aFacturer) requireAccess(viewer, 'money');
  const ids = await listRequestIds(db, {
    ...filter,
    search: searchOf(read),
    ids: filter.aFacturer ? await idsToInvoice(db, null) : null,
  });
  return rowsInBatches(
    ids,
    (id) => db.reservationRequest.findMany({ ...wholeRequest, where: { id: { in: id } } }),
    requestRows,
  );
}

function requestRows(request: WholeRequest): RequestLineRow[] {
  const { items, total, deposits } = priceRequest(rentalOf(request));
  return request.items.map((line, index) => ({
    id: request.id,
    createdAt: todayInParis(request.createdAt),
    statut: requestStateLabels[request.statut],
    prenom: request.prenom,
    nom: request.nom,
    phone: request.phone,
    email: request.email,
    customerId: request.customerId,
    date: toDay(request.date),
    debut: toDay(request.debut),
    fin: toDay(request.fin),
    livraisonMontage: request.livraisonMontage,
    adresse: request.adresse,
    quotes: quotesOf(request),
    article: line.nom,
    articleId: line.articleId,
    quantite: line.quantite,
    prix: line.prix?.toFixed(2) ?? null,
    montant: line.prix === null ? null : toAmount((items[index]?.amount ?? 0) + (items[index]?.assembly ?? 0)),
    total: index === 0 ? toAmount(total) : null,
    caution: index === 0 ? toAmount(deposits) : null,
  }));
}

function quotesOf({ quote, quoteVersions }: WholeRequest): string {
  if (quote === null) return '';
  return linesOf(quoteVersions.map(({ version }) => quoteName(quoteNumber(quote), version)));
}
