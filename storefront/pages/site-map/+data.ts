import type { PageContextServer } from 'vike/types';
import { groupByCategory } from '../../lib/catalogue.ts';
import { graphql } from '../../lib/service/graphql.ts';
import { layoutFields, loadPage } from '../../lib/service/load-page.server.ts';

const siteMapQuery = graphql(
  `
  query SiteMap {
    ...LayoutFields
    categories {
      id
      slug
      nom
    }
    articles {
      slug
      nom
      categorie {
        id
      }
    }
  }
`,
  [layoutFields],
);

export type Data = Awaited<ReturnType<typeof data>>;

/** `groups` is null when the articles could not be loaded. */
export async function data(pageContext: PageContextServer) {
  const { answer, page } = await loadPage(siteMapQuery, {}, pageContext);
  const groups = answer && groupByCategory(answer.articles, answer.categories);
  return { ...page, groups };
}
