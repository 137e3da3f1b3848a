import { limits } from '@barnum/rules/limits';
import { textsOfGroups } from '@barnum/rules/site-texts/site-texts';
import type { PageContextServer } from 'vike/types';
import { homeTextGroups } from '../home-text-groups.ts';
import { pictureFields } from './fragments.ts';
import { graphql } from './graphql.ts';
import { layoutFields, loadPage } from './load-page.server.ts';

const homeQuery = graphql(
  `
  query Home($testimonials: Int!) {
    ...LayoutFields
    sitePictures {
      key
      picture {
        ...PictureFields
      }
    }
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

/** What the home page shows. */
export async function loadHome(pageContext: PageContextServer) {
  const loaded = await loadPage(homeQuery, { testimonials: limits.homeTestimonials }, pageContext);
  const { sitePictures = [], categories = [], partners = [], testimonials = [] } = loaded.answer ?? {};
  const home = {
    texts: textsOfGroups(loaded.texts, homeTextGroups),
    heroPicture: sitePictures.find(({ key }) => key === 'heroPicture')?.picture ?? null,
    categories: categories.filter(({ articleCount }) => articleCount > 0),
    partners,
    testimonials,
  };
  return { ...loaded, home };
}
