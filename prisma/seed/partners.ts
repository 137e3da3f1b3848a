import { parseInput } from '@barnum/rules/errors';
import { partnerInput } from '@barnum/rules/partners';
import type { z } from 'zod';
import type { PrismaClient } from '../../services/api/src/db/client.ts';
import { createPartner } from '../../services/api/src/features/partners/partners.domain.ts';
import { demoPartners } from './data/partners.ts';
import { logoPicture } from './demo-pictures.ts';

type PartnerSeed = Partial<z.input<typeof partnerInput>> & { pictureKey?: string };

/** A partner with all that a test or a demo does not care about filled in. */
export function seedPartner(db: PrismaClient, { pictureKey, ...seed }: PartnerSeed = {}) {
  const input = parseInput(partnerInput, { nom: 'Traiteur des Îles', ...seed });
  return createPartner(db, { ...input, ...(pictureKey && { pictureKey }) });
}

/** The demo partners with their logos, by the logos' names. */
export async function seedDemoPartners(db: PrismaClient, pictureKeys: ReadonlyMap<string, string>): Promise<void> {
  for (const { nom, lien, logo } of demoPartners) {
    const pictureKey = pictureKeys.get(logoPicture(logo));
    await seedPartner(db, { nom, lien, ...(pictureKey && { pictureKey }) });
  }
}
