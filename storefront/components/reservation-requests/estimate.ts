import type { DraftItem } from '../../lib/request-draft-state.ts';

/** Amounts in euros as decimal strings, for one piece. */
interface PricedArticle {
  id: number;
  prix: string;
  montantCaution: string;
  coutMontage: string;
}

/** Amounts in euros; `total` is rent and assembly, without the deposits, which come back. */
export interface Estimate {
  rent: number;
  assembly: number;
  deposits: number;
  total: number;
}

/** What a draft would cost at catalogue prices, one unit of time each. Assembly counts when it is asked for. */
export function estimate(
  items: readonly DraftItem[],
  articles: readonly PricedArticle[],
  withAssembly: boolean,
): Estimate {
  const byId = new Map(articles.map((article) => [article.id, article]));
  const sum = (amount: (article: PricedArticle) => string) =>
    items.reduce((cents, { articleId, quantite }) => {
      const article = byId.get(articleId);
      return cents + (article ? toCents(amount(article)) * quantite : 0);
    }, 0);

  const rent = sum(({ prix }) => prix);
  const assembly = withAssembly ? sum(({ coutMontage }) => coutMontage) : 0;
  const deposits = sum(({ montantCaution }) => montantCaution);
  return { rent: rent / 100, assembly: assembly / 100, deposits: deposits / 100, total: (rent + assembly) / 100 };
}

/** Price of one line of the request, in euros. */
export function lineAmount(prix: string, quantite: number): number {
  return (toCents(prix) * quantite) / 100;
}

function toCents(amount: string): number {
  return Math.round(Number(amount) * 100);
}
