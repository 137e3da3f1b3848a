import { articleSetInput } from '@barnum/rules/catalogue/article-sets-input';
import { parseInput } from '@barnum/rules/errors';
import type { z } from 'zod';
import { createArticleSet } from '../../../services/api/src/catalogue/article-sets/article-sets.domain.ts';
import type { Db } from '../../../services/api/src/platform/db/client.ts';
import { demoArticleSets } from '../data/article-sets.ts';

type ArticleSetSeed = Partial<z.input<typeof articleSetInput>> & Pick<z.input<typeof articleSetInput>, 'items'>;

/** A set of these articles, with defaults for all fields that `seed` leaves out. */
export function seedArticleSet(db: Db, seed: ArticleSetSeed) {
  return createArticleSet(db, parseInput(articleSetInput, { nom: 'Pour 20 convives', ...seed }));
}

/** The demo sets; `articleIds` by name. */
export async function seedDemoArticleSets(db: Db, articleIds: ReadonlyMap<string, number>): Promise<void> {
  for (const { items, ...set } of demoArticleSets) {
    await seedArticleSet(db, {
      ...set,
      items: items.flatMap(([nom, quantite]) => {
        const articleId = articleIds.get(nom);
        return articleId === undefined ? [] : [{ articleId, quantite }];
      }),
    });
  }
}
