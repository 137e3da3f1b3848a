import { optionalLine, optionalText, requiredLine } from '../fields/text.ts';
import { wholeNumber } from '../fields/whole-number.ts';
import { z } from '../fields/zod.ts';
import { limits } from '../limits.ts';
import { sentences } from '../sentences.ts';
import { isPictureAddress } from '../text/web-addresses.ts';

/**
 * Category command (spec section 5). `ordre`: smaller first, null last, empty becomes 0. `urlImage`: own path or
 * http(s) address.
 */
export const categoryInput = z.object({
  nom: requiredLine(limits.nom, sentences.categories.nomRequired),
  description: optionalText(limits.shortText),
  urlImage: optionalLine(limits.url).refine((value) => value === null || isPictureAddress(value), sentences.field.url),
  ordre: z.preprocess(
    (value) => (value === '' || value === undefined ? 0 : value),
    wholeNumber({ min: 0, max: limits.maxOrdre }, sentences.categories.ordreInvalid).nullable(),
  ),
});
export type CategoryInput = z.infer<typeof categoryInput>;
