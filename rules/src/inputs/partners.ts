import { optionalText, requiredText } from '../fields/text.ts';
import { z } from '../fields/zod.ts';
import { limits } from '../limits.ts';
import { messages } from '../messages.ts';
import { completeWebAddress, isPictureAddress, isWebAddress } from '../text/web-addresses.ts';

/** Partner command (spec section 5). `lien`: http(s); `logo`: own path or http(s) address; « exemple.fr » is completed. */
export const partnerInput = z.object({
  nom: requiredText(limits.nom, messages.partners.nomRequired),
  lien: addressThat(isWebAddress),
  logo: addressThat(isPictureAddress),
});
export type PartnerInput = z.infer<typeof partnerInput>;

function addressThat(fits: (address: string) => boolean) {
  return optionalText(limits.url)
    .overwrite((value) => value && completeWebAddress(value))
    .refine((value) => value === null || fits(value), messages.field.url);
}
