import { noPricingTerms } from '@barnum/rules/prices/pricing-terms';
import type { Db } from '../../../services/api/src/platform/db/client.ts';
import { updatePricing } from '../../../services/api/src/requests/pricing/pricing.domain.ts';
import { demoPricing } from '../data/pricing.ts';

/** The demo company's terms of price and delivery, for the requests that arrive from now on. */
export async function seedDemoPricing(db: Db): Promise<void> {
  await updatePricing(db, { ...noPricingTerms, ...demoPricing }, { seen: null, auteur: 'admin@barnum.example' });
}
