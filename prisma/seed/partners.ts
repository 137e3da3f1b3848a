import { parseInput } from '@barnum/rules/errors';
import { partnerInput } from '@barnum/rules/inputs/partners';
import { pictureUrl } from '@barnum/rules/paths';
import type { z } from 'zod';
import type { Db } from '../../services/api/src/db/client.ts';
import { createPartner } from '../../services/api/src/features/partners/partners.domain.ts';
import { demoPartners } from './data/partners.ts';
import type { StoredPictures } from './images.ts';

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
