import { requiredLine } from '../fields/text.ts';
import { z } from '../fields/zod.ts';
import { limits } from '../limits.ts';
import { isContact, personalDataSentences } from './personal-data/personal-data.ts';

/** A person's data is found by an e-mail address or a telephone number. */
export const personInput = z.object({
  contact: requiredLine(limits.email, personalDataSentences.contactForm).refine(
    isContact,
    personalDataSentences.contactForm,
  ),
});
