import { paths } from '@barnum/rules/paths';
import { slugify } from '@barnum/rules/text/slug';
import { redirect } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import { toArticleSet } from '../../lib/article-sets.ts';
import { cutGroups, groupByCategory, readSearchQuery } from '../../lib/catalogue.ts';
import { articleCardFields, articleSetFields } from '../../lib/service/fragments.ts';
import { graphql } from '../../lib/service/graphql.ts';
import { layoutFields, loadPage } from '../../lib/service/load-page.server.ts';

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

export type Data = Awaited<ReturnType<typeof data>>;

export async function data(pageContext: PageContextServer) {
  const { slug } = pageContext.routeParams;
  const search = readSearchQuery(pageContext.urlOriginal);
  const { answer, page } = await loadPage(
    catalogueQuery,
    {
      // Copied with capitals or the full stop of a sentence, an address still says which category.
      slug: slugify(slug ?? ''),
      isNamed: slug !== undefined,
      search,
    },
    pageContext,
  );
  const groups = groupByCategory(answer?.articles ?? [], answer?.categories ?? [], slug);
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
    sets: (answer?.articleSets ?? []).map(toArticleSet),
  };
}
