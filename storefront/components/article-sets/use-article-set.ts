import { exceedsStock, priceArticleSet } from '@barnum/rules/catalogue/article-sets/article-sets';
import { lastPossible } from '@barnum/rules/catalogue/articles/quantities';
import type { FormEvent } from 'react';
import { announce } from '../../lib/announcements.ts';
import type { ArticleSet, SetItem } from '../../lib/article-sets.ts';
import { hiredOnDays } from '../../lib/hired-on-days.ts';
import { useRequestDraft } from '../../lib/request-draft/request-draft.ts';
import { quantityOf } from '../../lib/request-draft/request-draft-state.ts';
import { useArticleAvailability } from '../availability/article-availability.tsx';
import { useVisitorDates } from '../visitor-dates/visitor-dates.tsx';

/** What a set costs at the visitor's days, whether the draft holds it, and how it gets there. */
export function useArticleSet({ nom, items: offered }: ArticleSet) {
  const { draft, addArticles } = useRequestDraft();
  const { terms, period } = useVisitorDates();
  const availability = useArticleAvailability();
  const items = offered.map((item) => ({
    ...item,
    hiredOut: hiredOnDays(item.hiredOut, availability.get(item.articleId)),
  }));
  const short = items.filter(({ quantite, hiredOut }) => exceedsStock(quantite, hiredOut.quantite));
  const available = items.filter(({ hiredOut }) => lastPossible(hiredOut) > 0);
  const isAdded =
    available.length > 0 && available.every((item) => quantityOf(draft.items, item.articleId) >= pieces(item));

  function add(event: FormEvent) {
    event.preventDefault();
    addArticles(available.map(({ articleId, quantite, hiredOut }) => ({ articleId, quantite, article: hiredOut })));
    announce(
      `${nom}\u00a0: ${available.length === 1 ? '1 article' : `${available.length} articles`} dans votre demande`,
    );
  }

  return { price: priceArticleSet(items, terms, period), hasDays: period !== null, short, isAdded, add };
}

/** Pieces that can be had: no more than there are. */
function pieces({ quantite, hiredOut }: SetItem): number {
  return Math.min(quantite, lastPossible(hiredOut));
}
