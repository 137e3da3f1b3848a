import { articleImageInput, primaryImageInput } from '@barnum/rules/catalogue/images-input';
import { parseInput } from '@barnum/rules/errors';
import { z } from '@barnum/rules/fields/zod';
import { pictureUrl } from '@barnum/rules/paths';
import { readingOf } from '../../platform/context.ts';
import { pathId, type RestRoute } from '../../platform/rest/route.ts';
import {
  type ArticleImageWithPicture,
  deleteArticleImage,
  listArticleImages,
  setPrimaryImage,
  uploadArticleImage,
} from './images.domain.ts';

export const imageAnswer = z.object({
  id: z.int(),
  id_article: z.int(),
  url_image: z.string(),
  alt_image: z.string().nullable(),
  primary: z.boolean(),
  created_at: z.date(),
  updated_at: z.date(),
});

type DocumentedImage = Omit<ArticleImageWithPicture, 'pictureKey' | 'picture' | 'ordre'> & {
  picture: { key: string; width: number };
};

export const imageRoutes: readonly RestRoute[] = [
  {
    method: 'GET',
    path: '/articles/:id/images',
    operationId: 'listArticleImages',
    summary: 'Les images d’un article',
    description: 'La principale d’abord.',
    access: 'public',
    answer: z.object({ images: z.array(imageAnswer) }),
    handle: async (call) => {
      const images = await listArticleImages(call.context.db, pathId(call), readingOf(call.context));
      return { images: images.map(restImage) };
    },
  },
  {
    method: 'POST',
    path: '/upload',
    operationId: 'uploadArticleImage',
    summary: 'Ajouter une image à un article',
    description: 'La première devient la principale.',
    access: 'articles',
    body: { schema: articleImageInput, names: { articleId: 'articleId', altImage: 'altText' } },
    file: 'file',
    refuses: ['NOT_FOUND'],
    answer: z.object({ imageId: z.int(), url: z.string() }),
    handle: async ({ context, input, file }) => {
      const upload = { ...parseInput(articleImageInput, input), bytes: file };
      const image = await uploadArticleImage(context.db, context.storage, upload);
      context.renditionQueue.add(image.pictureKey);
      return { imageId: image.id, url: pictureUrl(image.picture) };
    },
  },
  {
    method: 'PUT',
    path: '/images/:id/set-primary',
    operationId: 'setPrimaryImage',
    summary: 'Choisir l’image principale d’un article',
    access: 'articles',
    body: { schema: primaryImageInput, names: { articleId: 'articleId' } },
    answer: z.object({ image: imageAnswer }),
    handle: async (call) => {
      const { articleId } = parseInput(primaryImageInput, call.input);
      return { image: restImage(await setPrimaryImage(call.context.db, { id: pathId(call), articleId })) };
    },
  },
  {
    method: 'DELETE',
    path: '/images/:id',
    operationId: 'deleteImage',
    summary: 'Supprimer une image',
    description: 'Une autre devient la principale, si c’était elle.',
    access: 'articles',
    handle: (call) => deleteArticleImage(call.context.db, call.context.storage, pathId(call)),
  },
];

/** An article's image under the documented names. */
export function restImage(image: DocumentedImage): z.infer<typeof imageAnswer> {
  return {
    id: image.id,
    id_article: image.articleId,
    url_image: pictureUrl(image.picture),
    alt_image: image.altImage,
    primary: image.primary,
    created_at: image.createdAt,
    updated_at: image.updatedAt,
  };
}
