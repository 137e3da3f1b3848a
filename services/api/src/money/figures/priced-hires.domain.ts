import type { Unite } from '@barnum/rules/catalogue/articles/articles';
import type { HiredItem, PricedPart } from '@barnum/rules/money/figures/park-turnover';
import type { LineKind } from '@barnum/rules/prices/lines';
import { priceRequest, type RequestPrice } from '@barnum/rules/prices/price-request';
import { noPricingTerms, pricingTermsOf } from '@barnum/rules/prices/pricing-terms';
import { companyVat } from '@barnum/rules/prices/vat';
import type { Db, Prisma } from '../../platform/db/client.ts';
import { listCompanyInfo } from '../../site/company-info/company-info.domain.ts';

/** A request in its present terms; what has no price yet counts as 0. */
export interface PricedHire {
  id: number;
  debut: string;
  price: RequestPrice<HiredItem>;
}

/** What hires have in common that their price depends on, and the hires. */
interface SameTerms {
  debut: string;
  fin: string;
  joursOfferts: number;
  supplementParJour: number;
  livraisonMontage: boolean;
  remise: string | null;
  remiseEnPourcent: boolean;
  pricingVersionId: number | null;
  ids: number[];
}

/** What lines have in common; of each its id, its hire and its quantity. */
interface SameLine extends Omit<HiredItem, 'quantite' | 'parts'> {
  nature: LineKind;
  unite: Unite | null;
  ids: number[];
  hires: number[];
  quantites: number[];
}

/** What parts of packs have in common; of each its id and its line. */
interface SamePart extends PricedPart {
  ids: number[];
  items: number[];
}

/**
 * The requests `r` that a condition chooses, with what they come to. In one statement, by SQL of our own: a year has tens
 * of thousands of lines, most of which say what others say, so that each is read once, with the hires that have it.
 * Parts of packs have the price of their day, those of before today's.
 */
export async function readPricedHires(db: Db, chosen: Prisma.Sql): Promise<PricedHire[]> {
  const vat = companyVat(await listCompanyInfo(db, { select: { nom: true, valeur: true } }));
  // As texts of JSON, read once: by themselves the driver and Prisma each read and write it.
  const [read] = await db.$queryRaw<[Record<'terms' | 'lines' | 'parts', string | null>]>`
    WITH chosen AS MATERIALIZED (
      SELECT r.id, r.debut, r.fin, r.jours_offerts, r.supplement_par_jour, r.livraison_montage, r.remise,
        r.remise_en_pourcent, r.pricing_version_id
      FROM reservation_requests r WHERE ${chosen}
    ),
    items AS MATERIALIZED (
      SELECT i.id, i.request_id, i.nature, i.article_id, i.quantite, i.prix, i.unite, i.coefficient, i.cout_montage, i.remise,
        i.remise_en_pourcent, i.taux_tva, i.categorie_id
      FROM chosen r JOIN reservation_request_items i ON i.request_id = r.id
    )
    SELECT (
      SELECT json_agg(same) FROM (
        SELECT debut, fin, jours_offerts AS "joursOfferts", supplement_par_jour AS "supplementParJour",
          livraison_montage AS "livraisonMontage", remise::text, remise_en_pourcent AS "remiseEnPourcent",
          pricing_version_id AS "pricingVersionId", array_agg(id) AS ids
        FROM chosen GROUP BY debut, fin, jours_offerts, supplement_par_jour, livraison_montage, chosen.remise,
          remise_en_pourcent, pricing_version_id
      ) same
    )::text AS terms, (
      SELECT json_agg(same) FROM (
        SELECT nature, article_id AS "articleId", prix::text,
          CASE unite::text WHEN 'journée' THEN 'journee' ELSE unite::text END AS unite, coefficient::text,
          cout_montage::text AS "coutMontage", remise::text, remise_en_pourcent AS "remiseEnPourcent",
          taux_tva::text AS "tauxTva", categorie_id AS "categorieId",
          array_agg(id) AS ids, array_agg(request_id) AS hires, array_agg(quantite) AS quantites
        FROM items GROUP BY nature, article_id, items.prix, items.unite, items.coefficient, cout_montage, items.remise,
          remise_en_pourcent, taux_tva, categorie_id
      ) same
    )::text AS lines, (
      SELECT json_agg(same) FROM (
        SELECT c.article_id AS "articleId", c.quantite, coalesce(c.prix, a.prix)::text AS prix,
          array_agg(c.id) AS ids, array_agg(c.item_id) AS items
        FROM items JOIN request_item_components c ON c.item_id = items.id LEFT JOIN articles a ON a.id = c.article_id
        GROUP BY c.article_id, c.quantite, coalesce(c.prix, a.prix)
      ) same
    )::text AS parts`;
  const terms = parsed<SameTerms>(read.terms);
  const tarifsOf = await readTarifs(db, terms);
  const itemsOf = itemsByHire(parsed<SameLine>(read.lines), parsed<SamePart>(read.parts));
  return terms.flatMap(({ debut, fin, joursOfferts, pricingVersionId, ids, ...rental }) => {
    const period = { debut, fin, joursOfferts };
    const tarifs = tarifsOf(pricingVersionId);
    return ids.map((id) => ({
      id,
      debut,
      price: priceRequest<HiredItem>({ ...rental, items: itemsOf.get(id) ?? [], period, tarifs, vat }),
    }));
  });
}

/** The terms by the ids of their versions. */
async function readTarifs(db: Db, hires: readonly SameTerms[]) {
  const ids = [...new Set(hires.flatMap(({ pricingVersionId }) => pricingVersionId ?? []))];
  const stored = await db.pricingVersion.findMany({ where: { id: { in: ids } }, select: { id: true, terms: true } });
  const terms = new Map(stored.map((version) => [version.id, pricingTermsOf(version)]));
  return (id: number | null) => (id !== null && terms.get(id)) || noPricingTerms;
}

/** The lines of each hire, in their order, as the parts of packs are. */
function itemsByHire(lines: readonly SameLine[], parts: readonly SamePart[]): Map<number, HiredItem[]> {
  const partsOf = grouped(
    parts.flatMap(({ ids, items, ...part }) => ids.map((id, index) => ({ id, of: items[index], value: part }))),
  );
  return grouped(
    lines.flatMap(({ ids, hires, quantites, ...line }) => {
      const whole = new Map<number, HiredItem>();
      return ids.map((id, index) => {
        const quantite = quantites[index] ?? 0;
        const held = partsOf.get(id);
        const value = (!held && whole.get(quantite)) || { ...line, quantite, parts: held ?? [] };
        if (!held) whole.set(quantite, value);
        return { id, of: hires[index], value };
      });
    }),
  );
}

/** Values by what they are of, in the order of their ids. */
function grouped<Value>(values: { id: number; of: number | undefined; value: Value }[]): Map<number, Value[]> {
  const groups = new Map<number, Value[]>();
  for (const { of = 0, value } of values.sort((one, other) => one.id - other.id)) {
    const group = groups.get(of);
    if (group) group.push(value);
    else groups.set(of, [value]);
  }
  return groups;
}

function parsed<Row>(json: string | null): Row[] {
  return json === null ? [] : JSON.parse(json);
}
