import { customerSentences } from '../customers/customer-sentences.ts';
import { id } from '../fields/id.ts';
import { z } from '../fields/zod.ts';
import { limits } from '../limits.ts';

/** The customers of a page, to be looked at together. */
export const chosenCustomersInput = z.object({
  ids: z.array(id).max(limits.pageSize, customerSentences.tooManyChosen(limits.pageSize)),
});
