import { limits } from '@barnum/rules/limits';
import type { PageContextServer } from 'vike/types';
import { pictureFields } from '../../lib/fragments.ts';
import { graphql } from '../../lib/graphql.ts';
import { frameFields, loadPage } from '../../lib/load-page.server.ts';

const homeQuery = graphql(
  `
  query Home {
    ...FrameFields
    articles {
      categorie {
        id
      }
    }
    categories {
      id
      slug
      nom
      urlImage
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
    testimonials {
      id
      prenom
      nom
      texte
      source
      createdAt
    }
  }
`,
  [frameFields, pictureFields],
);

export type Data = Awaited<ReturnType<typeof data>>;

export async function data({ routeParams }: PageContextServer) {
  const { answer, page } = await loadPage(homeQuery, {});
  const { articles = [], categories = [], partners = [], testimonials = [] } = answer ?? {};
  const counts = new Map<number, number>();
  for (const { categorie } of articles) {
    if (categorie) counts.set(categorie.id, (counts.get(categorie.id) ?? 0) + 1);
  }
  return {
    ...page,
    status: routeParams.unknown && answer ? 404 : page.status,
    unknownPath: routeParams.unknown !== undefined,
    categories: categories
      .map((category) => ({ ...category, articleCount: counts.get(category.id) ?? 0 }))
      .filter(({ articleCount }) => articleCount > 0),
    partners,
    testimonials: testimonials.slice(0, limits.homeTestimonials),
  };
}
