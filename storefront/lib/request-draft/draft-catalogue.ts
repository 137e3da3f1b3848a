import { hiringInWords, isPossible, lastPossible, nextPossible } from '@barnum/rules/catalogue/articles/quantities';
import { readAnswers } from '@barnum/rules/catalogue/packs/answers-in-addresses';
import { grounds } from '@barnum/rules/catalogue/packs/packs';
import { choiceParameter, groundParameter, quantityParameter, selectionParameter } from '@barnum/rules/paths';
import { hiredOnDays, type OfferedArticle } from '../hired-on-days.ts';
import { type DraftItem, type DraftWish, quantityOf, withQuantity } from './request-draft-state.ts';

/** What is needed of an article to check a draft against the catalogue. */
export interface StockedArticle extends OfferedArticle {
  id: number;
  nom: string;
}

interface Reconciled {
  items: readonly DraftItem[];
  notices: readonly string[];
}

/**
 * The items as the catalogue still allows them; each one removed or lowered adds a notice. A number that fills no boxes
 * stays: its line says which would.
 */
export function reconcile(items: readonly DraftItem[], articles: readonly StockedArticle[]): Reconciled {
  const byId = new Map(articles.map((article) => [article.id, onAnyDays(article)]));
  const notices: string[] = [];
  let allowed = items;
  for (const { articleId, quantite } of items) {
    const article = byId.get(articleId);
    if (!article) notices.push('Un article de votre demande n’est plus au catalogue ; nous l’avons retiré.');
    else if (lastPossible(article) === 0)
      notices.push(`« ${article.nom} » n’est plus disponible ; nous l’avons retiré de votre demande.`);
    else if (quantite > lastPossible(article)) notices.push(loweredNotice(article.nom, lastPossible(article)));
    else continue;
    allowed = article ? withQuantity(allowed, articleId, quantite, article) : without(allowed, articleId);
  }
  return { items: allowed, notices };
}

/** The items, with each selected one that was missing; unknown or sold-out articles add a notice. */
export function addSelected(
  items: readonly DraftItem[],
  selected: readonly DraftItem[],
  articles: readonly StockedArticle[],
): Reconciled {
  const notices: string[] = [];
  let chosen = items;
  for (const { articleId, quantite } of selected) {
    const found = articles.find(({ id }) => id === articleId);
    const article = found && onAnyDays(found);
    if (!article) notices.push('Un article demandé n’est pas, ou plus, à notre catalogue.');
    else if (lastPossible(article) === 0) notices.push(`« ${article.nom} » n’est plus disponible.`);
    else if (quantityOf(chosen, articleId) === 0) {
      if (!isPossible(quantite, article)) notices.push(raisedNotice(article, quantite));
      chosen = withQuantity(chosen, articleId, quantite, article);
    }
  }
  return { items: chosen, notices: [...new Set(notices)] };
}

/**
 * Articles of `?selectedArticles=12,15:80`: a piece of one, 80 of the other. A form names the quantity of those without
 * one in a field of its own, `quantite`. Anything but a positive number becomes the id 0, which no article has.
 */
export function selectedItems(search: string): readonly DraftItem[] {
  const parameters = new URLSearchParams(search);
  const typed = parameters.get(quantityParameter);
  const quantities = new Map<number, number>();
  for (const value of parameters.getAll(selectionParameter).flatMap((list) => list.split(','))) {
    const [id = '', quantity = typed] = value.trim().split(':');
    const articleId = countIn(id) ?? 0;
    if (id !== '' && !quantities.has(articleId)) quantities.set(articleId, countIn(quantity) ?? 1);
  }
  return [...quantities].map(([articleId, quantite]) => ({ articleId, quantite }));
}

/** What `?selectedArticles=12:1:dur:45` says of packs; a form names it in fields of its own, `terrain` and `choix`. */
export function selectedWishes(search: string): readonly DraftWish[] {
  const parameters = new URLSearchParams(search);
  const typed = [parameters.get(groundParameter) ?? '', ...parameters.getAll(choiceParameter)];
  return parameters
    .getAll(selectionParameter)
    .flatMap((list) => list.split(','))
    .flatMap((value) => {
      const [id = '', quantity, ...said] = value.trim().split(':');
      const [ground, ...chosen] = quantity === undefined ? typed : said;
      const articleId = countIn(id);
      const terrain = grounds.find((one) => one === ground) ?? null;
      const answers = readAnswers(chosen);
      const isSaid = terrain !== null || answers.choix.length + answers.reponses.length > 0;
      return articleId === null || !isSaid ? [] : { articleId, terrain, ...answers };
    });
}

function countIn(text: string | null): number | null {
  return /^[1-9]\d{0,9}$/.test(text ?? '') ? Number(text) : null;
}

/** The address without its selection, once that is in the draft. */
export function withoutSelection(href: string): string {
  const url = new URL(href);
  url.searchParams.delete(selectionParameter);
  for (const name of [quantityParameter, groundParameter, choiceParameter]) url.searchParams.delete(name);
  return `${url.pathname}${url.search}${url.hash}`;
}

/** What is rented in for some days is checked against them once they are known, by the form and by the service. */
function onAnyDays(article: StockedArticle): StockedArticle {
  return hiredOnDays(article, undefined);
}

function without(items: readonly DraftItem[], articleId: number): readonly DraftItem[] {
  return items.filter((item) => item.articleId !== articleId);
}

function raisedNotice(article: StockedArticle, quantite: number): string {
  const next = nextPossible(quantite, article);
  return `« ${article.nom} » : ${hiringInWords(article)}. La quantité a été portée à ${next}.`;
}

function loweredNotice(nom: string, stock: number): string {
  return `« ${nom} » : nous en avons ${stock} au maximum, la quantité a été ramenée à ${stock}.`;
}
