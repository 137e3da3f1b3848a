import { createApiClient } from './service/api-client.ts';
import { graphql } from './service/graphql.ts';

const searchTextsQuery = graphql(`
  query SearchTexts {
    articles {
      id
      searchText
    }
  }
`);

/** All the words of each article, folded, with the long description, by its id. Throws when the query fails. */
export async function loadSearchTexts(): Promise<ReadonlyMap<number, string>> {
  const { data, error } = await createApiClient().query(searchTextsQuery, {}).toPromise();
  if (!data) throw error ?? new Error('The service sent no texts to search in.');
  return new Map(data.articles.map(({ id, searchText }) => [id, searchText]));
}
