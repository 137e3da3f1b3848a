import { temporaryKinds } from '@barnum/rules/catalogue/stock-movements/stock-movements';
import { addDays } from '@barnum/rules/dates/days';
import { todayInParis } from '@barnum/rules/dates/paris-time';
import { limits } from '@barnum/rules/limits';
import { quoteNotes } from '@barnum/rules/prices/quotes';
import { pendingStates } from '@barnum/rules/requests/reservation-requests/request-states';
import { type Db, Prisma } from '../../platform/db/client.ts';
import { readQuoteReminder } from '../../requests/quote-reminders/quote-reminders.domain.ts';
import { readRentalTerms } from '../../site/company-info/rental-terms.domain.ts';

/** Requests that wait for the company: how many, and the ids of the most urgent. */
export interface WaitingRequests {
  totalCount: number;
  ids: number[];
}

/** What waits for the company on a day. */
export type Workday = Awaited<ReturnType<typeof readWorkday>>;

/** An article of which more is reserved than there is, and the first day of that. */
export interface StockConflict {
  articleId: number;
  nom: string;
  stock: number;
  reserve: number;
  day: Date;
}

/** All that waits, in one statement: the lists of a workday differ in nothing but their condition and order. */
export async function readWorkday(db: Db, today: string = todayInParis()) {
  const tomorrow = addDays(today, 1);
  const { days } = await readQuoteReminder(db);
  const quotedBefore = new Date(Date.now() - (days || limits.quoteAnswerDays) * dayLength);
  const found = await db.$queryRaw<{ list: string; totalCount: number; ids: number[] }[]>`
    WITH accepted AS (
      SELECT r.id, a.created_at AS since FROM acceptances a JOIN reservation_requests r ON r.id = a.request_id
      WHERE r.statut = 'a_confirmer'
        AND EXISTS (SELECT FROM request_events e
          WHERE e.request_id = r.id AND e.note = replace(${quoteNotes.a_revoir('%')}::text, '%', a.devis))
        AND NOT EXISTS (SELECT FROM acceptance_withdrawals w WHERE w.acceptance_id = a.id)
        AND a.quote_version_id = (SELECT max(q.id) FROM quote_versions q WHERE q.request_id = r.id)
    ), waiting AS (
      SELECT 'departures' AS list, id, debut::timestamp AS since FROM reservation_requests
      WHERE statut = 'confirmee' AND debut <= ${tomorrow}::date
      UNION ALL SELECT 'returns', id, fin FROM reservation_requests
      WHERE statut = 'sortie' AND fin <= ${tomorrow}::date
      UNION ALL SELECT 'arrivals', id, created_at FROM reservation_requests WHERE statut = 'nouvelle'
      UNION ALL SELECT 'cancellations', id, annulation_demande_le FROM reservation_requests
      WHERE annulation_demande_le IS NOT NULL
      UNION ALL SELECT 'unread', r.id, r.created_at FROM reservation_requests r
      WHERE r.annulation_demande_le IS NULL
        AND r.id IN (SELECT m.request_id FROM request_messages m WHERE m.lu_le IS NULL)
      UNION ALL SELECT 'quoted', r.id, r.date FROM reservation_requests r
      JOIN quote_versions q ON q.request_id = r.id
      WHERE r.statut::text IN (${Prisma.join([...pendingStates])})
        AND NOT EXISTS (SELECT FROM accepted a WHERE a.id = r.id)
      GROUP BY r.id HAVING max(q.created_at) < ${quotedBefore}
      UNION ALL SELECT 'accepted', id, since FROM accepted
    ), placed AS (
      SELECT list, id, count(*) OVER (PARTITION BY list) AS total,
        row_number() OVER (PARTITION BY list ORDER BY since, id) AS place
      FROM waiting
    )
    SELECT list, total::int AS "totalCount", array_agg(id ORDER BY place) AS ids
    FROM placed
    WHERE place <= CASE WHEN list IN ('departures', 'returns') THEN ${limits.workdayMovements}::int
      ELSE ${limits.waitingRequests}::int END
    GROUP BY list, total`;
  const listOf = (name: string): WaitingRequests =>
    found.find(({ list }) => list === name) ?? { totalCount: 0, ids: [] };
  return {
    today,
    /** What leaves until tomorrow, and what should have left. */
    departures: listOf('departures'),
    /** What comes back until tomorrow, and what should be back. */
    returns: listOf('returns'),
    arrivals: listOf('arrivals'),
    /** Wishes to cancel; what else their visitors wrote is answered with them. */
    cancellations: listOf('cancellations'),
    unread: listOf('unread'),
    /** Quotes that were accepted online while stock lacked, and are not confirmed: it is to be looked at. */
    accepted: listOf('accepted'),
    /** Quotes that wait for their answer for long. */
    quoted: listOf('quoted'),
  };
}

/** The first of the requests that wait, in their order. */
export async function listWaitingRequests<Q extends Pick<Prisma.ReservationRequestFindManyArgs, 'include' | 'select'>>(
  db: Db,
  { ids }: WaitingRequests,
  query?: Q,
) {
  const found = await Promise.all(ids.map((id) => db.reservationRequest.findUnique({ ...query, where: { id } })));
  return found.filter((request) => request !== null) as Prisma.ReservationRequestGetPayload<Q>[];
}

/** Articles of which more is reserved than there is within the next weeks. */
export async function listStockConflicts(db: Db, { today }: Workday): Promise<StockConflict[]> {
  const { joursRemiseEnEtat } = await readRentalTerms(db);
  const cleaned = Math.max(0, joursRemiseEnEtat);
  // As `bookedUntil` and `takenUntil` of the rules: what is out and late is out until today.
  return db.$queryRaw`
    WITH bookings AS (
      SELECT CASE WHEN c.id IS NULL THEN i.article_id ELSE c.article_id END AS article_id,
        i.quantite * coalesce(c.quantite, 1) AS quantite, greatest(r.debut, ${today}::date) AS debut,
        CASE WHEN r.statut = 'sortie' AND r.fin < ${today}::date THEN ${today}::date + ${cleaned}::int
          ELSE greatest(r.debut, r.fin + ${joursRemiseEnEtat}::int) END AS fin
      FROM reservation_requests r JOIN reservation_request_items i ON i.request_id = r.id
      LEFT JOIN request_item_components c ON c.item_id = i.id
      WHERE r.debut <= ${today}::date + ${limits.conflictDays}::int
        AND (r.statut = 'sortie' OR r.statut = 'confirmee' AND r.fin >= ${today}::date - ${cleaned}::int)
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
    SELECT DISTINCT ON (a.id) a.id AS "articleId", a.nom, greatest(0, a.quantite + d.change)::int AS stock,
      d.reserve::int AS reserve, d.day
    FROM days d JOIN articles a ON a.id = d.article_id
    WHERE a.quantite IS NOT NULL AND d.reserve > greatest(0, a.quantite + d.change)
      AND d.day <= ${today}::date + ${limits.conflictDays}::int
    ORDER BY a.id, d.day`;
}

const dayLength = 24 * 60 * 60 * 1_000;
