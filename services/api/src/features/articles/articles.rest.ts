import { messages } from '@barnum/rules/messages';
import { uncategorised } from '@barnum/rules/paths';
import { foundOr404, pathId, type RestRoute } from '../../rest/route.ts';
import { restImage } from '../images/images.rest.ts';
import {
  type ArticleWithRelations,
  articleWithRelations,
  findArticle,
  listArticles,
  listArticlesByCategory,
} from './articles.domain.ts';

export const articleRoutes: readonly RestRoute[] = [
  {
    method: 'GET',
    path: '/articles',
    access: 'public',
    handle: async ({ context }) => ({
      articles: (await listArticles(context.db, articleWithRelations)).map(restArticle),
    }),
  },
  {
    method: 'GET',
    path: '/articles/:id',
    access: 'public',
    handle: async (call) => {
      const article = await findArticle(call.context.db, pathId(call), articleWithRelations);
      return { article: restArticle(foundOr404(article, messages.articles.notFound)) };
    },
  },
  {
    method: 'GET',
    path: '/articles/category/:id',
    access: 'public',
    handle: async (call) => {
      const id = pathId(call, { allowZero: true });
      return { articles: (await listArticlesByCategory(call.context.db, id, articleWithRelations)).map(restArticle) };
    },
  },
];

/** An article under the documented names. */
function restArticle(article: ArticleWithRelations) {
  return {
    id: article.id,
    slug: article.slug,
    nom: article.nom,
    categorie: article.categorieId,
    categorie_nom: article.categorie?.nom ?? uncategorised.nom,
    article_categories: article.categorie && { nom: article.categorie.nom },
    prix: article.prix.toNumber(),
    unite: article.unite,
    quantite: article.quantite,
    courte_description: article.courteDescription,
    longue_description: article.longueDescription,
    montant_caution: article.montantCaution.toNumber(),
    coût_montage: article.coutMontage.toNumber(),
    created_at: article.createdAt,
    updated_at: article.updatedAt,
    images: article.images.map(restImage),
  };
}
