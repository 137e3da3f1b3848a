import type { Db } from '../../../services/api/src/platform/db/client.ts';
import { updateSiteTexts } from '../../../services/api/src/site/site-texts/site-texts.domain.ts';
import { demoSiteTexts } from '../data/site-texts.ts';

/** The demo company's words about itself. */
export async function seedDemoSiteTexts(db: Db): Promise<void> {
  await updateSiteTexts(db, demoSiteTexts, { seen: 0, auteur: 'admin@barnum.example' });
}
