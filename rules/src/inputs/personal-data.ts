import { requiredText } from '../fields/text.ts';
import { z } from '../fields/zod.ts';
import { limits } from '../limits.ts';
import { messages } from '../messages.ts';
import { isContact } from '../personal-data.ts';

/** By what a person's data is found: an e-mail address or a telephone number. */
export const personInput = z.object({
  contact: requiredText(limits.email, messages.personalData.contactForm).refine(
    isContact,
    messages.personalData.contactForm,
  ),
});
