import { articleSetInput, articleSetListInput } from '@barnum/rules/catalogue/article-sets-input';
import { parseInput, parsePatch } from '@barnum/rules/errors';
import { hasAccess } from '../../platform/access.ts';
import { readingOf } from '../../platform/context.ts';
import { builder, updatedAtDescription } from '../../platform/graphql/builder.ts';
import { weighShortList } from '../../platform/graphql/cost-of-work.ts';
import {
  createArticleSet,
  deleteArticleSet,
  findArticleSet,
  listArticleSets,
  reorderArticleSets,
  setItems,
  updateArticleSet,
} from './article-sets.domain.ts';

const ArticleSetType = builder.prismaObject('ArticleSet', {
  description: 'Un ensemble : des articles proposés à louer en une fois, en quantités. Il n’a pas de prix à lui.',
  fields: (t) => ({
    id: t.exposeInt('id'),
    nom: t.exposeString('nom'),
    description: t.exposeString('description', { description: 'En une phrase ; peut être vide.' }),
    items: t.relation('items', {
      description:
        'Ses articles, dans l’ordre de l’entreprise ; ceux qui sont hors ligne pour un administrateur seulement.',
      query: (_args, context) => setItems(readingOf(context)),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
  }),
});

builder.prismaObject('ArticleSetItem', {
  description: 'Un article d’un ensemble, et combien.',
  fields: (t) => ({
    quantite: t.exposeInt('quantite'),
    article: t.relation('article', { description: 'L’article.' }),
  }),
});

builder.queryFields((t) => ({
  articleSets: t.prismaField({
    type: [ArticleSetType],
    description: 'Les ensembles, dans l’ordre de l’entreprise ; ceux qui sont vides pour un administrateur seulement.',
    authScopes: { public: true },
    complexity: weighShortList,
    args: { limit: t.arg.int({ description: 'Au plus autant ; tous sans elle.' }) },
    resolve: (query, _root, args, context) => {
      const { limit } = parseInput(articleSetListInput, args);
      return listArticleSets(context.db, { withEmpty: hasAccess(context.viewer, 'articles'), limit }, query);
    },
  }),
  articleSet: t.prismaField({
    type: ArticleSetType,
    nullable: true,
    description: 'Un ensemble.',
    authScopes: { articles: true },
    args: { id: t.arg.int({ required: true }) },
    resolve: (query, _root, { id }, { db }) => findArticleSet(db, id, query),
  }),
}));

const ArticleSetItemInput = builder.inputType('ArticleSetItemInput', {
  description: 'Un article d’un ensemble, et combien.',
  fields: (t) => ({ articleId: t.int({ required: true }), quantite: t.int({ required: true }) }),
});

const ArticleSetInput = builder.inputType('ArticleSetInput', {
  description: 'Un ensemble à créer.',
  fields: (t) => ({
    nom: t.string({ required: true }),
    description: t.string(),
    items: t.field({ type: [ArticleSetItemInput], required: true }),
  }),
});

const ArticleSetPatch = builder.inputType('ArticleSetPatch', {
  description: 'Ce qui change dans un ensemble ; le reste demeure.',
  fields: (t) => ({ nom: t.string(), description: t.string(), items: t.field({ type: [ArticleSetItemInput] }) }),
});

builder.mutationFields((t) => ({
  createArticleSet: t.prismaField({
    type: ArticleSetType,
    description: 'Créer un ensemble, après les autres.',
    authScopes: { articles: true },
    args: { input: t.arg({ type: ArticleSetInput, required: true }) },
    resolve: (_query, _root, { input }, { db }) => createArticleSet(db, parseInput(articleSetInput, input)),
  }),
  updateArticleSet: t.prismaField({
    type: ArticleSetType,
    description: 'Modifier les champs donnés d’un ensemble.',
    authScopes: { articles: true },
    args: {
      id: t.arg.int({ required: true }),
      input: t.arg({ type: ArticleSetPatch, required: true }),
      updatedAt: t.arg({ type: 'DateTime', description: updatedAtDescription }),
    },
    resolve: (_query, _root, { id, input, updatedAt }, { db }) =>
      updateArticleSet(db, id, parsePatch(articleSetInput, { ...input }), updatedAt),
  }),
  deleteArticleSet: t.boolean({
    description: 'Supprimer un ensemble ; ses articles restent.',
    authScopes: { articles: true },
    args: { id: t.arg.int({ required: true }) },
    resolve: async (_root, { id }, { db }) => {
      await deleteArticleSet(db, id);
      return true;
    },
  }),
  reorderArticleSets: t.prismaField({
    type: [ArticleSetType],
    description: 'Donner aux ensembles les places où `ids` les nomme.',
    authScopes: { articles: true },
    args: { ids: t.arg.intList({ required: true }) },
    resolve: (query, _root, { ids }, { db }) => reorderArticleSets(db, ids, query),
  }),
}));
