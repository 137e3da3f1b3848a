import { articleChangesInput, articleOrderInput } from '@barnum/rules/catalogue/articles-input';
import { parseInput } from '@barnum/rules/errors';
import { builder, updatedAtDescription } from '../../platform/graphql/builder.ts';
import { ArchivedUseType, archivedUseDescription } from '../packs/packs.graphql.ts';
import { changeArticles, reorderArticles } from './article-changes.domain.ts';
import { listArticles, listArticlesByCategory } from './article-lists.domain.ts';
import { ArticleStateType } from './articles.graphql.ts';

const ArticleChangeInput = builder.inputType('ArticleChange', {
  description: 'Ce qui change d’un article parmi plusieurs ; le reste demeure.',
  fields: (t) => ({
    id: t.int({ required: true }),
    updatedAt: t.field({ type: 'DateTime', required: true, description: updatedAtDescription }),
    prix: t.field({ type: 'Decimal' }),
    categorieId: t.int({ description: '0 : « Non catégorisé ».' }),
    ordre: t.int({ description: 'Sa place dans sa catégorie ; à défaut, après les autres d’une nouvelle.' }),
    etat: t.field({ type: ArticleStateType }),
  }),
});

builder.mutationFields((t) => ({
  changeArticles: t.prismaField({
    type: ['Article'],
    description: 'Changer le prix, la catégorie ou l’état de plusieurs articles : de tous, ou d’aucun.',
    authScopes: { articles: true },
    args: {
      changes: t.arg({ type: [ArticleChangeInput], required: true }),
      packsEtEnsembles: t.arg({ type: ArchivedUseType, description: archivedUseDescription }),
    },
    resolve: async (query, _root, { packsEtEnsembles, ...args }, { db }) => {
      const ids = await changeArticles(db, parseInput(articleChangesInput, args).changes, packsEtEnsembles);
      return listArticles(db, query, { ids, withHidden: true });
    },
  }),
  reorderArticles: t.prismaField({
    type: ['Article'],
    description:
      'Ranger les articles d’une catégorie dans cet ordre, qui est celui du site ; 0 est « Non catégorisé ».',
    authScopes: { articles: true },
    args: { categoryId: t.arg.int({ required: true }), ids: t.arg.intList({ required: true }) },
    resolve: async (query, _root, { categoryId, ...args }, { db }) => {
      await reorderArticles(db, categoryId, parseInput(articleOrderInput, args).ids);
      return listArticlesByCategory(db, categoryId, query, { withHidden: true });
    },
  }),
}));
