import { administratorToken, call } from './service.ts';

interface StoredArticle {
  nom: string;
  prix: number;
  images: { id: number; alt_image: string | null; primary: boolean }[];
}

type Fields = Record<string, unknown>;

/** Articles and categories as a second administrator reads and changes them, through the REST API. */
export async function openCatalogue() {
  const token = await administratorToken();
  const send = async (method: string, path: string, fields?: Fields) => {
    const answer = await call(method, path, token, fields);
    if (answer?.error) throw new Error(`${method} ${path}: ${answer.error}`);
    return answer;
  };

  return {
    article: async (id: number): Promise<StoredArticle> => (await send('GET', `/articles/${id}`)).article,
    articlesNamed: async (nom: string): Promise<{ id: number }[]> =>
      (await send('GET', '/articles')).articles.filter((article: { nom: string }) => article.nom === nom),
    createArticle: async (fields: Fields): Promise<number> => (await send('POST', '/articles', fields)).article.id,
    updateArticle: (id: number, fields: Fields) => send('PUT', `/articles/${id}`, fields),
    deleteArticle: (id: number) => send('DELETE', `/articles/${id}`),
    categories: async (): Promise<{ id: number; nom: string }[]> => (await send('GET', '/categories')).categories,
    createCategory: async (fields: Fields): Promise<number> => (await send('POST', '/categories', fields)).category.id,
    updateCategory: (id: number, fields: Fields) => send('PUT', `/categories/${id}`, fields),
    deleteCategory: (id: number) => send('DELETE', `/categories/${id}`),
  };
}
