import { messages } from '@barnum/rules/messages';
import { pictureUrl, uncategorised } from '@barnum/rules/paths';
import { foundOr404, pathId, type RestRoute } from '../../rest/route.ts';
import { type CategoryWithPicture, categoryWithPicture, findCategory, listCategories } from './categories.domain.ts';

export const categoryRoutes: readonly RestRoute[] = [
  {
    method: 'GET',
    path: '/categories',
    access: 'public',
    handle: async ({ context }) => ({
      categories: (await listCategories(context.db, categoryWithPicture)).map(restCategory),
    }),
  },
  {
    method: 'GET',
    path: '/categories/:id',
    access: 'public',
    handle: async (call) => {
      const id = pathId(call, { allowZero: true });
      if (id === uncategorised.id) return { category: uncategorised };
      const category = await findCategory(call.context.db, id, categoryWithPicture);
      return { category: restCategory(foundOr404(category, messages.categories.notFound)) };
    },
  },
];

/** A category under the documented names. */
function restCategory(category: CategoryWithPicture) {
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
