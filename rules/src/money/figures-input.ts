import { pageInput } from '../fields/page.ts';
import { z } from '../fields/zod.ts';
import { vatBases } from './figures/figures.ts';
import { parkOrders } from './figures/park-words.ts';

/** A page of what a figure of VAT is made of; of all rates without `taux`. */
export const vatPartsInput = pageInput.extend({
  assiette: z.enum(vatBases),
  taux: z.string().nullish(),
  sansTaux: z.boolean().nullish(),
});

/** A page of the articles of the park. */
export const parkPageInput = pageInput.extend({ tri: z.enum(parkOrders).default('chiffre') });
