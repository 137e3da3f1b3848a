import { id, optionalId } from './ids.ts';
import { limits } from './limits.ts';
import { optionalText } from './text.ts';
import { z } from './zod.ts';

/** What pictures are for. */
export type PictureKind = 'article' | 'category' | 'logo';

/** Types that are accepted for each kind of picture, by file extension (spec sections 5 and 9). */
export const pictureTypes = {
  article: ['jpg', 'png', 'gif', 'webp'],
  category: ['jpg', 'png', 'gif'],
  logo: ['jpg', 'png', 'gif', 'webp'],
} as const satisfies Record<PictureKind, readonly string[]>;

/** Upload of an article's image (spec section 7): the article and an alternative text. */
export const articleImageInput = z.object({ articleId: id, altImage: optionalText(limits.nom) });

/** What an article's image shows, for those who do not see it. */
export const imageDescriptionInput = articleImageInput.pick({ altImage: true });

/** Upload of a category's picture (spec section 7). */
export const categoryPictureInput = z.object({ categoryId: id });

/** Upload of a logo (spec section 7): for a partner, or for one that is not saved yet. */
export const logoInput = z.object({ partnerId: optionalId });

/** Choice of an article's primary image (spec section 7). */
export const primaryImageInput = z.object({ articleId: id });
