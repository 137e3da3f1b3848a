import { type Period, priceOver } from '@barnum/rules/period';
import { type UniteName, unitOfName } from '@barnum/rules/units';
import type { DraftItem } from '../../lib/request-draft-state.ts';

/** Amounts in euros as decimal strings, for one piece. */
export interface PricedArticle {
  id: number;
  prix: string;
  unite: UniteName;
  montantCaution: string;
  coutMontage: string;
}

/** What a price is for: the days that are asked for, null while they are unknown, and percent for each day on top. */
export interface Duration {
  period: Period | null;
  supplement: number;
}

/** Amounts in euros; `total` is rent and assembly, without the deposits, which come back. */
export interface Estimate {
  rent: number;
  assembly: number;
  deposits: number;
  total: number;
}

/** What a draft would cost at catalogue prices over its days. Assembly counts when it is asked for. */
export function estimate(
  items: readonly DraftItem[],
  articles: readonly PricedArticle[],
  { withAssembly, duration }: { withAssembly: boolean; duration: Duration },
): Estimate {
  const byId = new Map(articles.map((article) => [article.id, article]));
  const sum = (amount: (article: PricedArticle) => string) =>
    items.reduce((cents, { articleId, quantite }) => {
      const article = byId.get(articleId);
      return cents + (article ? toCents(amount(article)) * quantite : 0);
    }, 0);

  const rent = sum((article) => pieceAmount(article, duration));
  const assembly = withAssembly ? sum(({ coutMontage }) => coutMontage) : 0;
  const deposits = sum(({ montantCaution }) => montantCaution);
  return { rent: rent / 100, assembly: assembly / 100, deposits: deposits / 100, total: (rent + assembly) / 100 };
}

/** Price of one line of the request, in euros. */
export function lineAmount(
  article: Pick<PricedArticle, 'prix' | 'unite'>,
  quantite: number,
  duration: Duration,
): number {
  return (toCents(pieceAmount(article, duration)) * quantite) / 100;
}

function pieceAmount({ prix, unite }: Pick<PricedArticle, 'prix' | 'unite'>, { period, supplement }: Duration): string {
  return period === null ? prix : priceOver(prix, unitOfName[unite], period, supplement);
}

function toCents(amount: string): number {
  return Math.round(Number(amount) * 100);
}
