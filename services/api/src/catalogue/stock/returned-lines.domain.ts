import { Prisma } from '../../platform/db/client.ts';

/**
 * What came back of requests of which something is still out, as rows: `handover_id` of the return,
 * `request_id`, `article_id` and `nom` of the pieces, the day in Paris, and how many, the broken and missing among them,
 * which movements take out of the stock.
 */
export const returnedLines = Prisma.sql`(
  SELECT h.id AS handover_id, h.request_id, l.article_id, l.nom, (h.closed_at AT TIME ZONE 'Europe/Paris')::date AS revenu_le,
    l.attendu - l.dehors AS quantite
  FROM handovers h JOIN handover_lines l ON l.handover_id = h.id
  WHERE h.mouvement = 'retour' AND h.closed_at IS NOT NULL AND NOT l.accessoire AND l.attendu > l.dehors
    -- The returns since the departure, or since one that left nothing out and was taken back.
    AND h.id > coalesce((
      SELECT max(closed.id) FROM handovers closed
      WHERE closed.request_id = h.request_id AND closed.closed_at IS NOT NULL
        AND NOT EXISTS (SELECT FROM handover_lines o WHERE o.handover_id = closed.id AND o.dehors > 0)
    ), 0)
)`;
