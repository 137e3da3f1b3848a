import { id } from '../fields/id.ts';
import { pieces } from '../fields/rental.ts';
import { orEmpty, requiredLine, text } from '../fields/text.ts';
import { wholeNumber } from '../fields/whole-number.ts';
import { z } from '../fields/zod.ts';
import { limits } from '../limits.ts';
import { sentences } from '../sentences.ts';
import { articleSetSentences } from './article-sets/article-set-sentences.ts';

/** Command of a set: articles that are suggested together, each once, with its quantity. */
export const articleSetInput = z.object({
  nom: requiredLine(limits.nom, articleSetSentences.nomRequired),
  description: orEmpty(text(limits.siteSentence)),
  items: z
    .array(z.object({ articleId: id, quantite: pieces }), articleSetSentences.itemsRequired)
    .min(1, articleSetSentences.itemsRequired)
    .max(limits.articleSetItems, articleSetSentences.tooManyItems)
    .refine(
      (items) => new Set(items.map(({ articleId }) => articleId)).size === items.length,
      articleSetSentences.articleTwice,
    ),
});
export type ArticleSetInput = z.infer<typeof articleSetInput>;

/** How many sets to list: at most all there may be, and all without a number. */
export const articleSetListInput = z.object({
  limit: wholeNumber({ min: 1, max: limits.articleSets }, sentences.field.atLeast(1)).nullish(),
});
