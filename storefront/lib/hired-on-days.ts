import type { HiredOut } from '@barnum/rules/catalogue/articles/quantities';
import type { ArticleAvailability } from './article-availability.ts';

/** How an article is hired out, and whether pieces are rented in for some days to come. */
export interface OfferedArticle extends HiredOut {
  enRenfort: boolean;
  /** Of a pack: how many there are by the best answers to what it asks, counted with those of its parts that are hidden. */
  quantiteAuMieux?: number | null;
}

/**
 * An article with the stock of the visitor's days, where more is rented in for some: what is usual, or what there is on
 * these days. While the days are unknown nothing limits it.
 */
export function hiredOnDays<Article extends OfferedArticle>(
  article: Article,
  availability: ArticleAvailability | undefined,
): Article {
  if (!article.enRenfort || article.quantite === null) return article;
  const stock = availability === undefined ? null : Math.max(article.quantite, availability.stock ?? 0);
  return { ...article, quantite: stock };
}
