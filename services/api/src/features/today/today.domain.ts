import { addDays } from '@barnum/rules/dates/days';
import { todayInParis } from '@barnum/rules/dates/paris-time';
import { limits } from '@barnum/rules/limits';
import { pendingStates } from '@barnum/rules/reservation-requests/request-states';
import { temporaryKinds } from '@barnum/rules/stock-movements/stock-movements';
import { type Db, Prisma } from '../../db/client.ts';
import { readRentalTerms } from '../availability/availability.domain.ts';

/** Requests that wait for the company. */
export interface WaitingRequests {
  where: Prisma.ReservationRequestWhereInput;
  orderBy: Prisma.ReservationRequestOrderByWithRelationInput[];
}

/** What waits for the company on a day. */
export type Workday = ReturnType<typeof workdayOf>;

/** An article of which more is reserved than there is, and the first day of that. */
export interface StockConflict {
  articleId: number;
  nom: string;
  stock: number;
  reserve: number;
  day: Date;
}

export function workdayOf(today: string = todayInParis()) {
  const tomorrow = new Date(addDays(today, 1));
  const quotedBefore = new Date(Date.now() - limits.quoteAnswerDays * dayLength);
  return {
    today,
    /** What leaves until tomorrow, and what should have left. */
    departures: waiting({ statut: 'confirmee', debut: { lte: tomorrow } }, { debut: 'asc' }),
    /** What comes back until tomorrow, and what should be back. */
    returns: waiting({ statut: 'sortie', fin: { lte: tomorrow } }, { fin: 'asc' }),
    arrivals: waiting({ statut: 'nouvelle' }, { createdAt: 'asc' }),
    /** Wishes to cancel; what else their visitors wrote is answered with them. */
    cancellations: waiting({ annulationDemandeLe: { not: null } }, { annulationDemandeLe: 'asc' }),
    unread: waiting({ messages: { some: { luLe: null } }, annulationDemandeLe: null }, { createdAt: 'asc' }),
    /** Quotes that wait for their answer for long. */
    quoted: waiting(
      {
        statut: { in: [...pendingStates] },
        quoteVersions: { some: {}, every: { createdAt: { lt: quotedBefore } } },
      },
      { date: 'asc' },
    ),
  };
}

/** The first of the requests that wait. */
export function listWaitingRequests<Q extends Pick<Prisma.ReservationRequestFindManyArgs, 'include' | 'select'>>(
  db: Db,
  { where, orderBy }: WaitingRequests,
  query?: Q,
) {
  return db.reservationRequest.findMany({ ...query, where, orderBy, take: limits.waitingRequests }) as Promise<
    Prisma.ReservationRequestGetPayload<Q>[]
  >;
}

export function countWaitingRequests(db: Db, { where }: WaitingRequests): Promise<number> {
  return db.reservationRequest.count({ where });
}

/** Articles of which more is reserved than there is within the next weeks. */
export async function listStockConflicts(db: Db, { today }: Workday): Promise<StockConflict[]> {
  const { joursRemiseEnEtat } = await readRentalTerms(db);
  // What is out and late is out until today.
  return db.$queryRaw`
    WITH bookings AS (
      SELECT CASE WHEN c.id IS NULL THEN i.article_id ELSE c.article_id END AS article_id,
        i.quantite * coalesce(c.quantite, 1) AS quantite, greatest(r.debut, ${today}::date) AS debut,
        CASE WHEN r.statut = 'sortie' THEN greatest(r.fin, ${today}::date) ELSE r.fin END + ${joursRemiseEnEtat}::int AS fin
      FROM reservation_requests r JOIN reservation_request_items i ON i.request_id = r.id
      LEFT JOIN request_item_components c ON c.item_id = i.id
      WHERE r.debut <= ${today}::date + ${limits.conflictDays}::int
        AND (r.statut = 'sortie' OR r.statut = 'confirmee' AND r.fin >= ${today}::date - ${joursRemiseEnEtat}::int)
    ), temporary AS (
      SELECT article_id, debut, fin, quantite FROM stock_movements
      WHERE kind IN (${Prisma.join([...temporaryKinds])}) AND (fin IS NULL OR fin >= ${today}::date)
    ), changes AS (
      SELECT article_id, debut AS day, quantite, 0 AS stock FROM bookings WHERE article_id IS NOT NULL
      UNION ALL SELECT article_id, fin + 1, -quantite, 0 FROM bookings WHERE article_id IS NOT NULL
      UNION ALL SELECT article_id, greatest(debut, ${today}::date), 0, quantite FROM temporary
      UNION ALL SELECT article_id, fin + 1, 0, -quantite FROM temporary WHERE fin IS NOT NULL
    ), days AS (
      SELECT article_id, day, sum(sum(quantite)::int) OVER so_far AS reserve, sum(sum(stock)::int) OVER so_far AS change
      FROM changes GROUP BY article_id, day WINDOW so_far AS (PARTITION BY article_id ORDER BY day)
    )
    SELECT DISTINCT ON (a.id) a.id AS "articleId", a.nom, (a.quantite + d.change)::int AS stock,
      d.reserve::int AS reserve, d.day
    FROM days d JOIN articles a ON a.id = d.article_id
    WHERE d.reserve > a.quantite + d.change AND d.day <= ${today}::date + ${limits.conflictDays}::int
    ORDER BY a.id, d.day`;
}

const dayLength = 24 * 60 * 60 * 1_000;

function waiting(
  where: Prisma.ReservationRequestWhereInput,
  first: Prisma.ReservationRequestOrderByWithRelationInput,
): WaitingRequests {
  return { where, orderBy: [first, { id: 'asc' }] };
}
