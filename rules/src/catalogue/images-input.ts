import { id, optionalId } from '../fields/id.ts';
import { optionalLine } from '../fields/text.ts';
import { z } from '../fields/zod.ts';
import { limits } from '../limits.ts';

/** Upload of an article's image (spec section 7): the article and an alternative text. */
export const articleImageInput = z.object({ articleId: id, altImage: optionalLine(limits.nom) });

/** Alternative text of an article's image. */
export const imageDescriptionInput = articleImageInput.pick({ altImage: true });

/** Upload of a category's picture (spec section 7). */
export const categoryPictureInput = z.object({ categoryId: id });

/** Upload of a logo (spec section 7): for a partner, or for one that is not saved yet. */
export const logoInput = z.object({ partnerId: optionalId });

/** Choice of an article's primary image (spec section 7). */
export const primaryImageInput = z.object({ articleId: id });

/** The images of an article in their order. */
export const imageOrderInput = z.object({ ids: z.array(id) });
