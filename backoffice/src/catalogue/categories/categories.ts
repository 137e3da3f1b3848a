import { defaultPictures } from '@barnum/rules/limits';
import type { ResultOf } from 'gql.tada';
import { graphql } from '../../lib/service/graphql.ts';

export const categoriesQuery = graphql(`
  query Categories {
    categories {
      id
      nom
      description
      urlImage
      picture {
        renditions {
          url
        }
      }
      ordre
      updatedAt
      articleCount
    }
  }
`);

export const categoryQuery = graphql(`
  query Category($id: Int!) {
    category(id: $id) {
      id
      nom
      description
      urlImage
      ordre
      updatedAt
    }
  }
`);

export const createCategoryMutation = graphql(`
  mutation CreateCategory($input: CategoryInput!) {
    createCategory(input: $input) {
      id
    }
  }
`);

export const updateCategoryMutation = graphql(`
  mutation UpdateCategory($id: Int!, $input: CategoryPatch!, $updatedAt: DateTime) {
    updateCategory(id: $id, input: $input, updatedAt: $updatedAt) {
      id
      updatedAt
    }
  }
`);

export const uploadCategoryPictureMutation = graphql(`
  mutation UploadCategoryPicture($categoryId: Int!, $file: Upload!) {
    uploadCategoryPicture(categoryId: $categoryId, file: $file) {
      id
    }
  }
`);

export const deleteCategoryMutation = graphql(`
  mutation DeleteCategory($id: Int!) {
    deleteCategory(id: $id)
  }
`);

export const reorderCategoriesMutation = graphql(`
  mutation ReorderCategories($ids: [Int!]!) {
    reorderCategories(ids: $ids) {
      id
    }
  }
`);

/** A category of the list. */
export type Category = ResultOf<typeof categoriesQuery>['categories'][number];

/** The smallest rendition of its picture; the default picture when it has none. */
export function categoryThumbnail({ picture, urlImage }: Pick<Category, 'picture' | 'urlImage'>): string {
  return picture?.renditions[0]?.url ?? urlImage ?? defaultPictures.category;
}
