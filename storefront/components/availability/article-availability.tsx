import type { PackWish } from '@barnum/rules/catalogue/packs/packs';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { AvailabilityByArticle } from '../../lib/article-availability.ts';
import { unknownAvailability, useAvailability } from '../../lib/availability/use-availability.ts';
import { hiredOnDays, type OfferedArticle } from '../../lib/hired-on-days.ts';
import { type AskedArticle, hiredAsSaid } from '../../lib/packs.ts';
import { useSaidOf } from '../../lib/request-draft/request-draft.ts';
import { AvailabilityBadge } from './availability-badge.tsx';

const AvailabilityContext = createContext<AvailabilityByArticle>(unknownAvailability);

/** Provides the availability of all articles of a page for the visitor's days, fetched in one query. */
export function AvailabilityProvider({ children }: { children: ReactNode }) {
  return <AvailabilityContext.Provider value={useAvailability()}>{children}</AvailabilityContext.Provider>;
}

/** Availability of the page's articles, as far as it is known. */
export function useArticleAvailability(): AvailabilityByArticle {
  return useContext(AvailabilityContext);
}

/**
 * An article with the stock of the visitor's days; a pack with what is left to hire after what was said of it, or, where its
 * parts are not known, after the best that can be said.
 */
export function useHiredOnDays<Article extends OfferedArticle & { id: number }>(article: Article): Article {
  const onDays = hiredOnDays(article, useArticleAvailability().get(article.id));
  const wish = useSaidOf(article.id);
  return useMemo(() => hiredAfter(onDays, wish ?? {}), [onDays, wish]);
}

function hiredAfter<Article extends OfferedArticle & { id: number }>(article: Article, wish: PackWish): Article {
  if (isPack(article)) return hiredAsSaid(article, wish);
  // What is rented in for some days is counted with these days.
  if (article.quantiteAuMieux === undefined || article.enRenfort) return article;
  return { ...article, quantite: article.quantiteAuMieux };
}

function isPack<Article extends OfferedArticle>(article: Article): article is Article & AskedArticle {
  return 'components' in article;
}

/** Availability of this article for the visitor's days; renders nothing while it is unknown. */
export function ArticleAvailability({ articleId }: { articleId: number }) {
  return <AvailabilityBadge availability={useArticleAvailability().get(articleId)} />;
}
