import { categoryInput } from '@barnum/rules/catalogue/categories-input';
import { parseInput } from '@barnum/rules/errors';
import { pictureUrl } from '@barnum/rules/paths';
import type { z } from 'zod';
import { createCategory } from '../../../services/api/src/catalogue/categories/categories.domain.ts';
import type { Db } from '../../../services/api/src/platform/db/client.ts';
import { demoCategories } from '../data/categories.ts';
import type { StoredPictures } from './images.ts';

type CategorySeed = Partial<z.input<typeof categoryInput>>;

/** A category, with defaults for all fields that `seed` leaves out. */
export function seedCategory(db: Db, seed: CategorySeed = {}) {
  return createCategory(db, parseInput(categoryInput, { nom: 'Mobilier', ...seed }));
}

/** The demo categories with their pictures. Returns the categories' ids by demo key. */
export async function seedDemoCategories(db: Db, pictures: StoredPictures): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (const { key, nom, description, ordre } of demoCategories) {
    const picture = pictures.get(`categories/${key}.webp`);
    const category = await seedCategory(db, { nom, description, ordre, urlImage: picture && pictureUrl(picture) });
    ids.set(key, category.id);
  }
  return ids;
}
