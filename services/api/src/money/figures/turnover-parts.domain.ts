import { customerName } from '@barnum/rules/customers/customers';
import { netOf, turnoverByArticle } from '@barnum/rules/money/figures/park-turnover';
import { largestParts, type TurnoverPart, turnoverWords, zoneName } from '@barnum/rules/money/figures/turnover-parts';
import { agreedStates } from '@barnum/rules/requests/reservation-requests/request-states';
import { type Db, Prisma } from '../../platform/db/client.ts';
import { readPricing } from '../../requests/pricing/pricing.domain.ts';
import { readPricedHires } from '../hire-prices/priced-hires.domain.ts';
import type { LedgerPeriod } from '../ledger/totals.domain.ts';
import { sumPastHiresByCustomer } from '../past-hires/past-hires.domain.ts';

/**
 * What the agreed hires that began in a period come to without taxes, with those from before Barnum, in three ways, each of
 * which adds up to all.
 */
export interface TurnoverParts {
  categories: TurnoverPart[];
  customers: TurnoverPart[];
  zones: TurnoverPart[];
}

export async function readTurnoverParts(db: Db, { du, au }: LedgerPeriod): Promise<TurnoverParts> {
  const chosen = Prisma.sql`r.statut IN (${Prisma.join([...agreedStates])})
    AND r.debut BETWEEN ${du}::date AND ${au}::date`;
  const [hires, placeOf, articles] = await Promise.all([
    readPricedHires(db, chosen, 'parts'),
    readPlaces(db, chosen),
    db.article.findMany({ select: { id: true, categorie: { select: { id: true, nom: true } } } }),
  ]);
  const categoryOf = new Map(articles.map(({ id, categorie }) => [id, categorie]));
  const categories = new Map<string, TurnoverPart>();
  const customers = new Map<string, TurnoverPart>();
  const zones = new Map<string, TurnoverPart>();
  for (const { id, price } of hires) {
    // A pack counts in the categories of what it holds.
    const seen = new Set<string>();
    for (const [articleId, montant] of turnoverByArticle(price)) {
      const category = articleId === null ? undefined : categoryOf.get(articleId);
      const nom = category?.nom ?? (category === null ? turnoverWords.uncategorised : turnoverWords.otherLines);
      const key = category ? String(category.id) : nom;
      add(categories, key, { id: category?.id ?? null, nom, montant, locations: seen.has(key) ? 0 : 1 });
      seen.add(key);
    }
    const place = placeOf.get(id);
    if (place === undefined) continue;
    const sums = { montant: netOf(price), locations: 1 };
    add(customers, String(place.customerId), { id: place.customerId, nom: place.client, ...sums });
    add(zones, place.zone, { id: null, nom: place.zone, ...sums });
  }
  for (const { customerId, count, totalHorsTaxes, ...name } of await sumPastHiresByCustomer(db, { du, au })) {
    const sums = { montant: totalHorsTaxes, locations: count };
    const taken = { id: null, nom: turnoverWords.pastHires, ...sums };
    add(categories, taken.nom, taken);
    add(zones, taken.nom, taken);
    const nom = customerId === null ? turnoverWords.unknownCustomer : customerName(name);
    add(customers, String(customerId), { id: customerId, nom, ...sums });
  }
  const [byCategory, byCustomer, byZone] = [categories, customers, zones].map((parts) =>
    largestParts([...parts.values()]),
  );
  return { categories: byCategory ?? [], customers: byCustomer ?? [], zones: byZone ?? [] };
}

interface Place {
  customerId: number | null;
  client: string;
  zone: string;
}

/** For whom and where the requests `r` of a condition go. In SQL of our own: a year has ten thousand of them. */
async function readPlaces(db: Db, chosen: Prisma.Sql): Promise<Map<number, Place>> {
  const { zones } = (await readPricing(db)).terms;
  const places = await db.$queryRaw<
    {
      ids: number[];
      customerId: number | null;
      nom: string;
      prenom: string;
      livraisonMontage: boolean;
      adresse: string;
    }[]
  >`
    SELECT array_agg(r.id) AS ids, r.customer_id AS "customerId", coalesce(c.nom, '') AS nom, coalesce(c.prenom, '') AS prenom,
      r.livraison_montage AS "livraisonMontage", CASE WHEN r.livraison_montage THEN coalesce(r.adresse, '') ELSE '' END AS adresse
    FROM reservation_requests r LEFT JOIN customers c ON c.id = r.customer_id WHERE ${chosen}
    GROUP BY r.customer_id, c.nom, c.prenom, r.livraison_montage, 6`;
  const zoneOf = new Map<string, string>();
  return new Map(
    places.flatMap(({ ids, customerId, livraisonMontage, adresse, ...name }) => {
      const key = `${livraisonMontage} ${adresse}`;
      const zone = zoneOf.get(key) ?? zoneName(zones, { livraisonMontage, adresse });
      zoneOf.set(key, zone);
      const client = customerId === null ? turnoverWords.unknownCustomer : customerName(name);
      return ids.map((id) => [id, { customerId, client, zone }] as const);
    }),
  );
}

function add(parts: Map<string, TurnoverPart>, key: string, { montant, locations, ...part }: TurnoverPart): void {
  const known = parts.get(key);
  if (known) {
    known.montant += montant;
    known.locations += locations;
  } else parts.set(key, { ...part, montant, locations });
}
