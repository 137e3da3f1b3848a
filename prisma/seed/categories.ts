import { categoryInput } from '@barnum/rules/categories';
import { parseInput } from '@barnum/rules/errors';
import type { z } from 'zod';
import type { PrismaClient } from '../../services/api/src/db/client.ts';
import { createCategory } from '../../services/api/src/features/categories/categories.domain.ts';
import { type DemoCategory, demoCategories } from './data/categories.ts';

type CategorySeed = Partial<z.input<typeof categoryInput>> & { pictureKey?: string };

/** A category with all that a test or a demo does not care about filled in. */
export function seedCategory(db: PrismaClient, { pictureKey, ...seed }: CategorySeed = {}) {
  const input = parseInput(categoryInput, { nom: 'Mobilier', ...seed });
  return createCategory(db, { ...input, ...(pictureKey && { pictureKey }) });
}

/** The demo categories; `pictureKeys` by demo key. Answers their ids by demo key. */
export async function seedDemoCategories(
  db: PrismaClient,
  pictureKeys: ReadonlyMap<string, string>,
): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (const { key, nom, description, ordre } of demoCategories) {
    const pictureKey = pictureKeys.get(key);
    const category = await seedCategory(db, { nom, description, ordre, ...(pictureKey && { pictureKey }) });
    ids.set(key, category.id);
  }
  return ids;
}

/** Demo categories that have a drawing. */
export function drawnCategories(): { key: string; drawing: string }[] {
  return demoCategories.flatMap(({ key, drawing }: DemoCategory) => (drawing ? { key, drawing } : []));
}
