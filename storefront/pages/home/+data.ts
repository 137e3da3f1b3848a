import { limits } from '@barnum/rules/limits';
import { textsOfGroups } from '@barnum/rules/site-texts/site-texts';
import type { PageContextServer } from 'vike/types';
import { homeTextGroups } from '../../components/home/home-page.tsx';
import { pictureFields } from '../../lib/service/fragments.ts';
import { graphql } from '../../lib/service/graphql.ts';
import { layoutFields, loadPage } from '../../lib/service/load-page.server.ts';

const homeQuery = graphql(
  `
  query Home($testimonials: Int!) {
    ...LayoutFields
    categories {
      id
      slug
      nom
      urlImage
      articleCount
      picture {
        ...PictureFields
      }
    }
    partners {
      id
      nom
      lien
      logo
      picture {
        ...PictureFields
      }
    }
    testimonials(limit: $testimonials) {
      id
      prenom
      nom
      texte
      source
      createdAt
    }
  }
`,
  [layoutFields, pictureFields],
);

export type Data = Awaited<ReturnType<typeof data>>;

export async function data(pageContext: PageContextServer) {
  const { answer, page, texts } = await loadPage(homeQuery, { testimonials: limits.homeTestimonials }, pageContext);
  const { categories = [], partners = [], testimonials = [] } = answer ?? {};
  return {
    ...page,
    status: pageContext.routeParams.unknown && answer ? 404 : page.status,
    unknownPath: pageContext.routeParams.unknown !== undefined,
    categories: categories.filter(({ articleCount }) => articleCount > 0),
    partners,
    testimonials,
    texts: textsOfGroups(texts, homeTextGroups),
    description: texts.description,
  };
}
