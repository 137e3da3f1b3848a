import { groupByCategory } from './catalogue.ts';
import { closeArticles } from './close-articles.ts';
import { createApiClient } from './service/api-client.ts';
import { articleCardFields } from './service/fragments.ts';
import { graphql } from './service/graphql.ts';

const searchTextsQuery = graphql(`
  query SearchTexts {
    articles {
      id
      searchText
    }
  }
`);

const wholeCatalogueQuery = graphql(
  `
  query WholeCatalogue {
    categories {
      id
      slug
      nom
    }
    articles {
      ...ArticleCardFields
      capacite
      searchText
    }
  }
`,
  [articleCardFields],
);

/**
 * The folded text of each article, its long description included, by its id, and how to find in them what comes close.
 * Throws when they cannot be loaded.
 */
export async function loadSearchTexts() {
  const { data, error } = await createApiClient().query(searchTextsQuery, {}).toPromise();
  if (!data) throw error ?? new Error('The service sent no texts to search in.');
  return { searchTexts: searchTextsOf(data.articles), closeSearch: closeArticles };
}

/** The whole catalogue with these texts. Throws when it cannot be loaded. */
export async function loadCatalogue() {
  const { data, error } = await createApiClient().query(wholeCatalogueQuery, {}).toPromise();
  if (!data) throw error ?? new Error('The service sent no catalogue.');
  return {
    groups: groupByCategory(data.articles, data.categories),
    searchTexts: searchTextsOf(data.articles),
    closeSearch: closeArticles,
  };
}

function searchTextsOf(articles: readonly { id: number; searchText: string }[]): ReadonlyMap<number, string> {
  return new Map(articles.map(({ id, searchText }) => [id, searchText]));
}
