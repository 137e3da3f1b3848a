import { paths } from '@barnum/rules/paths';
import { slugify } from '@barnum/rules/text/slug';
import { redirect } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import { toArticleSet } from '../../lib/article-sets.ts';
import { cutGroups, groupByCategory, readSearchQuery } from '../../lib/catalogue.ts';
import { articleCardFields, articleSetFields } from '../../lib/service/fragments.ts';
import { graphql } from '../../lib/service/graphql.ts';
import { layoutFields, loadPage } from '../../lib/service/load-page.server.ts';
import { queryService } from '../../lib/service/query-service.server.ts';

const catalogueQuery = graphql(
  `
  query Catalogue($slug: String!, $isNamed: Boolean!, $search: String!) {
    ...LayoutFields
    categories {
      id
      slug
      nom
    }
    articles(search: $search) {
      ...ArticleCardFields
      capacite
    }
    articleSets {
      ...ArticleSetFields
    }
    categoryBySlug(slug: $slug) @include(if: $isNamed) {
      slug
      picture {
        key
        width
        height
      }
    }
  }
`,
  [layoutFields, articleCardFields, articleSetFields],
);

const closeQuery = graphql(
  `
  query CloseArticles($search: String!) {
    articles(search: $search, proches: true) {
      ...ArticleCardFields
      capacite
    }
  }
`,
  [articleCardFields],
);

export type Data = Awaited<ReturnType<typeof data>>;

export async function data(pageContext: PageContextServer) {
  const { slug } = pageContext.routeParams;
  const search = readSearchQuery(pageContext.urlOriginal);
  const { answer, page, texts } = await loadPage(
    catalogueQuery,
    {
      // Copied with capitals or the full stop of a sentence, an address still says which category.
      slug: slugify(slug ?? ''),
      isNamed: slug !== undefined,
      search,
    },
    pageContext,
  );
  const close = search.trim() !== '' && answer?.articles.length === 0 ? await loadClose(search, pageContext) : [];
  const articles = close.length > 0 ? close : (answer?.articles ?? []);
  const groups = groupByCategory(articles, answer?.categories ?? [], slug);
  const requested = groups.find((group) => group.slug === slug) ?? null;
  // A former slug, or another spelling.
  const named = answer?.categoryBySlug;
  if (named && !requested) throw redirect(paths.category(named.slug), 301);
  const unknown = slug !== undefined && !requested;
  return {
    ...page,
    status: unknown && answer ? 404 : page.status,
    // What is not searched for is searched in the browser, which then has it all.
    groups: search.trim() === '' ? groups : cutGroups(groups, slug),
    requestedCategory: requested && { slug: requested.slug, nom: requested.nom, picture: named?.picture ?? null },
    search,
    isClose: close.length > 0,
    synonyms: texts.searchSynonyms,
    sets: (answer?.articleSets ?? []).map(toArticleSet),
  };
}

/** What comes close to a search that finds nothing; nothing where the service does not answer. */
async function loadClose(search: string, { globalContext: { env }, visitor }: PageContextServer) {
  try {
    return (await queryService(closeQuery, { search }, { env, visitor })).articles;
  } catch (error) {
    console.error(`What comes close to a search is not shown: ${(error as Error).message}`);
    return [];
  }
}
