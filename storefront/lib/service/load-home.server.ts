import { comingOpenDays } from '@barnum/rules/dates/opening-state';
import { todayInParis } from '@barnum/rules/dates/paris-time';
import { scheduleOf } from '@barnum/rules/dates/schedule';
import { limits } from '@barnum/rules/limits';
import { type SitePictureKey, textsOfGroups } from '@barnum/rules/site/site-texts/site-texts';
import type { PageContextServer } from 'vike/types';
import { toArticleSet } from '../article-sets.ts';
import { homeTextGroups } from '../home-text-groups.ts';
import { articleSetFields, deliveryFields, pictureFields } from './fragments.ts';
import { graphql } from './graphql.ts';
import { layoutFields, loadPage } from './load-page.server.ts';

const homeQuery = graphql(
  `
  query Home($testimonials: Int!, $sets: Int!) {
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
    pricing {
      terms {
        ...DeliveryFields
      }
    }
    articleSets(limit: $sets) {
      ...ArticleSetFields
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
      evenement
      createdAt
    }
  }
`,
  [layoutFields, pictureFields, articleSetFields, deliveryFields],
);

/** What the home page shows. */
export async function loadHome(pageContext: PageContextServer) {
  const variables = { testimonials: limits.homeTestimonials, sets: limits.homeArticleSets };
  const loaded = await loadPage(homeQuery, variables, pageContext);
  const { sitePictures = [], categories = [], articleSets = [], partners = [] } = loaded.answer ?? {};
  const pictureOf = (wanted: SitePictureKey) => sitePictures.find(({ key }) => key === wanted)?.picture ?? null;
  const home = {
    texts: textsOfGroups(loaded.texts, homeTextGroups),
    heroPicture: pictureOf('heroPicture'),
    peoplePicture: pictureOf('peoplePicture'),
    delivery: loaded.page.terms.tarifs,
    categories: categories.filter(({ articleCount }) => articleCount > 0),
    articleSets: articleSets.map(toArticleSet),
    partners,
    testimonials: loaded.answer?.testimonials ?? [],
    openDays: comingOpenDays(scheduleOf(loaded.answer?.companyInfo ?? []), todayInParis()),
  };
  return { ...loaded, home };
}
