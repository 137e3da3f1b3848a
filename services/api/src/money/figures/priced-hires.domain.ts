import type { Unite } from '@barnum/rules/catalogue/articles/articles';
import type { HiredItem } from '@barnum/rules/money/figures/park-turnover';
import type { LineKind } from '@barnum/rules/prices/lines';
import { priceRequest, type RequestPrice } from '@barnum/rules/prices/price-request';
import { noPricingTerms, pricingTermsOf } from '@barnum/rules/prices/pricing-terms';
import { companyVat } from '@barnum/rules/prices/vat';
import type { RequestState } from '@barnum/rules/requests/reservation-requests/request-states';
import type { Db, Prisma } from '../../platform/db/client.ts';
import { listCompanyInfo } from '../../site/company-info/company-info.domain.ts';

/** A request in its present terms; what has no price yet counts as 0. */
export interface PricedHire {
  id: number;
  debut: string;
  fin: string;
  statut: RequestState;
  price: RequestPrice<HiredItem>;
}

interface Row extends Omit<PricedHire, 'price'> {
  joursOfferts: number;
  supplementParJour: number;
  livraisonMontage: boolean;
  remise: string | null;
  remiseEnPourcent: boolean;
  pricingVersionId: number | null;
  /** As JSON, read once: by themselves the driver and Prisma each read and write it. */
  items: string | null;
}

interface Item extends HiredItem {
  nature: LineKind;
  unite: Unite | null;
  parts: HiredItem['parts'];
}

/**
 * The requests `r` that a condition chooses, with what they come to. In one statement, and a row for each of them: Prisma
 * takes ten times as long for a year of lines. Parts of packs have the price of their day, those of before today's.
 */
export async function readPricedHires(db: Db, chosen: Prisma.Sql): Promise<PricedHire[]> {
  const vat = companyVat(await listCompanyInfo(db, { select: { nom: true, valeur: true } }));
  const rows = await db.$queryRaw<Row[]>`
    WITH chosen AS MATERIALIZED (
      SELECT r.id, r.debut, r.fin, r.statut, r.jours_offerts, r.supplement_par_jour, r.livraison_montage, r.remise,
        r.remise_en_pourcent, r.pricing_version_id
      FROM reservation_requests r WHERE ${chosen}
    ),
    parts AS (
      SELECT c.item_id, json_agg(json_build_object('articleId', c.article_id, 'quantite', c.quantite,
        'prix', coalesce(c.prix, a.prix)::text) ORDER BY c.id) AS parts
      FROM chosen r JOIN reservation_request_items i ON i.request_id = r.id
      JOIN request_item_components c ON c.item_id = i.id LEFT JOIN articles a ON a.id = c.article_id
      GROUP BY c.item_id
    ),
    lines AS (
      SELECT i.request_id, json_agg(json_build_object('nature', i.nature, 'articleId', i.article_id,
        'quantite', i.quantite, 'prix', i.prix::text, 'unite',
        CASE i.unite::text WHEN 'journée' THEN 'journee' ELSE i.unite::text END, 'coefficient', i.coefficient::text,
        'coutMontage', i.cout_montage::text, 'remise', i.remise::text, 'remiseEnPourcent', i.remise_en_pourcent,
        'tauxTva', i.taux_tva::text, 'categorieId', i.categorie_id,
        'parts', coalesce(p.parts, '[]'::json)) ORDER BY i.id) AS items
      FROM chosen r JOIN reservation_request_items i ON i.request_id = r.id LEFT JOIN parts p ON p.item_id = i.id
      GROUP BY i.request_id
    )
    SELECT r.id, r.debut::text AS debut, r.fin::text AS fin, r.statut::text AS statut,
      r.jours_offerts AS "joursOfferts", r.supplement_par_jour AS "supplementParJour",
      r.livraison_montage AS "livraisonMontage", r.remise::text AS remise, r.remise_en_pourcent AS "remiseEnPourcent",
      r.pricing_version_id AS "pricingVersionId", lines.items::text AS items
    FROM chosen r LEFT JOIN lines ON lines.request_id = r.id ORDER BY r.id`;
  const versions = [...new Set(rows.flatMap(({ pricingVersionId }) => pricingVersionId ?? []))];
  const stored = await db.pricingVersion.findMany({
    where: { id: { in: versions } },
    select: { id: true, terms: true },
  });
  const terms = new Map(stored.map((version) => [version.id, pricingTermsOf(version)]));
  return rows.map(({ id, debut, fin, statut, joursOfferts, pricingVersionId, items, ...rental }) => {
    const tarifs = (pricingVersionId !== null && terms.get(pricingVersionId)) || noPricingTerms;
    const period = { debut, fin, joursOfferts };
    return {
      id,
      debut,
      fin,
      statut,
      price: priceRequest<HiredItem>({
        ...rental,
        items: items === null ? [] : (JSON.parse(items) as Item[]),
        period,
        tarifs,
        vat,
      }),
    };
  });
}
