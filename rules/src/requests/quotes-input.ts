import { money } from '../fields/money.ts';
import { line } from '../fields/text.ts';
import { z } from '../fields/zod.ts';
import { limits } from '../limits.ts';

/**
 * What an administrator adds to a request when it is quoted: the price of the delivery in euros, null for what its lines
 * say, and the client's order number, null for the one that is known.
 */
export const quoteInput = z.object({
  livraison: z.preprocess((value) => (value === undefined || value === '' ? null : value), money.nullable()),
  referenceCommande: line(limits.nom)
    .nullish()
    .transform((value) => value ?? null),
});
