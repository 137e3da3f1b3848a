import type { Unite } from '@barnum/rules/catalogue/articles/articles';
import type { HiredItem, PricedPart } from '@barnum/rules/money/figures/park-turnover';
import type { LineKind } from '@barnum/rules/prices/lines';
import { priceRequest, type Rental, type RequestPrice } from '@barnum/rules/prices/price-request';
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

/** How much of prices is asked for: the total, also what is without taxes, also what parts of packs share of it. */
export type PriceDetail = 'total' | 'taxes' | 'parts';

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
 * Parts of packs have the price of their day, those of before today's; a third of all rows, they are read where they are
 * asked for. Each is priced when it is looked at, once: to keep
 * the prices of a year costs the collector of memory more than to make them.
 */
export async function readPricedHires(db: Db, chosen: Prisma.Sql, detail: PriceDetail): Promise<Iterable<PricedHire>> {
  const vat =
    detail === 'total' ? undefined : companyVat(await listCompanyInfo(db, { select: { nom: true, valeur: true } }));
  // As texts of JSON, read once: by themselves the driver and Prisma each read and write it.
  const [read] = await db.$queryRaw<[Record<'terms' | 'lines' | 'parts', string | null>]>`
    WITH chosen AS MATERIALIZED (
      SELECT r.id, r.debut, r.fin, r.jours_offerts, r.supplement_par_jour, r.livraison_montage, r.remise,
        r.remise_en_pourcent, r.pricing_version_id
      FROM reservation_requests r WHERE ${chosen}
    ),
    items AS (
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
        -- What differs most comes first: it decides most comparisons of the sort.
        FROM items GROUP BY article_id, nature, items.prix, items.unite, items.coefficient, cout_montage, items.remise,
          remise_en_pourcent, taux_tva, categorie_id
      ) same
    )::text AS lines, (
      SELECT json_agg(same) FROM (
        SELECT c.article_id AS "articleId", c.quantite, coalesce(c.prix, a.prix)::text AS prix,
          array_agg(c.id) AS ids, array_agg(c.item_id) AS items
        FROM chosen JOIN reservation_request_items i ON i.request_id = chosen.id
          JOIN request_item_components c ON c.item_id = i.id LEFT JOIN articles a ON a.id = c.article_id
        WHERE ${detail === 'parts'}
        GROUP BY c.article_id, c.quantite, coalesce(c.prix, a.prix)
      ) same
    )::text AS parts`;
  const terms = parsed<SameTerms>(read.terms);
  const tarifsOf = await readTarifs(db, terms);
  const itemsOf = itemsByHire(parsed<SameLine>(read.lines), parsed<SamePart>(read.parts));
  return priced(terms, itemsOf, ({ debut, fin, joursOfferts, pricingVersionId, ids: _ids, ...rental }) => ({
    ...rental,
    period: { debut, fin, joursOfferts },
    tarifs: tarifsOf(pricingVersionId),
    ...(vat && { vat }),
  }));
}

function* priced(
  terms: readonly SameTerms[],
  itemsOf: ReadonlyMap<number, HiredItem[]>,
  rentalOf: (same: SameTerms) => Omit<Rental, 'items'>,
): Generator<PricedHire> {
  for (const same of terms) {
    const rental = rentalOf(same);
    for (const id of same.ids)
      yield { id, debut: same.debut, price: priceRequest({ ...rental, items: itemsOf.get(id) ?? [] }) };
  }
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
  const partsOf = new InOrder<PricedPart>();
  for (const { ids, items, ...part } of parts)
    for (const [index, item] of items.entries()) partsOf.add(item, ids[index] ?? 0, part);
  const held = partsOf.groups;
  const itemsOf = new InOrder<HiredItem>();
  for (const { ids, hires, quantites, ...line } of lines) {
    const whole = new Map<number, HiredItem>();
    for (const [index, id] of ids.entries()) {
      const [quantite, own] = [quantites[index] ?? 0, held.get(id)];
      const known = own === undefined ? whole.get(quantite) : undefined;
      const item = known ?? { ...line, quantite, parts: own ?? [] };
      if (own === undefined && known === undefined) whole.set(quantite, item);
      itemsOf.add(hires[index] ?? 0, id, item);
    }
  }
  return itemsOf.groups;
}

/** Values by what they are of, in the order of their ids: few of each, so that each finds its place from the end. */
class InOrder<Value> {
  readonly #ids = new Map<number, number[]>();
  readonly groups = new Map<number, Value[]>();

  add(of: number, id: number, value: Value): void {
    const ids = this.#ids.get(of);
    const group = this.groups.get(of);
    if (!ids || !group) {
      this.#ids.set(of, [id]);
      this.groups.set(of, [value]);
      return;
    }
    let at = ids.length;
    while (at > 0 && (ids[at - 1] ?? 0) > id) at -= 1;
    ids.splice(at, 0, id);
    group.splice(at, 0, value);
  }
}

function parsed<Row>(json: string | null): Row[] {
  return json === null ? [] : JSON.parse(json);
}
