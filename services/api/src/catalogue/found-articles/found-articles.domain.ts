import type { ArticleState } from '@barnum/rules/catalogue/articles/article-states';
import type { Prisma } from '../../platform/db/client.ts';

/** What everybody finds: the site, searches, and documented reads of visitors. */
export const onlineArticles = { etat: 'en_ligne' } as const satisfies Prisma.ArticleWhereInput;

/** Whether who reads sees articles that are not online, too: administrators do. */
export interface Reading {
  withHidden?: boolean;
}

/** The articles that who reads finds, in lists and by id alike. */
export function foundBy({ withHidden = false }: Reading): Partial<typeof onlineArticles> {
  return withHidden ? {} : onlineArticles;
}

/** The same rule for an article that is read already. */
export function isFound({ etat }: { etat: ArticleState }, { withHidden = false }: Reading): boolean {
  return withHidden || etat === onlineArticles.etat;
}
