import { temporaryKinds } from '@barnum/rules/catalogue/stock-movements/stock-movements';
import { addDays, dayColumn } from '@barnum/rules/dates/days';
import { todayInParis } from '@barnum/rules/dates/paris-time';
import type { Period } from '@barnum/rules/dates/period';
import { addQuantities } from '@barnum/rules/prices/line-quantity';
import { loadedKinds, type Piece } from '@barnum/rules/requests/preparation/preparation';
import { plannedStates } from '@barnum/rules/requests/reservation-requests/request-states';
import { catalogueOrder } from '../../catalogue/articles/article-lists.domain.ts';
import { returnedLines } from '../../catalogue/stock/returned-lines.domain.ts';
import type { Db, Prisma } from '../../platform/db/client.ts';
import { readRentalTerms } from '../../site/company-info/rental-terms.domain.ts';

type RequestQuery = Pick<Prisma.ReservationRequestFindManyArgs, 'include' | 'select'>;
type ArticleQuery = Pick<Prisma.ArticleFindManyArgs, 'include' | 'select'>;

/** A period, and the days of cleaning after a return; `sameDay` of the rules for less than none. */
export interface PlannedDays extends Period {
  joursRemiseEnEtat: number;
}

/** With the requests of these days and what they take: thousands of lines in a month, read once for all that is asked. */
export interface Planning extends PlannedDays {
  requests: Prisma.ReservationRequestGetPayload<typeof bookedFacts>[];
  pieces: { requestId: number; items: BookedPiece[] }[];
}

/** Pieces of a request; `revenuLe` is the day on which they came back while the rest is still out. */
type BookedPiece = Piece & { revenuLe: Date | null };

const bookedFacts = {
  select: { id: true, nom: true, prenom: true, debut: true, fin: true, statut: true },
} satisfies RequestQuery;

export async function readPlanning(db: Db, period: Period): Promise<Planning> {
  const { joursRemiseEnEtat } = await readRentalTerms(db);
  const days = { ...period, joursRemiseEnEtat };
  const requests = await listPlannedRequests(db, days, bookedFacts);
  return { ...days, requests, pieces: await withReturns(db, requests, await listPieces(db, requests)) };
}

/** The pieces of requests, of which those that came back before the rest stand apart. */
async function withReturns(
  db: Db,
  requests: Planning['requests'],
  pieces: readonly { requestId: number; items: Piece[] }[],
): Promise<Planning['pieces']> {
  const out = requests.filter(({ statut }) => statut === 'sortie').map(({ id }) => id);
  if (out.length === 0) return pieces.map(({ requestId, items }) => ({ requestId, items: items.map(whole) }));
  const returned = await db.$queryRaw<Returned[]>`
    SELECT request_id AS "requestId", nom, revenu_le::text AS "revenuLe", quantite
    FROM ${returnedLines} back WHERE request_id = ANY(${out}) ORDER BY handover_id, nom`;
  return pieces.map(({ requestId, items }) => {
    const back = returned.filter((one) => one.requestId === requestId).map((one) => ({ ...one }));
    return { requestId, items: items.flatMap((item) => splitByReturn(item, back)) };
  });
}

function whole(item: Piece): BookedPiece {
  return { ...item, revenuLe: null };
}

interface Returned {
  requestId: number;
  nom: string;
  revenuLe: string;
  quantite: number;
}

/** Takes what came back of an item out of `returned`, and names it apart from what is still out. */
function splitByReturn(item: Piece, returned: Returned[]): BookedPiece[] {
  const parts: BookedPiece[] = [];
  let left = item.quantite;
  for (const one of returned.filter(({ nom }) => nom === item.nom)) {
    const quantite = Math.min(left, one.quantite);
    if (quantite <= 0) continue;
    parts.push({ ...item, quantite, revenuLe: dayColumn(one.revenuLe) });
    one.quantite = addQuantities([one.quantite, -quantite]);
    left = addQuantities([left, -quantite]);
  }
  return left > 0 ? [whole({ ...item, quantite: left }), ...parts] : parts;
}

/**
 * What these requests take off the shelf, line by line: a pack stands for what it holds, as in `piecesOf`. A row for each
 * request, its lines as JSON: thousands of rows take their reader several times longer.
 */
function listPieces(db: Db, requests: Planning['requests']): Promise<{ requestId: number; items: Piece[] }[]> {
  return db.$queryRaw`
    SELECT i.request_id AS "requestId", json_agg(json_build_object(
      'articleId', CASE WHEN c.id IS NULL THEN i.article_id ELSE c.article_id END,
      'nom', coalesce(c.nom, i.nom),
      'quantite', i.quantite * coalesce(c.quantite, 1),
      'pack', CASE WHEN c.id IS NULL THEN NULL ELSE i.nom END
    ) ORDER BY i.id, c.id) AS items
    FROM reservation_request_items i LEFT JOIN request_item_components c ON c.item_id = i.id
    WHERE i.request_id = ANY(${requests.map(({ id }) => id)}) AND i.nature::text = ANY(${[...loadedKinds]})
    GROUP BY i.request_id`;
}

/** The requests in a planned state that overlap the planning, cleaning included, in the order of departure. */
export function listPlannedRequests<Q extends RequestQuery>(db: Db, days: PlannedDays, query?: Q) {
  return db.reservationRequest.findMany({
    ...query,
    where: planned(days),
    orderBy: [{ debut: 'asc' }, { id: 'asc' }],
  }) as Promise<Prisma.ReservationRequestGetPayload<Q>[]>;
}

/** What a request takes, as the planning shows it. */
export type Booking = ReturnType<typeof bookingsOf>[number];

/** What each of those requests takes of the depot. */
export function bookingsOf({ requests, pieces }: Planning) {
  const items = new Map(pieces.map((piece) => [piece.requestId, piece.items]));
  return requests.map((request) => ({ ...request, items: items.get(request.id) ?? [] }));
}

/** What changes the stock of articles on those days. */
export function listStockChanges(db: Db, { debut, fin }: Planning) {
  return db.stockMovement.findMany({
    where: {
      kind: { in: [...temporaryKinds] },
      debut: { lte: dayColumn(fin) },
      OR: [{ fin: null }, { fin: { gte: dayColumn(debut) } }],
    },
    select: { articleId: true, debut: true, fin: true, quantite: true },
    orderBy: { id: 'asc' },
  });
}

/** The articles of those requests, in the catalogue's order. */
export function listPlannedArticles<Q extends ArticleQuery>(db: Db, { pieces }: Planning, query?: Q) {
  const ids = new Set(pieces.flatMap(({ items }) => items.flatMap(({ articleId }) => articleId ?? [])));
  return db.article.findMany({
    ...query,
    where: { id: { in: [...ids] } },
    orderBy: [...catalogueOrder],
  }) as Promise<Prisma.ArticleGetPayload<Q>[]>;
}

/** The condition of the requests of a planning. */
function planned({ debut, fin, joursRemiseEnEtat }: PlannedDays): Prisma.ReservationRequestWhereInput {
  const from = addDays(debut, -Math.max(0, joursRemiseEnEtat));
  // As a query: requests whose `occupiedUntil`, in the rules, is `from` or later.
  const isOut = todayInParis() >= from ? [{ statut: 'sortie' as const }] : [];
  return {
    statut: { in: [...plannedStates] },
    debut: { lte: new Date(fin) },
    OR: [{ fin: { gte: new Date(from) } }, ...isOut],
  };
}
