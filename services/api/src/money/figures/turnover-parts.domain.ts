import { customerName } from '@barnum/rules/customers/customers';
import { netLines, turnoverByArticle } from '@barnum/rules/money/figures/park-turnover';
import { largestParts, type TurnoverPart, turnoverWords } from '@barnum/rules/money/figures/turnover-parts';
import { sum } from '@barnum/rules/prices/vat-shares';
import { agreedStates } from '@barnum/rules/requests/reservation-requests/request-states';
import { type Db, Prisma } from '../../platform/db/client.ts';
import type { LedgerPeriod } from '../ledger/totals.domain.ts';
import { type PricedHire, readPricedHires } from './priced-hires.domain.ts';

/** What the agreed hires that began in a period come to without taxes, by category and by customer: each adds up to all. */
export interface TurnoverParts {
  categories: TurnoverPart[];
  customers: TurnoverPart[];
}

export async function readTurnoverParts(db: Db, { du, au }: LedgerPeriod): Promise<TurnoverParts> {
  const hires = await readPricedHires(
    db,
    Prisma.sql`r.statut::text IN (${Prisma.join([...agreedStates])}) AND r.debut BETWEEN ${du}::date AND ${au}::date`,
  );
  return {
    categories: largestParts(await partsByCategory(db, hires)),
    customers: largestParts(await partsByCustomer(db, hires)),
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

async function partsByCustomer(db: Db, hires: readonly PricedHire[]): Promise<TurnoverPart[]> {
  const requests = await db.reservationRequest.findMany({
    where: { id: { in: hires.map(({ id }) => id) } },
    select: { id: true, customer: { select: { id: true, nom: true, prenom: true } } },
  });
  const customerOf = new Map(requests.map(({ id, customer }) => [id, customer]));
  const parts = new Map<string, TurnoverPart>();
  for (const { id, price } of hires) {
    const customer = customerOf.get(id);
    const nom = customer ? customerName(customer) : turnoverWords.unknownCustomer;
    add(parts, String(customer?.id), { id: customer?.id ?? null, nom, montant: sum(netLines(price)), locations: 1 });
  }
  return [...parts.values()];
}

function add(parts: Map<string, TurnoverPart>, key: string, { montant, locations, ...part }: TurnoverPart): void {
  const known = parts.get(key) ?? { ...part, montant: 0, locations: 0 };
  parts.set(key, { ...known, montant: known.montant + montant, locations: known.locations + locations });
}
