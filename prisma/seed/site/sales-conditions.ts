import type { Db } from '../../../services/api/src/platform/db/client.ts';
import { createSalesConditionsVersion } from '../../../services/api/src/site/sales-conditions/sales-conditions.domain.ts';
import { demoSalesConditions } from '../data/sales-conditions.ts';
import { daysAgo } from '../dates.ts';

/** Three versions of the demo CGV, the newest of today. */
export async function seedDemoSalesConditions(db: Db): Promise<void> {
  for (const { text, daysAgo: days } of demoSalesConditions) {
    await createSalesConditionsVersion(db, { text, createdAt: daysAgo(days) });
  }
}
