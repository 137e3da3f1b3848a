import { paths } from '@barnum/rules/paths';
import { redirect } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import { articleFailures, isSlug } from '../../lib/article-failure.ts';
import { articleCardFields, pictureFields } from '../../lib/fragments.ts';
import { graphql } from '../../lib/graphql.ts';
import { frameFields, loadPage } from '../../lib/load-page.server.ts';

const articleQuery = graphql(
  `
  query Article($slug: String!) {
    ...FrameFields
    articleBySlug(slug: $slug) {
      id
      slug
      nom
      prix
      unite
      quantite
      courteDescription
      longueDescription
      montantCaution
      coutMontage
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
    articles {
      ...ArticleCardFields
    }
  }
`,
  [frameFields, articleCardFields, pictureFields],
);

const maxNeighbours = 4;

export type Data = Awaited<ReturnType<typeof data>>;

export async function data({ routeParams: { slug } }: PageContextServer) {
  const valid = isSlug(slug);
  const { answer, page } = await loadPage(articleQuery, { slug: valid ? slug : '' });
  const article = (valid && answer?.articleBySlug) || null;
  // A former slug: the article has another one by now.
  if (article && article.slug !== slug) throw redirect(paths.article(article.slug), 301);
  const failure = article ? null : failureOf(valid, answer !== null);
  const neighbours = article?.categorie
    ? nearest(answer?.articles ?? [], article).filter(({ categorie }) => categorie?.id === article.categorie?.id)
    : [];
  return { ...page, status: failure?.status ?? 200, article, failure, neighbours: neighbours.slice(0, maxNeighbours) };
}

function failureOf(valid: boolean, answered: boolean) {
  if (!valid) return articleFailures.invalidUrl;
  return answered ? articleFailures.notFound : articleFailures.loadFailed;
}

/** The other articles, those that follow first, so that every article of a category is some other's neighbour. */
function nearest<A extends { id: number }>(articles: readonly A[], article: { id: number }): A[] {
  const index = articles.findIndex(({ id }) => id === article.id);
  return [...articles.slice(index + 1), ...articles.slice(0, Math.max(index, 0))];
}
