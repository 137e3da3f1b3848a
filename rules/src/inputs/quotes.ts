import { optionalMoney } from '../fields/money.ts';
import { z } from '../fields/zod.ts';

/**
 * What an administrator adds to a request when it is quoted: the price of the delivery in euros, 0 where it is
 * included.
 */
export const quoteInput = z.object({ livraison: optionalMoney });
