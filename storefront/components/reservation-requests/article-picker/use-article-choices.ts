import { sentences } from '@barnum/rules/sentences';
import { useEffect, useState } from 'react';
import { toast } from 'sonner';
import { createApiClient } from '../../../lib/service/api-client.ts';
import { type ArticleChoices, articleChoicesQuery } from '../draft/article-choices.ts';

/** The page's catalogue; when it could not be loaded (null), an error and a way to try again. */
export function useArticleChoices(fromPage: ArticleChoices | null) {
  const [catalogue, setCatalogue] = useState(fromPage);
  const [loading, setLoading] = useState(false);

  useEffect(() => {
    if (fromPage === null) toast.error(sentences.form.loadFailed);
  }, [fromPage]);

  async function reload() {
    setLoading(true);
    const { data, error } = await createApiClient().query(articleChoicesQuery, {}).toPromise();
    if (data && !error) setCatalogue(data);
    else toast.error(sentences.form.loadFailed);
    setLoading(false);
  }

  return { catalogue, loading, reload };
}
