import { todayInParis } from '@barnum/rules/dates/paris-time';
import type { OutingMoment } from '@barnum/rules/requests/outings/outings';
import { agreedStates, type RequestState } from '@barnum/rules/requests/reservation-requests/request-states';
import { type Db, Prisma } from '../../platform/db/client.ts';

/** A request that was agreed, and how many pieces of an article it takes; `packs` those with which it does. */
export interface Outing {
  requestId: number;
  nom: string;
  prenom: string;
  customerId: number | null;
  debut: Date;
  fin: Date;
  statut: RequestState;
  moment: OutingMoment;
  quantite: number;
  packs: string[];
}

interface OutingPage {
  items: Outing[];
  totalCount: number;
}

/**
 * When an article is hired out, and to whom, alone or as a part of packs: what is out now, then what is to come in the
 * order of its days, then what is past, the latest first.
 */
export async function listOutings(
  db: Db,
  { articleId, page, pageSize }: { articleId: number; page: number; pageSize: number },
): Promise<OutingPage> {
  const today = todayInParis();
  const rows = await db.$queryRaw<(Outing & { totalCount: number })[]>`
    WITH taken AS (
      SELECT request_id, quantite, NULL AS pack FROM reservation_request_items WHERE article_id = ${articleId}
      UNION ALL
      SELECT i.request_id, i.quantite * c.quantite, i.nom
      FROM request_item_components c JOIN reservation_request_items i ON i.id = c.item_id
      WHERE c.article_id = ${articleId}
    ), outings AS (
      SELECT request_id, sum(quantite)::int AS quantite,
        coalesce(array_agg(DISTINCT pack) FILTER (WHERE pack IS NOT NULL), '{}') AS packs
      FROM taken GROUP BY request_id
    )
    SELECT r.id AS "requestId", r.nom, r.prenom, r.customer_id AS "customerId", r.debut, r.fin,
      r.statut::text AS statut, m.moment, o.quantite, o.packs, count(*) OVER ()::int AS "totalCount"
    FROM outings o JOIN reservation_requests r ON r.id = o.request_id,
    LATERAL (SELECT CASE
      WHEN r.statut = 'sortie' OR (r.statut = 'confirmee' AND ${today}::date BETWEEN r.debut AND r.fin) THEN 'en_cours'
      WHEN r.statut = 'confirmee' AND r.debut > ${today}::date THEN 'a_venir'
      ELSE 'passee' END AS moment) m
    WHERE r.statut IN (${Prisma.join([...agreedStates])})
    ORDER BY array_position(ARRAY['en_cours', 'a_venir'], m.moment),
      CASE WHEN m.moment <> 'passee' THEN r.debut END, r.debut DESC, r.id DESC
    LIMIT ${pageSize} OFFSET ${(page - 1) * pageSize}`;
  return { items: rows, totalCount: rows[0]?.totalCount ?? 0 };
}
