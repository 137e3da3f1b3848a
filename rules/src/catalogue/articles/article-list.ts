import { type ArticleState, articleStates } from './article-states.ts';

/** The category of `?categorie=` in the address of the administrators' list: 0 for « Non catégorisé », null for all. */
export function readCategory(parameter: string): number | null {
  return /^\d{1,9}$/.test(parameter) ? Number(parameter) : null;
}

/** The state of `?etat=`; null for all. */
export function readArticleState(parameter: string): ArticleState | null {
  return articleStates.find((state) => state === parameter) ?? null;
}
