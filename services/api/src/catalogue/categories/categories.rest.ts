import { categoryInput } from '@barnum/rules/catalogue/categories-input';
import { categoryPictureInput } from '@barnum/rules/catalogue/images-input';
import { parseInput, parsePatch } from '@barnum/rules/errors';
import { z } from '@barnum/rules/fields/zod';
import { pictureUrl, uncategorised } from '@barnum/rules/paths';
import { sentences } from '@barnum/rules/sentences';
import { foundOr404, pathId, type RestRoute } from '../../platform/rest/route.ts';
import {
  type CategoryWithRelations,
  categoryWithRelations,
  createCategory,
  deleteCategory,
  findCategory,
  listCategories,
  updateCategory,
  uploadCategoryPicture,
} from './categories.domain.ts';

const categoryAnswer = z.object({
  id: z.int(),
  slug: z.string(),
  nom: z.string(),
  description: z.string().nullable(),
  url_image: z.string().nullable(),
  ordre: z.int().nullable(),
  created_at: z.date().nullable(),
  updated_at: z.date().nullable(),
});

/** « Non catégorisé », with the fields of every category. */
const virtualCategory: z.infer<typeof categoryAnswer> = {
  ...uncategorised,
  description: null,
  url_image: null,
  ordre: null,
  created_at: null,
  updated_at: null,
};

const body = {
  schema: categoryInput,
  names: { nom: 'nom', description: 'description', urlImage: 'url_image', ordre: 'ordre' },
};

export const categoryRoutes: readonly RestRoute[] = [
  {
    method: 'GET',
    path: '/categories',
    operationId: 'listCategories',
    summary: 'Toutes les catégories',
    description: 'Dans leur ordre.',
    access: 'public',
    answer: z.object({ categories: z.array(categoryAnswer) }),
    handle: async ({ context }) => ({
      categories: (await listCategories(context.db, categoryWithRelations)).map(restCategory),
    }),
  },
  {
    method: 'GET',
    path: '/categories/:id',
    operationId: 'readCategory',
    summary: 'Une catégorie',
    description: '0 est « Non catégorisé ».',
    access: 'public',
    answer: z.object({ category: categoryAnswer }),
    handle: async (call) => {
      const id = pathId(call, { allowZero: true });
      if (id === uncategorised.id) return { category: virtualCategory };
      const category = await findCategory(call.context.db, id, categoryWithRelations);
      return { category: restCategory(foundOr404(category, sentences.categories.notFound)) };
    },
  },
  {
    method: 'POST',
    path: '/categories',
    operationId: 'createCategory',
    summary: 'Créer une catégorie',
    access: 'articles',
    body,
    answer: z.object({ category: categoryAnswer }),
    handle: async ({ context, input }) => ({
      category: restCategory(await createCategory(context.db, parseInput(categoryInput, input))),
    }),
  },
  {
    method: 'PUT',
    path: '/categories/:id',
    operationId: 'updateCategory',
    summary: 'Modifier une catégorie',
    description: 'Ce qui n’est pas donné demeure.',
    access: 'articles',
    body: { ...body, isPatch: true },
    answer: z.object({ category: categoryAnswer }),
    handle: async (call) => {
      const { db, storage } = call.context;
      const patch = parsePatch(categoryInput, call.input);
      return { category: restCategory(await updateCategory(db, storage, pathId(call), patch)) };
    },
  },
  {
    method: 'DELETE',
    path: '/categories/:id',
    operationId: 'deleteCategory',
    summary: 'Supprimer une catégorie',
    description: 'Refusé tant que des articles l’utilisent.',
    access: 'articles',
    refuses: ['CATEGORY_IN_USE'],
    handle: (call) => deleteCategory(call.context.db, call.context.storage, pathId(call)),
  },
  {
    method: 'POST',
    path: '/upload/category',
    operationId: 'uploadCategoryPicture',
    summary: 'Donner une image à une catégorie',
    access: 'articles',
    body: { schema: categoryPictureInput, names: { categoryId: 'categoryId' } },
    file: 'file',
    refuses: ['NOT_FOUND'],
    answer: z.object({ url: z.string() }),
    handle: async ({ context, input, file }) => {
      const { categoryId } = parseInput(categoryPictureInput, input);
      const category = await uploadCategoryPicture(context.db, context.storage, { categoryId, bytes: file });
      if (category.pictureKey) context.renditionQueue.add(category.pictureKey);
      return { url: restCategory(category).url_image };
    },
  },
];

/** A category under the documented names. */
function restCategory(category: CategoryWithRelations): z.infer<typeof categoryAnswer> {
  return {
    id: category.id,
    slug: category.slug,
    nom: category.nom,
    description: category.description,
    url_image: category.picture ? pictureUrl(category.picture) : category.urlImage,
    ordre: category.ordre,
    created_at: category.createdAt,
    updated_at: category.updatedAt,
  };
}
