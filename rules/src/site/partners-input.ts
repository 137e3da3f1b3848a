import { optionalLine, requiredLine } from '../fields/text.ts';
import { z } from '../fields/zod.ts';
import { limits } from '../limits.ts';
import { sentences } from '../sentences.ts';
import { completeWebAddress, isPictureAddress, isWebAddress } from '../text/web-addresses.ts';

/** Partner command (spec section 5). `lien`: http(s), « exemple.fr » is completed; `logo`: own path or http(s). */
export const partnerInput = z.object({
  nom: requiredLine(limits.nom, sentences.partners.nomRequired),
  lien: optionalLine(limits.url)
    .overwrite((value) => value && completeWebAddress(value))
    .refine((value) => value === null || isWebAddress(value), sentences.field.url),
  logo: optionalLine(limits.url).refine((value) => value === null || isPictureAddress(value), sentences.field.url),
});
export type PartnerInput = z.infer<typeof partnerInput>;
