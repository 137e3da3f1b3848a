import { z } from 'zod';
import { isPictureAddress } from './addresses.ts';
import { limits } from './limits.ts';
import { messages } from './messages.ts';
import { optionalText, requiredText } from './text.ts';

/** Category command (spec section 5). `ordre`: smaller first, empty becomes 0. `urlImage`: own path or http(s) address. */
export const categoryInput = z.object({
  nom: requiredText(limits.nom, messages.categories.nomRequired),
  description: optionalText(limits.shortText),
  urlImage: optionalText(limits.url).refine((value) => value === null || isPictureAddress(value), messages.field.url),
  ordre: z.preprocess(
    (value) => (value === '' || value === null || value === undefined ? 0 : value),
    z.int(messages.categories.ordreInvalid).min(0, messages.categories.ordreInvalid).max(2_147_483_647),
  ),
});
export type CategoryInput = z.infer<typeof categoryInput>;
