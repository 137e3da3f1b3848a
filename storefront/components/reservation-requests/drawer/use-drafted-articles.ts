import { refundDelay } from '@barnum/rules/site/text-figures/text-figures';
import { useEffect, useState } from 'react';
import type { DraftItem } from '../../../lib/request-draft/request-draft-state.ts';
import { createApiClient } from '../../../lib/service/api-client.ts';
import { graphql } from '../../../lib/service/graphql.ts';
import { type ArticleChoice, articleChoiceFields } from '../draft/article-choices.ts';

const draftedArticlesQuery = graphql(
  `
    query DraftedArticles($ids: [Int!]!) {
      articles(ids: $ids) {
        ...ArticleChoice
        slug
      }
      companyInfo {
        nom
        valeur
      }
    }
  `,
  [articleChoiceFields],
);

export type DraftedArticle = ArticleChoice & { slug: string };

interface Known {
  /** What was asked for: an id without an article has left the catalogue. */
  ids: readonly number[];
  articles: readonly DraftedArticle[];
  /** « sept jours » */
  refundDelay: string;
}

/** The articles of a draft: a page holds only its own. Null until they are known. */
export function useDraftedArticles(items: readonly DraftItem[]) {
  const [known, setKnown] = useState<Known | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const ids = items.map(({ articleId }) => articleId);
  const isMissing = ids.some((id) => !known?.ids.includes(id));
  const asked = isMissing ? ids.join() : '';

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    if (asked === '') return;
    let isOutdated = false;
    loadArticles(asked.split(',').map(Number)).then((answer) => {
      if (isOutdated) return;
      setFailed(answer === null);
      if (answer) setKnown(answer);
    });
    return () => {
      isOutdated = true;
    };
  }, [asked, attempt]);

  return { known, hasFailed, retry: () => setAttempt(attempt + 1) };
}

async function loadArticles(ids: readonly number[]): Promise<Known | null> {
  const { data } = await createApiClient()
    .query(draftedArticlesQuery, { ids: [...ids] })
    .toPromise();
  if (!data) return null;
  return { ids, articles: data.articles, refundDelay: refundDelay(data.companyInfo) };
}
