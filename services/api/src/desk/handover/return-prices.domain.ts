import { toAmount, toCents } from '@barnum/rules/prices/amounts';
import type { Db } from '../../platform/db/client.ts';
import type { HandoverSheet } from './handover-sheets.domain.ts';

/** What is proposed for the pieces of a line that come back otherwise than they left; exact texts in euros, of one piece. */
export interface ReturnPrice {
  lineId: number;
  /** Whether the stock of its article is counted. */
  enStock: boolean;
  remplacement: string;
  nettoyage: string;
}

/** The prices that a return proposes: the article's replacement value, or else the deposit that was agreed for a piece. */
export async function readReturnPrices(
  db: Db,
  { requestId, lines }: Pick<HandoverSheet, 'requestId' | 'lines'>,
): Promise<ReturnPrice[]> {
  const articleIds = lines.flatMap(({ articleId }) => articleId ?? []);
  const articles = await db.article.findMany({
    where: { id: { in: articleIds } },
    select: {
      id: true,
      quantite: true,
      valeurRemplacement: true,
      fraisNettoyage: true,
      _count: { select: { components: true } },
    },
  });
  const agreed = await db.reservationRequestItem.findMany({
    where: { requestId, articleId: { in: articleIds } },
    select: { articleId: true, montantCaution: true },
  });
  return lines.map(({ id: lineId, articleId }) => {
    const article = articles.find(({ id }) => id === articleId);
    const value = toCents(article?.valeurRemplacement.toFixed(2) ?? '0.00');
    const deposit = toCents(agreed.find((item) => item.articleId === articleId)?.montantCaution?.toFixed(2) ?? '0.00');
    return {
      lineId,
      enStock: article !== undefined && article.quantite !== null && article._count.components === 0,
      remplacement: toAmount(article === undefined ? 0 : value || deposit),
      nettoyage: article?.fraisNettoyage.toFixed(2) ?? '0.00',
    };
  });
}
