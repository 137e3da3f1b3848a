import { isRentalDay } from '../dates/days.ts';
import { id } from '../fields/id.ts';
import { money } from '../fields/money.ts';
import { requiredLine } from '../fields/text.ts';
import { z } from '../fields/zod.ts';
import { limits } from '../limits.ts';
import { sentences } from '../sentences.ts';
import { priceListSentences } from './price-lists/price-list-sentences.ts';
import { roundings } from './price-lists/raised-price.ts';

const { percentInvalid, dayRequired } = priceListSentences;

const named = {
  nom: requiredLine(limits.nom, priceListSentences.nomRequired),
  aPartirDu: z.string(dayRequired).refine(isRentalDay, dayRequired),
};

/** Command of a new list, a copy of the prices that are in force the day before, after a raise. */
export const newPriceListInput = z.object({
  ...named,
  pourcent: z
    .number(percentInvalid)
    .min(-90, percentInvalid)
    .max(900, percentInvalid)
    .refine((value) => Math.round(value * 100) / 100 === value, percentInvalid),
  arrondi: z.literal([...roundings], priceListSentences.roundingInvalid),
  versLeHaut: z.boolean(sentences.field.boolean),
});
export type NewPriceListInput = z.infer<typeof newPriceListInput>;

/** What changes in a list: of its prices those that are given; null takes an article out of it. */
export const priceListPatch = z.object({
  ...named,
  prix: z
    .array(z.object({ articleId: id, prix: money.nullable() }))
    .refine(
      (prices) => new Set(prices.map(({ articleId }) => articleId)).size === prices.length,
      priceListSentences.articleTwice,
    ),
});
export type PriceListPatch = z.infer<typeof priceListPatch>;
