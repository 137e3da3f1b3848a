import { paths } from '@barnum/rules/paths';
import { textsOfGroups } from '@barnum/rules/site/site-texts/site-texts';
import { unbrokenHtml } from '@barnum/rules/text/french';
import { slugify } from '@barnum/rules/text/slug';
import { redirect } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import { articleFailures, isSlug } from '../../lib/article-failure.ts';
import { outline } from '../../lib/outline.ts';
import { articleCardFields, pictureFields } from '../../lib/service/fragments.ts';
import { graphql } from '../../lib/service/graphql.ts';
import { layoutFields, loadPage } from '../../lib/service/load-page.server.ts';

const articleQuery = graphql(
  `
  query Article($slug: String!) {
    ...LayoutFields
    articleBySlug(slug: $slug) {
      id
      slug
      nom
      prix
      prixAVenir {
        aPartirDu
        prix
      }
      unite
      quantite
      quantiteAuMieux
      lot
      nomLot
      quantiteMinimum
      enRenfort
      accessories {
        nom
        quantite
        article {
          ...ArticleCardFields
        }
      }
      courteDescription
      longueDescription
      montantCaution
      coutMontage
      components {
        quantite
        possibles
        terrain
        choix
        articleId
        nom
        article {
          slug
          prix
          prixAVenir {
            aPartirDu
            prix
          }
          unite
          quantite
          enRenfort
          categorie {
            id
          }
          primaryImage {
            picture {
              ...PictureFields
            }
          }
        }
        components {
          articleId
          quantite
          possibles
          terrain
          choix
          nom
        }
      }
      specifications {
        label
        value
      }
      included
      excluded
      categorie {
        id
        slug
        nom
      }
      images {
        id
        altImage
        picture {
          ...PictureFields
        }
      }
    }
    articleCompanions(slug: $slug, limit: 4) {
      ...ArticleCardFields
    }
    articleNeighbours(slug: $slug, limit: 8) {
      ...ArticleCardFields
    }
  }
`,
  [layoutFields, articleCardFields, pictureFields],
);

export type Data = Awaited<ReturnType<typeof data>>;

export async function data(pageContext: PageContextServer) {
  const { slug } = pageContext.routeParams;
  const valid = isSlug(slug);
  // Copied with capitals or the full stop of a sentence, an address still says which article.
  const { answer, page, texts } = await loadPage(articleQuery, { slug: slugify(slug ?? '') }, pageContext);
  const found = answer?.articleBySlug ?? null;
  // A former slug, or another spelling.
  if (found && found.slug !== slug) throw redirect(paths.article(found.slug), 301);
  const article = found && { ...found, longueDescription: unbrokenHtml(outline(found.longueDescription, 3).html) };
  const family = answer?.articleNeighbours ?? [];
  const failure = article ? null : failureOf(valid, answer !== null, family.length > 0);
  const companions = answer?.articleCompanions ?? [];
  if (found) pageContext.shows = articlesShown(found, [...companions, ...family]);
  const others = family.filter(({ id }) => !companions.some((one) => one.id === id));
  const articleTexts = textsOfGroups(texts, ['article']);
  return {
    ...page,
    status: failure?.status ?? 200,
    article,
    failure,
    companions,
    neighbours: others.slice(0, 4),
    texts: articleTexts,
  };
}

interface Shown {
  id: number;
}

/** The tags of all articles of an article's page, by which it is kept while others change. */
function articlesShown(
  article: Shown & { accessories: { article: Shown | null }[]; components: { articleId: number }[] },
  others: Shown[],
): string[] {
  const proposed = article.accessories.flatMap((accessory) => accessory.article ?? []);
  const ids = [article, ...proposed, ...others].map(({ id }) => id);
  const parts = article.components.map(({ articleId }) => articleId);
  return [...new Set([...ids, ...parts])].map((id) => `articles:${id}`);
}

/** What has neighbours was an article. */
function failureOf(valid: boolean, answered: boolean, hasNeighbours: boolean) {
  if (!valid) return articleFailures.invalidUrl;
  if (hasNeighbours) return articleFailures.noLongerOffered;
  return answered ? articleFailures.notFound : articleFailures.loadFailed;
}
