import { categoryInput } from '@barnum/rules/catalogue/categories-input';
import { parseInput, parsePatch } from '@barnum/rules/errors';
import { pictureUrl, uncategorised } from '@barnum/rules/paths';
import { readingOf } from '../../platform/context.ts';
import { builder, updatedAtDescription } from '../../platform/graphql/builder.ts';
import { weighShortList } from '../../platform/graphql/cost-of-work.ts';
import { readUpload } from '../../platform/graphql/uploads.ts';
import { foundBy } from '../found-articles/found-articles.domain.ts';
import {
  createCategory,
  deleteCategory,
  findCategory,
  findCategoryBySlug,
  listCategories,
  reorderCategories,
  updateCategory,
  uploadCategoryPicture,
  virtualCategory,
} from './categories.domain.ts';

const undated = 'Vide pour « Non catégorisé ».';

const CategoryType = builder.prismaObject('Category', {
  description: 'Un groupe d’articles.',
  fields: (t) => ({
    id: t.exposeInt('id'),
    slug: t.exposeString('slug', { description: 'Fin de son adresse sur le site.' }),
    nom: t.exposeString('nom'),
    description: t.exposeString('description', { nullable: true }),
    urlImage: t.string({
      nullable: true,
      description: 'Adresse de son image, où qu’elle soit conservée.',
      select: { picture: true },
      resolve: ({ picture, urlImage }) => (picture ? pictureUrl(picture) : urlImage),
    }),
    picture: t.relation('picture', { nullable: true }),
    ordre: t.exposeInt('ordre', { nullable: true, description: 'Le plus petit d’abord ; vide : en dernier.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', nullable: true, description: undated }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', nullable: true, description: undated }),
    articleCount: t.relationCount('articles', {
      description: 'Nombre de ses articles ; pour un visiteur, de ceux qui sont en ligne.',
      where: (_args, context) => foundBy(readingOf(context)),
    }),
  }),
});

builder.queryFields((t) => ({
  categories: t.prismaField({
    type: [CategoryType],
    description: 'Toutes les catégories, par ordre.',
    authScopes: { public: true },
    complexity: weighShortList,
    resolve: (query, _root, _args, { db }) => listCategories(db, query),
  }),
  category: t.prismaField({
    type: CategoryType,
    nullable: true,
    description: 'Une catégorie ; 0 est « Non catégorisé ».',
    authScopes: { public: true },
    args: { id: t.arg.int({ required: true }) },
    resolve: (query, _root, { id }, context) =>
      id === uncategorised.id ? virtualCategory(context.db, readingOf(context)) : findCategory(context.db, id, query),
  }),
  categoryBySlug: t.prismaField({
    type: CategoryType,
    nullable: true,
    description: 'La catégorie de cette adresse, ou celle qui la portait avant : son `slug` le dit.',
    authScopes: { public: true },
    args: { slug: t.arg.string({ required: true }) },
    resolve: (query, _root, { slug }, { db }) => findCategoryBySlug(db, slug, query),
  }),
}));

const CategoryInput = builder.inputType('CategoryInput', {
  description: 'Une catégorie à créer. Sans ordre : 0.',
  fields: (t) => ({
    nom: t.string({ required: true }),
    description: t.string(),
    urlImage: t.string(),
    ordre: t.int(),
  }),
});

const CategoryPatch = builder.inputType('CategoryPatch', {
  description: 'Ce qui change dans une catégorie ; le reste demeure.',
  fields: (t) => ({ nom: t.string(), description: t.string(), urlImage: t.string(), ordre: t.int() }),
});

builder.mutationFields((t) => ({
  createCategory: t.prismaField({
    type: CategoryType,
    description: 'Créer une catégorie.',
    authScopes: { articles: true },
    args: { input: t.arg({ type: CategoryInput, required: true }) },
    resolve: (_query, _root, { input }, { db }) => createCategory(db, parseInput(categoryInput, input)),
  }),
  updateCategory: t.prismaField({
    type: CategoryType,
    description: 'Modifier les champs donnés d’une catégorie.',
    authScopes: { articles: true },
    args: {
      id: t.arg.int({ required: true }),
      input: t.arg({ type: CategoryPatch, required: true }),
      updatedAt: t.arg({ type: 'DateTime', description: updatedAtDescription }),
    },
    resolve: (_query, _root, { id, input, updatedAt }, { db, storage }) =>
      updateCategory(db, storage, id, parsePatch(categoryInput, { ...input }), updatedAt),
  }),
  deleteCategory: t.boolean({
    description: 'Refusé tant que des articles l’utilisent (`CATEGORY_IN_USE`).',
    authScopes: { articles: true },
    args: { id: t.arg.int({ required: true }) },
    resolve: async (_root, { id }, { db, storage }) => {
      await deleteCategory(db, storage, id);
      return true;
    },
  }),
  reorderCategories: t.prismaField({
    type: [CategoryType],
    description: 'Donner aux catégories les places où `ids` les nomme.',
    authScopes: { articles: true },
    args: { ids: t.arg.intList({ required: true }) },
    resolve: (_query, _root, { ids }, { db }) => reorderCategories(db, ids),
  }),
  uploadCategoryPicture: t.prismaField({
    type: CategoryType,
    description: 'Donner une image à une catégorie, à la place de celle qu’elle avait.',
    authScopes: { articles: true },
    args: { categoryId: t.arg.int({ required: true }), file: t.arg({ type: 'Upload', required: true }) },
    resolve: async (_query, _root, { categoryId, file }, context) => {
      const { db, storage, renditionQueue } = context;
      const category = await uploadCategoryPicture(db, storage, { categoryId, bytes: await readUpload(file, context) });
      if (category.pictureKey) renditionQueue.add(category.pictureKey);
      return category;
    },
  }),
}));
