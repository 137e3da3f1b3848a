import { unitNames, units } from '@barnum/rules/catalogue/articles/articles';
import { articleInput, changedArticleInput } from '@barnum/rules/catalogue/articles-input';
import { parseInput, parsePatch } from '@barnum/rules/errors';
import { z } from '@barnum/rules/fields/zod';
import { uncategorised } from '@barnum/rules/paths';
import { sentences } from '@barnum/rules/sentences';
import { authorOf, type CallContext, readingOf } from '../../platform/context.ts';
import { htmlToShow } from '../../platform/html/html-to-show.ts';
import { foundOr404, pathId, type RestRoute } from '../../platform/rest/route.ts';
import { imageAnswer, restImage } from '../images/images.rest.ts';
import { pricedOn } from '../price-lists/dated-prices.domain.ts';
import { listArticles, listArticlesByCategory } from './article-lists.domain.ts';
import {
  createArticle,
  deleteArticle,
  findArticle,
  updateArticle,
  type WholeArticle,
  wholeArticle,
} from './articles.domain.ts';

/** REST writes the unit « journée » with its accent. */
const documented = {
  unite: z
    .enum(Object.values(unitNames), sentences.articles.unitInvalid)
    .transform((name) => units.find((unite) => unitNames[unite] === name) ?? 'unitaire')
    .default('unitaire'),
};
const documentedInput = articleInput.extend(documented);
const documentedPatch = changedArticleInput.extend(documented);

const body = {
  schema: documentedInput,
  names: {
    nom: 'nom',
    categorieId: 'categorie',
    prix: 'prix',
    unite: 'unite',
    quantite: 'quantite',
    courteDescription: 'courte_description',
    longueDescription: 'longue_description',
    montantCaution: 'montant_caution',
    coutMontage: 'coût_montage',
  },
};

const articleAnswer = z.object({
  id: z.int(),
  slug: z.string(),
  nom: z.string(),
  categorie: z.int().nullable(),
  categorie_nom: z.string(),
  article_categories: z.object({ nom: z.string() }).nullable(),
  prix: z.number(),
  unite: z.string(),
  quantite: z.int().nullable(),
  courte_description: z.string().nullable(),
  longue_description: z.string().nullable(),
  montant_caution: z.number(),
  coût_montage: z.number(),
  created_at: z.date(),
  updated_at: z.date(),
  images: z.array(imageAnswer),
});

export const articleRoutes: readonly RestRoute[] = [
  {
    method: 'GET',
    path: '/articles',
    operationId: 'listArticles',
    summary: 'Tous les articles',
    description:
      'Catégorie par catégorie ; ceux qui n’en ont pas à la fin. Ceux qui sont masqués ou archivés, pour un administrateur seulement.',
    access: 'public',
    answer: z.object({ articles: z.array(articleAnswer) }),
    handle: async ({ context }) => ({
      articles: await restArticles(context, await listArticles(context.db, wholeArticle, readingOf(context))),
    }),
  },
  {
    method: 'GET',
    path: '/articles/:id',
    operationId: 'readArticle',
    summary: 'Un article',
    access: 'public',
    answer: z.object({ article: articleAnswer }),
    handle: async (call) => {
      const article = await findArticle(call.context.db, pathId(call), wholeArticle, readingOf(call.context));
      return { article: await restArticle(call.context, foundOr404(article, sentences.articles.notFound)) };
    },
  },
  {
    method: 'GET',
    path: '/articles/category/:id',
    operationId: 'listArticlesOfCategory',
    summary: 'Les articles d’une catégorie',
    description: '0 est « Non catégorisé ».',
    access: 'public',
    answer: z.object({ articles: z.array(articleAnswer) }),
    handle: async (call) => {
      const id = pathId(call, { allowZero: true });
      const articles = await listArticlesByCategory(call.context.db, id, wholeArticle, readingOf(call.context));
      return { articles: await restArticles(call.context, articles) };
    },
  },
  {
    method: 'POST',
    path: '/articles',
    operationId: 'createArticle',
    summary: 'Créer un article',
    access: 'articles',
    body,
    answer: z.object({ article: articleAnswer }),
    handle: async ({ context, input }) => ({
      article: await restArticle(
        context,
        await createArticle(context.db, parseInput(documentedInput, input), { auteur: authorOf(context) }),
      ),
    }),
  },
  {
    method: 'PUT',
    path: '/articles/:id',
    operationId: 'updateArticle',
    summary: 'Modifier un article',
    description: 'Ce qui n’est pas donné demeure.',
    access: 'articles',
    body: { ...body, isPatch: true },
    answer: z.object({ article: articleAnswer }),
    handle: async (call) => {
      const patch = parsePatch(documentedPatch, call.input);
      // Below what is confirmed it is taken as it is: « Aujourd’hui » names the article (`listStockConflicts`).
      return {
        article: await restArticle(
          call.context,
          await updateArticle(call.context.db, pathId(call), patch, { auteur: authorOf(call.context) }),
        ),
      };
    },
  },
  {
    method: 'DELETE',
    path: '/articles/:id',
    operationId: 'deleteArticle',
    summary: 'Supprimer un article et ses images',
    description: 'Les demandes gardent son nom et son prix.',
    access: 'articles',
    handle: (call) => deleteArticle(call.context.db, call.context.storage, pathId(call)),
  },
];

/** Articles under the documented names, with the prices in force today. */
async function restArticles({ db }: CallContext, articles: WholeArticle[]): Promise<z.infer<typeof articleAnswer>[]> {
  return Promise.all((await pricedOn(db, articles)).map(answerOf));
}

async function restArticle({ db }: CallContext, article: WholeArticle): Promise<z.infer<typeof articleAnswer>> {
  const [priced = article] = await pricedOn(db, [article]);
  return answerOf(priced);
}

async function answerOf(article: WholeArticle): Promise<z.infer<typeof articleAnswer>> {
  return {
    id: article.id,
    slug: article.slug,
    nom: article.nom,
    categorie: article.categorieId,
    categorie_nom: article.categorie?.nom ?? uncategorised.nom,
    article_categories: article.categorie && { nom: article.categorie.nom },
    prix: Number(article.prix),
    unite: unitNames[article.unite],
    quantite: article.quantite,
    courte_description: article.courteDescription,
    longue_description: await htmlToShow(article.longueDescription),
    montant_caution: Number(article.montantCaution),
    coût_montage: Number(article.coutMontage),
    created_at: article.createdAt,
    updated_at: article.updatedAt,
    images: article.images.map(restImage),
  };
}
