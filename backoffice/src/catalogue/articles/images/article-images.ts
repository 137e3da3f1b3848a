import { sentences } from '@barnum/rules/sentences';
import { useAction } from '../../../components/use-action.ts';
import { useDeletion } from '../../../components/use-deletion.ts';
import { graphql } from '../../../lib/service/graphql.ts';

export const uploadArticleImageMutation = graphql(`
  mutation UploadArticleImage($articleId: Int!, $file: Upload!, $altImage: String) {
    uploadArticleImage(articleId: $articleId, file: $file, altImage: $altImage) {
      id
      primary
    }
  }
`);

export const setPrimaryImageMutation = graphql(`
  mutation SetPrimaryImage($id: Int!) {
    setPrimaryImage(id: $id) {
      id
    }
  }
`);

const describeImageMutation = graphql(`
  mutation DescribeImage($id: Int!, $altImage: String) {
    describeImage(id: $id, altImage: $altImage) {
      id
    }
  }
`);

const deleteImageMutation = graphql(`
  mutation DeleteImage($id: Int!) {
    deleteImage(id: $id)
  }
`);

/** Sets the primary image. */
export function usePrimaryChoice() {
  return useAction({
    mutation: setPrimaryImageMutation,
    sentences: { done: sentences.images.primarySet, failed: sentences.images.primaryFailed },
  });
}

/** Changes the alternative text of an image. */
export function useImageDescription() {
  return useAction({
    mutation: describeImageMutation,
    sentences: { done: sentences.images.described, failed: sentences.images.describeFailed },
  });
}

/** Deletes an image after a confirmation. */
export function useImageDeletion(onDeleted: () => void) {
  return useDeletion({
    mutation: deleteImageMutation,
    sentences: { done: sentences.images.deleted, failed: sentences.images.deleteFailed },
    refreshes: ['ArticleImage'],
    question: () => 'Supprimer définitivement cette image ?',
    onDeleted,
  });
}
