import { pageInput } from '../fields/page.ts';
import { z } from '../fields/zod.ts';
import { vatBases } from './figures/figures.ts';

/** A page of what a figure of VAT is made of; of all rates without `taux`. */
export const vatPartsInput = pageInput.extend({
  assiette: z.enum(vatBases),
  taux: z.string().nullish(),
  sansTaux: z.boolean().nullish(),
});
