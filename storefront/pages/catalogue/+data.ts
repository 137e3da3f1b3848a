import type { PageContextServer } from 'vike/types';
import { groupByCategory } from '../../lib/catalogue.ts';
import { articleCardFields } from '../../lib/fragments.ts';
import { graphql } from '../../lib/graphql.ts';
import { frameFields, loadPage } from '../../lib/load-page.server.ts';

const catalogueQuery = graphql(
  `
  query Catalogue {
    ...FrameFields
    categories {
      id
      slug
      nom
    }
    articles {
      ...ArticleCardFields
    }
  }
`,
  [frameFields, articleCardFields],
);

export type Data = Awaited<ReturnType<typeof data>>;

export async function data({ routeParams }: PageContextServer) {
  const { answer, page } = await loadPage(catalogueQuery, {});
  const groups = groupByCategory(answer?.articles ?? [], answer?.categories ?? [], routeParams.slug);
  const asked = groups.find(({ slug }) => slug === routeParams.slug) ?? null;
  const unknown = routeParams.slug !== undefined && !asked;
  return {
    ...page,
    status: unknown && answer ? 404 : page.status,
    groups,
    askedCategory: asked && { slug: asked.slug, nom: asked.nom },
  };
}
