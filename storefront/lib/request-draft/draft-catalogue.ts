import { canAddOne } from '@barnum/rules/articles';
import { selectionParameter } from '@barnum/rules/paths';
import { type DraftItem, quantityOf, withQuantity } from './request-draft-state.ts';

/** What is needed of an article to check a draft against the catalogue. `quantite` null means unlimited. */
export interface StockedArticle {
  id: number;
  nom: string;
  quantite: number | null;
}

interface Reconciled {
  items: readonly DraftItem[];
  notices: readonly string[];
}

/** The items as the catalogue still allows them; each one removed or reduced adds a notice. */
export function reconcile(items: readonly DraftItem[], articles: readonly StockedArticle[]): Reconciled {
  const byId = new Map(articles.map((article) => [article.id, article]));
  const notices: string[] = [];
  let allowed = items;
  for (const { articleId, quantite } of items) {
    const article = byId.get(articleId);
    const stock = article?.quantite ?? null;
    if (!article) notices.push('Un article de votre demande n’est plus au catalogue ; nous l’avons retiré.');
    else if (stock === 0)
      notices.push(`« ${article.nom} » n’est plus disponible ; nous l’avons retiré de votre demande.`);
    else if (stock !== null && quantite > stock) notices.push(loweredNotice(article.nom, stock));
    else continue;
    allowed = withQuantity(allowed, articleId, article ? quantite : 0, stock);
  }
  return { items: allowed, notices };
}

/** The items, with one piece of each selected article that was missing; unknown or sold-out ids add a notice. */
export function addSelected(
  items: readonly DraftItem[],
  articleIds: readonly number[],
  articles: readonly StockedArticle[],
): Reconciled {
  const notices: string[] = [];
  let chosen = items;
  for (const articleId of articleIds) {
    const article = articles.find(({ id }) => id === articleId);
    if (!article) notices.push('Un article demandé n’est pas, ou plus, à notre catalogue.');
    else if (!canAddOne(0, article.quantite)) notices.push(`« ${article.nom} » n’est plus disponible.`);
    else if (quantityOf(chosen, articleId) === 0) chosen = withQuantity(chosen, articleId, 1, article.quantite);
  }
  return { items: chosen, notices: [...new Set(notices)] };
}

/** Article ids of `?selectedArticles=12,15`; anything but a positive number becomes 0, which no article has. */
export function selectedArticles(search: string): readonly number[] {
  const values = new URLSearchParams(search).getAll(selectionParameter).flatMap((value) => value.split(','));
  const ids = values.map((value) => value.trim()).filter(Boolean);
  return [...new Set(ids.map((value) => (/^[1-9]\d{0,9}$/.test(value) ? Number(value) : 0)))];
}

/** The address without its selection, once that is in the draft. */
export function withoutSelection(href: string): string {
  const url = new URL(href);
  url.searchParams.delete(selectionParameter);
  return `${url.pathname}${url.search}${url.hash}`;
}

function loweredNotice(nom: string, stock: number): string {
  return `« ${nom} » : nous en avons ${stock} au maximum, la quantité a été ramenée à ${stock}.`;
}
