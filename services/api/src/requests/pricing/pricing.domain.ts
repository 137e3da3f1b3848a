import { DomainError, parseInput } from '@barnum/rules/errors';
import { pricingSentences } from '@barnum/rules/prices/pricing-sentences';
import { type PricingTerms, pricingTermsOf } from '@barnum/rules/prices/pricing-terms';
import { pricingTermsInput } from '@barnum/rules/requests/pricing-input';
import type { Db, Prisma, PrismaClient } from '../../platform/db/client.ts';
import { inTransaction } from '../../platform/db/transaction.ts';

/** The terms in force; `versionId` is null, and the terms change nothing, until the company has set some. */
export interface Pricing {
  versionId: number | null;
  terms: PricingTerms;
}

/** The terms of price and delivery in force. */
export async function readPricing(db: Db): Promise<Pricing> {
  const version = await db.pricingVersion.findFirst({ orderBy: { id: 'desc' } });
  return { versionId: version?.id ?? null, terms: pricingTermsOf(version) };
}

/**
 * Puts other terms in force; those of requests that arrived before stay theirs. `seen` is the version of the copy that
 * was edited, null for none.
 * @throws DomainError VALIDATION with a sentence by field; CONFLICT when the terms changed after `seen`.
 */
export function updatePricing(
  db: Db | PrismaClient,
  input: unknown,
  { seen, auteur }: { seen: number | null; auteur: string },
): Promise<Pricing> {
  const terms = parseInput(pricingTermsInput, input);
  return inTransaction(db, async (tx) => {
    // Writers come one after the other; readers do not wait.
    await tx.$executeRaw`LOCK TABLE pricing_versions IN SHARE ROW EXCLUSIVE MODE`;
    if ((await readPricing(tx)).versionId !== seen) throw new DomainError('CONFLICT');
    await requireCategories(tx, terms);
    const { id } = await tx.pricingVersion.create({
      data: { terms: terms as unknown as Prisma.InputJsonValue, auteur },
    });
    return { versionId: id, terms };
  });
}

async function requireCategories(tx: Db, { saisons }: PricingTerms): Promise<void> {
  const known = new Set((await tx.category.findMany({ select: { id: true } })).map(({ id }) => id));
  const index = saisons.findIndex(({ categorieIds }) => categorieIds.some((id) => !known.has(id)));
  if (index === -1) return;
  const message = pricingSentences.categoryUnknown;
  throw new DomainError('VALIDATION', { message, fields: { [`saisons.${index}.categorieIds`]: message } });
}
