import { articleStates } from '@barnum/rules/catalogue/articles/article-states';
import { readCapacity, units } from '@barnum/rules/catalogue/articles/articles';
import {
  articleChoicesInput,
  articleIdsInput,
  articleInput,
  articlePageInput,
  changedArticleInput,
  neighboursInput,
} from '@barnum/rules/catalogue/articles-input';
import { todayInParis } from '@barnum/rules/dates/paris-time';
import { parseInput, parsePatch } from '@barnum/rules/errors';
import { limits } from '@barnum/rules/limits';
import { priceOnDay } from '@barnum/rules/prices/price-on-day';
import { authorOf, readingOf } from '../../platform/context.ts';
import { builder, updatedAtDescription } from '../../platform/graphql/builder.ts';
import { fewOfMany, fewReadAtOnce, readForAll, weighCatalogue } from '../../platform/graphql/cost-of-work.ts';
import { readAtOnce } from '../../platform/graphql/read-at-once.ts';
import { whenRead } from '../../platform/graphql/read-once.ts';
import { htmlToShow } from '../../platform/html/html-to-show.ts';
import { ArticleImageType } from '../images/images.graphql.ts';
import { packsByBestAnswersOf } from '../packs/best-answers.graphql.ts';
import { packComponents } from '../packs/packs.domain.ts';
import { ArchivedUseType, archivedUseDescription, PackComponentInput } from '../packs/packs.graphql.ts';
import { ListedPriceType, whenListed } from '../price-lists/dated-prices.graphql.ts';
import { lackDescription } from '../stock-movements/stock-movements.graphql.ts';
import {
  type ArticleFilter,
  type ArticleOrder,
  articleOrders,
  countArticles,
  listArticleChoices,
  listArticlePage,
  listArticles,
  listArticlesByCategory,
  listCompanions,
  listNeighbours,
  listSpecificationLabels,
} from './article-lists.domain.ts';
import {
  articleAccessories,
  articleImages,
  articleSetNames,
  createArticle,
  deleteArticle,
  findArticle,
  findArticleBySlug,
  updateArticle,
} from './articles.domain.ts';
import { duplicateArticle } from './duplicate-article.domain.ts';
import { capacity, primaryImage, withListedDetails } from './listed-details.graphql.ts';
import { rentedInOf } from './rented-in.graphql.ts';
import { articleNotFound, articleSpecifications } from './write-articles.domain.ts';

export const UniteType = builder.enumType('Unite', {
  description: 'Unité de location d’un prix.',
  values: units,
});

export const ArticleStateType = builder.enumType('ArticleState', {
  description:
    'Qui trouve un article : tout le monde, les administrateurs, ou plus personne que les demandes qui l’ont.',
  values: articleStates,
});

// The type selects the columns that lists show: otherwise Pothos would load them field by field.
const ArticleType = builder.prismaObject('Article', {
  select: {
    id: true,
    slug: true,
    nom: true,
    prix: true,
    unite: true,
    quantite: true,
    lot: true,
    nomLot: true,
    quantiteMinimum: true,
    courteDescription: true,
    etat: true,
    ordre: true,
    montantCaution: true,
    coutMontage: true,
    valeurRemplacement: true,
    fraisNettoyage: true,
    tauxTva: true,
    createdAt: true,
    updatedAt: true,
  },
  description: 'Un article à louer.',
  fields: (t) => ({
    id: t.int({ resolve: ({ id }) => id }),
    slug: t.string({ description: 'Fin de son adresse sur le site.', resolve: ({ slug }) => slug }),
    nom: t.string({ resolve: ({ nom }) => nom }),
    categorie: t.relation('categorie', { nullable: true }),
    prix: t.field({
      type: 'Decimal',
      description: 'Prix TTC pour une unité de location, en vigueur aujourd’hui.',
      resolve: (article, _args, context) =>
        whenListed(context, article, (listed) => priceOnDay(article.prix, listed, todayInParis())),
    }),
    prixAVenir: t.field({
      type: [ListedPriceType],
      complexity: fewReadAtOnce,
      description: 'Ses prix des grilles qui compteront un jour prochain, la première d’abord.',
      resolve: (article, _args, context) =>
        whenListed(context, article, (listed) => listed.filter(({ aPartirDu }) => aPartirDu > todayInParis())),
    }),
    prixPropre: t.field({
      type: 'Decimal',
      authScopes: { articles: true, requests: true },
      description: 'Le prix de sa fiche, en vigueur là où aucune grille n’en dit un autre.',
      resolve: ({ prix }) => prix,
    }),
    prixDesGrilles: t.field({
      type: [ListedPriceType],
      authScopes: { articles: true, requests: true },
      complexity: fewOfMany,
      description: 'Ses prix de toutes les grilles, passées comprises, la première d’abord.',
      resolve: (article, _args, context) => whenListed(context, article, (listed) => listed),
    }),
    unite: t.field({ type: UniteType, resolve: ({ unite }) => unite }),
    quantite: t.int({ nullable: true, description: 'Stock ; vide : illimité.', resolve: ({ quantite }) => quantite }),
    quantiteAuMieux: t.int({
      nullable: true,
      description:
        'D’un pack qui demande un terrain ou un choix : ce qu’en permettent les meilleures réponses. Sinon, `quantite`.',
      resolve: ({ id, quantite }, _args, context) =>
        whenRead(packsByBestAnswersOf(context), (counts) => (counts.has(id) ? (counts.get(id) ?? null) : quantite)),
    }),
    enRenfort: t.boolean({
      description:
        'S’il y en a plus que d’habitude certains jours à venir, pris en location : `availability` dit combien.',
      resolve: ({ id }, _args, context) => whenRead(rentedInOf(context), (ids) => ids.has(id)),
    }),
    etat: t.field({ type: ArticleStateType, resolve: ({ etat }) => etat }),
    ordre: t.int({ description: 'Sa place dans sa catégorie : le plus petit d’abord.', resolve: ({ ordre }) => ordre }),
    lot: t.int({ description: 'Pièces d’un lot, entier ; 1 : à la pièce.', resolve: ({ lot }) => lot }),
    nomLot: t.string({ description: 'Ce qu’est un lot : « casier », « carton ».', resolve: ({ nomLot }) => nomLot }),
    quantiteMinimum: t.int({
      description: 'Le moins de pièces à demander.',
      resolve: ({ quantiteMinimum }) => quantiteMinimum,
    }),
    courteDescription: t.string({ resolve: ({ courteDescription }) => courteDescription }),
    longueDescription: t.field({
      type: 'Html',
      select: { longueDescription: true },
      resolve: ({ longueDescription }) => htmlToShow(longueDescription),
    }),
    searchText: t.exposeString('searchText', {
      description: 'Ses mots tels que la recherche les compare, entre espaces.',
    }),
    montantCaution: t.field({ type: 'Decimal', resolve: ({ montantCaution }) => montantCaution }),
    coutMontage: t.field({ type: 'Decimal', resolve: ({ coutMontage }) => coutMontage }),
    valeurRemplacement: t.field({
      type: 'Decimal',
      authScopes: { articles: true },
      description: 'Ce que coûte une pièce cassée ou perdue ; 0 : rien n’est proposé.',
      resolve: ({ valeurRemplacement }) => valeurRemplacement,
    }),
    fraisNettoyage: t.field({
      type: 'Decimal',
      authScopes: { articles: true },
      description: 'Ce que coûte le nettoyage d’une pièce rendue sale ; 0 : rien n’est proposé.',
      resolve: ({ fraisNettoyage }) => fraisNettoyage,
    }),
    tauxTva: t.field({ type: 'Decimal', nullable: true, resolve: ({ tauxTva }) => tauxTva }),
    included: t.exposeStringList('included'),
    excluded: t.exposeStringList('excluded'),
    specifications: t.relation('specifications', { query: articleSpecifications }),
    companionIds: t.intList({
      select: { companions: { orderBy: { position: 'asc' } } },
      resolve: ({ companions }) => companions.map(({ companionId }) => companionId),
    }),
    components: t.relation('components', {
      complexity: fewOfMany,
      description:
        'Ce que contient un pack ; vide pour un autre article. Ce qui est archivé, pour un administrateur seulement.',
      query: (_args, context) => packComponents(readingOf(context)),
    }),
    accessories: t.relation('accessories', {
      description: 'Ce qui vient avec chaque pièce : compris, ou proposé ; d’un article hors ligne, rien.',
      query: (_args, context) => articleAccessories(readingOf(context)),
    }),
    capacite: t.int({
      complexity: readForAll,
      nullable: true,
      description: 'Nombre de personnes que dit sa caractéristique « Capacité ».',
      resolve: (article, _args, context) =>
        whenRead(readAtOnce(context, article, capacity), (value) => (value === null ? null : readCapacity(value))),
    }),
    setNames: t.stringList({
      description: 'Noms des ensembles qui le proposent.',
      select: { setItems: articleSetNames },
      resolve: ({ setItems }) => setItems.map(({ set }) => set.nom),
    }),
    createdAt: t.field({ type: 'DateTime', resolve: ({ createdAt }) => createdAt }),
    updatedAt: t.field({ type: 'DateTime', resolve: ({ updatedAt }) => updatedAt }),
    images: t.relation('images', {
      description: 'La principale d’abord, puis dans l’ordre d’arrivée.',
      query: articleImages,
    }),
    primaryImage: t.field({
      complexity: readForAll,
      type: ArticleImageType,
      nullable: true,
      description: 'L’image principale, ou la première.',
      resolve: (article, _args, context) => readAtOnce(context, article, primaryImage),
    }),
  }),
});

builder.prismaObject('ArticleSpecification', {
  description: 'Une caractéristique d’un article : « Dimensions », « 3 × 3 m ».',
  select: { label: true, value: true },
  fields: (t) => ({
    label: t.string({ resolve: ({ label }) => label }),
    value: t.string({ resolve: ({ value }) => value }),
  }),
});

builder.prismaObject('ArticleAccessory', {
  description: 'Ce qui vient avec un article : une chose comprise, par son nom, ou un article proposé.',
  select: { nom: true, quantite: true },
  fields: (t) => ({
    nom: t.string({ nullable: true, description: 'Vide pour un article.', resolve: ({ nom }) => nom }),
    article: t.relation('accessory', {
      nullable: true,
      description: 'L’article proposé ; vide pour ce qui est compris.',
    }),
    quantite: t.int({ description: 'Avec chaque pièce.', resolve: ({ quantite }) => quantite }),
  }),
});

const ArticleSortType = builder.enumType('ArticleSort', {
  description: 'Ordre d’une liste d’articles.',
  values: Object.keys(articleOrders) as ArticleOrder[],
});

const ArticlePageType = builder
  .objectRef<ArticleFilter & { page: number; pageSize: number; sort: ArticleOrder }>('ArticlePage')
  .implement({
    description: 'Une page d’articles.',
    authScopes: { articles: true },
    fields: (t) => ({
      items: t.prismaField({
        type: [ArticleType],
        resolve: (query, page, _args, { db }) => listArticlePage(db, page, query),
      }),
      totalCount: t.int({ resolve: (page, _args, { db }) => countArticles(db, page) }),
    }),
  });

builder.queryFields((t) => ({
  articles: t.prismaField({
    type: [ArticleType],
    description:
      'Tout le catalogue, dans l’ordre des catégories ; ce qui est hors ligne pour un administrateur seulement.',
    authScopes: { public: true },
    complexity: weighCatalogue,
    args: {
      search: t.arg.string({ description: 'Dans leurs textes et le nom de leur catégorie ; vide : tous.' }),
      proches: t.arg.boolean({
        defaultValue: false,
        description: 'Pour une recherche qui ne trouve rien : ceux qui s’en approchent, à une lettre près.',
      }),
      ids: t.arg.intList({ description: 'Ceux-là seulement, de ceux qui existent encore.' }),
    },
    resolve: (query, _root, { search, proches, ...chosen }, context, info) => {
      const articles = listArticles(context.db, query, {
        search: search ?? '',
        isClose: proches ?? false,
        ...parseInput(articleIdsInput, chosen),
        ...readingOf(context),
      });
      return withListedDetails(articles, context, info);
    },
  }),
  articlesByCategory: t.prismaField({
    type: [ArticleType],
    description: 'Les articles d’une catégorie ; 0 est « Non catégorisé ».',
    authScopes: { public: true },
    complexity: (_args, context) => weighCatalogue({}, context),
    args: { categoryId: t.arg.int({ required: true }) },
    resolve: (query, _root, { categoryId }, context, info) => {
      const articles = listArticlesByCategory(context.db, categoryId, query, readingOf(context));
      return withListedDetails(articles, context, info);
    },
  }),
  articlePage: t.field({
    type: ArticlePageType,
    description: 'Les articles, page par page, cherchés et triés.',
    authScopes: { articles: true },
    args: {
      page: t.arg.int({ defaultValue: 1 }),
      pageSize: t.arg.int({ defaultValue: 20 }),
      search: t.arg.string({ description: 'Dans le nom, les descriptions et l’unité, sans tenir compte des accents.' }),
      categoryId: t.arg.int({ description: '0 : « Non catégorisé ».' }),
      etat: t.arg({ type: ArticleStateType, description: 'Vide : tous.' }),
      sort: t.arg({ type: ArticleSortType, defaultValue: 'CREATED_DESC' }),
    },
    resolve: (_root, { sort, ...args }) => ({ ...parseInput(articlePageInput, args), sort: sort ?? 'CREATED_DESC' }),
  }),
  articleChoices: t.prismaField({
    type: [ArticleType],
    description: 'Les articles dont le nom contient ces mots, sans tenir compte des accents : 50 au plus.',
    authScopes: { articles: true, requests: true },
    args: { search: t.arg.string({ required: true }), limit: t.arg.int({ defaultValue: 20 }) },
    resolve: (query, _root, args, { db }) => listArticleChoices(db, parseInput(articleChoicesInput, args), query),
  }),
  article: t.prismaField({
    type: ArticleType,
    nullable: true,
    description: 'Un article.',
    authScopes: { public: true },
    args: { id: t.arg.int({ required: true }) },
    resolve: (query, _root, { id }, context) => findArticle(context.db, id, query, readingOf(context)),
  }),
  articleBySlug: t.prismaField({
    type: ArticleType,
    nullable: true,
    description: 'L’article à cette adresse du site.',
    authScopes: { public: true },
    args: { slug: t.arg.string({ required: true }) },
    resolve: (query, _root, { slug }, context) => findArticleBySlug(context.db, slug, query, readingOf(context)),
  }),
  articleNeighbours: t.prismaField({
    type: [ArticleType],
    description: 'D’autres articles de la catégorie de celui-ci : ceux qui le suivent, puis les premiers.',
    authScopes: { public: true },
    args: { slug: t.arg.string({ required: true }), limit: t.arg.int({ defaultValue: 4 }) },
    resolve: (query, _root, { slug, limit }, { db }) =>
      listNeighbours(db, slug, parseInput(neighboursInput, { limit }).limit, query),
  }),
  articleCompanions: t.prismaField({
    type: [ArticleType],
    description: 'Ce qui va bien avec cet article : choisi par l’entreprise, ou demandé plusieurs fois avec lui.',
    authScopes: { public: true },
    args: { slug: t.arg.string({ required: true }), limit: t.arg.int({ defaultValue: 4 }) },
    resolve: (query, _root, { slug, limit }, { db }) =>
      listCompanions(db, slug, parseInput(neighboursInput, { limit }).limit, query),
  }),
  articleSpecificationLabels: t.stringList({
    description: 'Noms des caractéristiques des articles d’une catégorie, les plus courants d’abord.',
    authScopes: { articles: true },
    args: { categoryId: t.arg.int({ required: true }) },
    resolve: (_root, { categoryId }, { db }) => listSpecificationLabels(db, categoryId, limits.articleSpecifications),
  }),
}));

const ArticleSpecificationInput = builder.inputType('ArticleSpecificationInput', {
  description: 'Une caractéristique : « Dimensions », « 3 × 3 m ».',
  fields: (t) => ({ label: t.string({ required: true }), value: t.string({ required: true }) }),
});

const ArticleAccessoryInput = builder.inputType('ArticleAccessoryInput', {
  description: 'Ce qui vient avec chaque pièce : un nom, ou un article.',
  fields: (t) => ({ nom: t.string(), articleId: t.int(), quantite: t.int({ required: true }) }),
});

const ArticleInput = builder.inputType('ArticleInput', {
  description: 'Un article à créer. Sans quantité : stock illimité.',
  fields: (t) => ({
    nom: t.string({ required: true }),
    categorieId: t.int(),
    prix: t.field({ type: 'Decimal', required: true }),
    unite: t.field({ type: UniteType }),
    quantite: t.int(),
    courteDescription: t.string(),
    longueDescription: t.string(),
    montantCaution: t.field({ type: 'Decimal' }),
    coutMontage: t.field({ type: 'Decimal' }),
    valeurRemplacement: t.field({ type: 'Decimal', description: 'D’une pièce cassée ou perdue.' }),
    fraisNettoyage: t.field({ type: 'Decimal', description: 'D’une pièce rendue sale.' }),
    tauxTva: t.field({ type: 'Decimal' }),
    specifications: t.field({ type: [ArticleSpecificationInput] }),
    included: t.stringList(),
    excluded: t.stringList(),
    companionIds: t.intList(),
    components: t.field({ type: [PackComponentInput] }),
    etat: t.field({ type: ArticleStateType }),
    lot: t.int(),
    nomLot: t.string(),
    quantiteMinimum: t.int(),
    accessories: t.field({ type: [ArticleAccessoryInput] }),
  }),
});

const ArticlePatch = builder.inputType('ArticlePatch', {
  description: 'Ce qui change dans un article ; le reste demeure.',
  fields: (t) => ({
    nom: t.string(),
    categorieId: t.int(),
    prix: t.field({ type: 'Decimal' }),
    unite: t.field({ type: UniteType }),
    quantite: t.int(),
    courteDescription: t.string(),
    longueDescription: t.string(),
    montantCaution: t.field({ type: 'Decimal' }),
    coutMontage: t.field({ type: 'Decimal' }),
    valeurRemplacement: t.field({ type: 'Decimal', description: 'D’une pièce cassée ou perdue.' }),
    fraisNettoyage: t.field({ type: 'Decimal', description: 'D’une pièce rendue sale.' }),
    tauxTva: t.field({ type: 'Decimal' }),
    specifications: t.field({ type: [ArticleSpecificationInput] }),
    included: t.stringList(),
    excluded: t.stringList(),
    companionIds: t.intList(),
    components: t.field({ type: [PackComponentInput] }),
    etat: t.field({ type: ArticleStateType }),
    lot: t.int(),
    nomLot: t.string(),
    quantiteMinimum: t.int(),
    accessories: t.field({ type: [ArticleAccessoryInput] }),
  }),
});

builder.mutationFields((t) => ({
  createArticle: t.prismaField({
    type: ArticleType,
    description: 'Créer un article.',
    authScopes: { articles: true },
    args: { input: t.arg({ type: ArticleInput, required: true }) },
    resolve: (_query, _root, { input }, context) =>
      createArticle(context.db, parseInput(articleInput, input), { auteur: authorOf(context) }),
  }),
  updateArticle: t.prismaField({
    type: ArticleType,
    description: 'Modifier les champs donnés d’un article.',
    authScopes: { articles: true },
    args: {
      id: t.arg.int({ required: true }),
      input: t.arg({ type: ArticlePatch, required: true }),
      updatedAt: t.arg({ type: 'DateTime', description: updatedAtDescription }),
      manqueAccepte: t.arg.boolean({ description: lackDescription }),
      packsEtEnsembles: t.arg({ type: ArchivedUseType, description: archivedUseDescription }),
    },
    resolve: (_query, _root, { id, input, updatedAt, manqueAccepte, packsEtEnsembles }, context) =>
      updateArticle(context.db, id, parsePatch(changedArticleInput, { ...input }), {
        seen: updatedAt,
        auteur: authorOf(context),
        isLackAccepted: manqueAccepte ?? false,
        archivedUse: packsEtEnsembles,
      }),
  }),
  duplicateArticle: t.prismaField({
    type: ArticleType,
    description: 'Copier un article avec ses images ; la copie est masquée.',
    authScopes: { articles: true },
    args: { id: t.arg.int({ required: true }) },
    resolve: async (query, _root, { id }, context) => {
      const { db, storage } = context;
      const copyId = await duplicateArticle(db, storage, id, authorOf(context));
      const copy = await findArticle(db, copyId, query, { withHidden: true });
      if (copy === null) throw articleNotFound();
      return copy;
    },
  }),
  deleteArticle: t.boolean({
    description: 'Supprimer un article et ses images ; les demandes gardent son nom et son prix.',
    authScopes: { articles: true },
    args: { id: t.arg.int({ required: true }) },
    resolve: async (_root, { id }, { db, storage }) => {
      await deleteArticle(db, storage, id);
      return true;
    },
  }),
}));
