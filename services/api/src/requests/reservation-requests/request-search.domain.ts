import { dialPhones } from '@barnum/rules/desk/personal-data/personal-data';
import { quoteName, quoteNumber } from '@barnum/rules/prices/quotes';
import type { RequestFilter } from '@barnum/rules/requests/reservation-requests/request-list';
import { foldText } from '@barnum/rules/text/fold';
import { phoneNumbers } from '@barnum/rules/text/telephones';
import type { Db, Prisma, PrismaClient } from '../../platform/db/client.ts';
import { refreshSearchColumns } from '../../platform/db/refresh-search-columns.ts';
import { indexedSearchFilter, searchColumns, searchFilter } from '../../platform/db/search.ts';

/**
 * Requests that contain every word of `search` in name, e-mail, phone, address, items or the number of their quote, and
 * the one whose number `search` is, narrowed by the filter. With `ids` none but these.
 */
export type SoughtRequests = RequestFilter & { search: string; ids: readonly number[] | null };

/** Their condition. Frequent words are found faster without their index. */
export function whereRequests(
  { search, ids, ...filter }: SoughtRequests,
  { byIndex }: { byIndex: boolean } = { byIndex: true },
): Prisma.ReservationRequestWhereInput {
  const number = requestNumber(search);
  const words = (byIndex ? indexedSearchFilter : searchFilter)(dialPhones(search));
  const { statuts, jour, du, au, livraison, nonLus } = filter;
  return {
    ...(number === null ? words : { OR: [{ id: number }, words] }),
    ...(ids !== null && { id: { in: [...ids] } }),
    ...(statuts.length > 0 && { statut: { in: [...statuts] } }),
    ...((du !== null || au !== null) && {
      [jour]: { ...(du !== null && { gte: new Date(du) }), ...(au !== null && { lte: new Date(au) }) },
    }),
    ...(livraison && { livraisonMontage: true }),
    ...(nonLus && { messages: { some: { luLe: null } } }),
  };
}

/** The number of a request that a search is: « 42 », « n° 42 », « demande 42 »; null for any other search. */
export function requestNumber(search: string): number | null {
  const [, number] = /^(?:demande )?(?:(?:n ?[°o]|numero|#) ?)?([1-9]\d{0,8})$/.exec(foldText(search).trim()) ?? [];
  return number === undefined ? null : Number(number);
}

/** The search columns of a request; telephone numbers also normalised. */
export function requestSearchColumns(
  request: Record<'prenom' | 'nom', string> & Record<'email' | 'phone' | 'adresse', string | null>,
  items: readonly { nom: string }[],
  quoteNames: readonly string[] = [],
) {
  const { prenom, nom, email, phone, adresse } = request;
  const numbers = phoneNumbers(phone ?? '');
  return searchColumns([
    prenom,
    nom,
    email,
    phone,
    ...numbers,
    adresse,
    ...items.map((item) => item.nom),
    ...quoteNames,
  ]);
}

/** Writes the search columns anew of requests that an earlier folding wrote; returns how many. */
export function refreshRequestSearch(db: PrismaClient): Promise<number> {
  const select = {
    id: true,
    prenom: true,
    nom: true,
    email: true,
    phone: true,
    adresse: true,
    items: { select: { nom: true }, orderBy: { id: 'asc' } },
    quote: { include: { _count: { select: { versions: true } } } },
  } as const;
  return refreshSearchColumns(db, {
    table: 'reservation_requests',
    read: async (take, where) => {
      const requests = await db.reservationRequest.findMany({ where, select, orderBy: { id: 'asc' }, take });
      return requests.map(({ id, items, quote, ...request }) => ({
        id,
        ...requestSearchColumns(request, items, quote === null ? [] : quoteNamesOf(quote)),
      }));
    },
  });
}

/** The names of the versions of a request's quote; empty before the first one. */
export async function readQuoteNames(db: Db, requestId: number): Promise<string[]> {
  const include = { _count: { select: { versions: true } } };
  const quote = await db.quote.findUnique({ where: { requestId }, include });
  return quote === null ? [] : quoteNamesOf(quote);
}

function quoteNamesOf(quote: Parameters<typeof quoteNumber>[0] & { _count: { versions: number } }): string[] {
  return Array.from({ length: quote._count.versions }, (_, index) => quoteName(quoteNumber(quote), index + 1));
}
