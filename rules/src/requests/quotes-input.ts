import { money } from '../fields/money.ts';
import { z } from '../fields/zod.ts';

/**
 * What an administrator adds to a request when it is quoted: the price of the delivery in euros; null for what its lines
 * say.
 */
export const quoteInput = z.object({
  livraison: z.preprocess((value) => (value === undefined || value === '' ? null : value), money.nullable()),
});
