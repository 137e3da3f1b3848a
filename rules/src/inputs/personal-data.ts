import { requiredText } from '../fields/text.ts';
import { z } from '../fields/zod.ts';
import { limits } from '../limits.ts';
import { isContact } from '../personal-data.ts';
import { sentences } from '../sentences.ts';

/** A person's data is found by an e-mail address or a telephone number. */
export const personInput = z.object({
  contact: requiredText(limits.email, sentences.personalData.contactForm).refine(
    isContact,
    sentences.personalData.contactForm,
  ),
});
