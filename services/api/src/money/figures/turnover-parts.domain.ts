import { customerName } from '@barnum/rules/customers/customers';
import { netLines, turnoverByArticle } from '@barnum/rules/money/figures/park-turnover';
import { largestParts, type TurnoverPart, turnoverWords, zoneName } from '@barnum/rules/money/figures/turnover-parts';
import { sum } from '@barnum/rules/prices/vat-shares';
import { agreedStates } from '@barnum/rules/requests/reservation-requests/request-states';
import { type Db, Prisma } from '../../platform/db/client.ts';
import { readPricing } from '../../requests/pricing/pricing.domain.ts';
import type { LedgerPeriod } from '../ledger/totals.domain.ts';
import { type PricedHire, readPricedHires } from './priced-hires.domain.ts';

/** What the agreed hires that began in a period come to without taxes, in three ways, each of which adds up to all. */
export interface TurnoverParts {
  categories: TurnoverPart[];
  customers: TurnoverPart[];
  zones: TurnoverPart[];
}

export async function readTurnoverParts(db: Db, { du, au }: LedgerPeriod): Promise<TurnoverParts> {
  const hires = await readPricedHires(
    db,
    Prisma.sql`r.statut::text IN (${Prisma.join([...agreedStates])}) AND r.debut BETWEEN ${du}::date AND ${au}::date`,
  );
  return {
    categories: largestParts(await partsByCategory(db, hires)),
    ...(await partsByWhoAndWhere(db, hires)),
  };
}

/** A pack counts in the categories of what it holds. */
async function partsByCategory(db: Db, hires: readonly PricedHire[]): Promise<TurnoverPart[]> {
  const ofHires = hires.map(({ price }) => turnoverByArticle([price]));
  const articles = await db.article.findMany({ select: { id: true, categorie: { select: { id: true, nom: true } } } });
  const categoryOf = new Map(articles.map(({ id, categorie }) => [id, categorie]));
  const parts = new Map<string, TurnoverPart>();
  for (const turnover of ofHires) {
    const seen = new Set<string>();
    for (const [articleId, montant] of turnover) {
      const category = articleId === null ? undefined : categoryOf.get(articleId);
      const nom = category?.nom ?? (category === null ? turnoverWords.uncategorised : turnoverWords.otherLines);
      const key = category ? String(category.id) : nom;
      add(parts, key, { id: category?.id ?? null, nom, montant, locations: seen.has(key) ? 0 : 1 });
      seen.add(key);
    }
  }
  return [...parts.values()];
}

async function partsByWhoAndWhere(db: Db, hires: readonly PricedHire[]) {
  const requests = await db.reservationRequest.findMany({
    where: { id: { in: hires.map(({ id }) => id) } },
    select: {
      id: true,
      livraisonMontage: true,
      adresse: true,
      customer: { select: { id: true, nom: true, prenom: true } },
    },
  });
  const { zones: known } = (await readPricing(db)).terms;
  const montants = new Map(hires.map(({ id, price }) => [id, sum(netLines(price))]));
  const customers = new Map<string, TurnoverPart>();
  const zones = new Map<string, TurnoverPart>();
  for (const { id, customer, ...delivered } of requests) {
    const montant = montants.get(id) ?? 0;
    const nom = customer ? customerName(customer) : turnoverWords.unknownCustomer;
    add(customers, String(customer?.id), { id: customer?.id ?? null, nom, montant, locations: 1 });
    const zone = zoneName(known, delivered);
    add(zones, zone, { id: null, nom: zone, montant, locations: 1 });
  }
  return { customers: largestParts([...customers.values()]), zones: largestParts([...zones.values()]) };
}

function add(parts: Map<string, TurnoverPart>, key: string, { montant, locations, ...part }: TurnoverPart): void {
  const known = parts.get(key) ?? { ...part, montant: 0, locations: 0 };
  parts.set(key, { ...known, montant: known.montant + montant, locations: known.locations + locations });
}
