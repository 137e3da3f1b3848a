import { parseInput } from '@barnum/rules/errors';
import { pictureUrl } from '@barnum/rules/paths';
import { partnerInput } from '@barnum/rules/site/partners-input';
import type { z } from 'zod';
import type { Db } from '../../../services/api/src/platform/db/client.ts';
import { createPartner } from '../../../services/api/src/site/partners/partners.domain.ts';
import type { StoredPictures } from '../catalogue/images.ts';
import { demoPartners } from '../data/partners.ts';

type PartnerSeed = Partial<z.input<typeof partnerInput>>;

/** A partner, with defaults for all fields that `seed` leaves out. */
export function seedPartner(db: Db, seed: PartnerSeed = {}) {
  return createPartner(db, parseInput(partnerInput, { nom: 'Armen, traiteur', ...seed }));
}

/** The demo partners with their logos. */
export async function seedDemoPartners(db: Db, pictures: StoredPictures): Promise<void> {
  for (const { nom, lien, logo } of demoPartners) {
    const picture = pictures.get(`logos/${logo}.webp`);
    await seedPartner(db, { nom, lien, logo: picture && pictureUrl(picture) });
  }
}
