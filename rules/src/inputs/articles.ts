import { units } from '../articles/articles.ts';
import { vatRate } from '../fields/deal.ts';
import { id } from '../fields/id.ts';
import { optionalMoney, requiredMoney } from '../fields/money.ts';
import { searchPageInput } from '../fields/page.ts';
import { requiredText, submittedHtml, text } from '../fields/text.ts';
import { wholeNumber } from '../fields/whole-number.ts';
import { z } from '../fields/zod.ts';
import { limits } from '../limits.ts';
import { lineSentences, vatRates } from '../money/lines.ts';
import { packSentences } from '../packs/pack-sentences.ts';
import { uncategorised } from '../paths.ts';
import { sentences } from '../sentences.ts';
import { packComponentInput } from './packs.ts';

const articlesSentences = sentences.articles;

const articleRates: readonly string[] = vatRates;

/** A label and its value: « Dimensions », « 3 × 3 m ». */
const specification = z.object({
  label: requiredText(limits.specificationLabel, articlesSentences.specificationLabelRequired),
  value: requiredText(limits.specificationValue, articlesSentences.specificationValueRequired),
});

const lines = orEmpty(
  z
    .array(requiredText(limits.articleLine, sentences.field.text))
    .max(limits.articleLines, articlesSentences.tooManyLines),
);

/**
 * Article command (spec section 5); of a pack, with what it holds. Amounts in euros; `quantite` null means unlimited;
 * HTML is sanitised by the service.
 */
export const articleInput = z.object({
  nom: requiredText(limits.nom, articlesSentences.nomRequired),
  // The virtual category means no category.
  categorieId: z.preprocess(
    (value) => (value === undefined || value === '' || value === uncategorised.id ? null : value),
    z.union([z.null(), id], articlesSentences.categoryUnknown),
  ),
  prix: requiredMoney(articlesSentences.prixRequired),
  unite: z.enum(units, articlesSentences.unitInvalid).default('unitaire'),
  quantite: z.preprocess(
    (value) => (value === undefined || value === '' ? null : value),
    wholeNumber({ min: 1, max: limits.maxQuantity }, articlesSentences.quantityInvalid).nullable(),
  ),
  courteDescription: z.preprocess((value) => value ?? '', text(limits.shortText)),
  longueDescription: z.preprocess((value) => value ?? '', submittedHtml),
  montantCaution: optionalMoney,
  coutMontage: optionalMoney,
  tauxTva: z.preprocess(
    (value) => (value === undefined || value === '' ? null : value),
    vatRate.refine((rate) => articleRates.includes(rate), lineSentences.articleRate).nullable(),
  ),
  specifications: orEmpty(
    z.array(specification).max(limits.articleSpecifications, articlesSentences.tooManySpecifications),
  ),
  included: lines,
  excluded: lines,
  companionIds: orEmpty(z.array(id).max(limits.companions, articlesSentences.tooManyCompanions)),
  components: orEmpty(z.array(packComponentInput).max(limits.packComponents, packSentences.tooMany)),
});
export type ArticleInput = z.infer<typeof articleInput>;

/** A page of the administrators' list; category 0 stands for the articles without category. */
export const articlePageInput = searchPageInput.extend({
  categoryId: z
    .int()
    .nullish()
    .transform((value) => value ?? null),
});

/** The articles to list; null for all. */
export const articleIdsInput = z.object({
  ids: z
    .array(id, sentences.form.itemsRequired)
    .max(limits.requestItems, sentences.form.itemsTooMany)
    .nullish()
    .transform((ids) => ids ?? null),
});

/** The words of a name, and how many articles to find by them: at most 50. */
export const articleChoicesInput = z.object({
  search: text(limits.search),
  limit: wholeNumber({ min: 1, max: limits.articleChoices }, sentences.field.atLeast(1)).default(20),
});

/** How many neighbours of an article to show: at most 12. */
export const neighboursInput = z.object({
  limit: wholeNumber({ min: 1, max: 12 }, sentences.field.atLeast(1)).default(4),
});

/** A list that is empty when it is not given. */
function orEmpty<Item>(list: z.ZodType<Item[]>) {
  return z.preprocess((value) => value ?? [], list);
}
