import { pictureUrl } from '@barnum/rules/paths';
import { pathId, type RestRoute } from '../../rest/route.ts';
import { type ArticleImageWithPicture, listArticleImages } from './images.domain.ts';

export const imageRoutes: readonly RestRoute[] = [
  {
    method: 'GET',
    path: '/articles/:id/images',
    access: 'public',
    handle: async (call) => ({ images: (await listArticleImages(call.context.db, pathId(call))).map(restImage) }),
  },
];

/** An article's image under the documented names. */
export function restImage(image: ArticleImageWithPicture) {
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
