import { messages } from '@barnum/rules/messages';
import { useEffect, useState } from 'react';
import { toast } from 'sonner';
import { createApiClient } from '../../lib/api-client.ts';
import { type ArticleChoice, articleChoicesQuery } from './article-choices.ts';

/** The articles that came with the page; when they did not (null), says so and can ask for them again. */
export function useArticleChoices(fromPage: readonly ArticleChoice[] | null) {
  const [articles, setArticles] = useState(fromPage);
  const [loading, setLoading] = useState(false);

  useEffect(() => {
    if (fromPage === null) toast.error(messages.reservation.loadFailed);
  }, [fromPage]);

  async function reload() {
    setLoading(true);
    const { data, error } = await createApiClient().query(articleChoicesQuery, {}).toPromise();
    if (data && !error) setArticles(data.articles);
    else toast.error(messages.reservation.loadFailed);
    setLoading(false);
  }

  return { articles, loading, reload };
}
