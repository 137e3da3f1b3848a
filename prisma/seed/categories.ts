import { categoryInput } from '@barnum/rules/categories';
import { parseInput } from '@barnum/rules/errors';
import type { z } from 'zod';
import type { PrismaClient } from '../../services/api/src/db/client.ts';
import { createCategory } from '../../services/api/src/features/categories/categories.domain.ts';
import { demoCategories } from './data/categories.ts';
import { categoryPicture } from './demo-pictures.ts';

type CategorySeed = Partial<z.input<typeof categoryInput>> & { pictureKey?: string };

/** A category with all that a test or a demo does not care about filled in. */
export function seedCategory(db: PrismaClient, { pictureKey, ...seed }: CategorySeed = {}) {
  const input = parseInput(categoryInput, { nom: 'Mobilier', ...seed });
  return createCategory(db, { ...input, ...(pictureKey && { pictureKey }) });
}

/** The demo categories with their pictures, by the pictures' names. Answers the categories' ids by demo key. */
export async function seedDemoCategories(
  db: PrismaClient,
  pictureKeys: ReadonlyMap<string, string>,
): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (const { key, nom, description, ordre } of demoCategories) {
    const pictureKey = pictureKeys.get(categoryPicture(key));
    const category = await seedCategory(db, { nom, description, ordre, ...(pictureKey && { pictureKey }) });
    ids.set(key, category.id);
  }
  return ids;
}
