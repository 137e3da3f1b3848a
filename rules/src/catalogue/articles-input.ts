import { vatRate } from '../fields/deal.ts';
import { id } from '../fields/id.ts';
import { optionalMoney, requiredMoney } from '../fields/money.ts';
import { searchPageInput } from '../fields/page.ts';
import { line, optionalLine, orEmpty, requiredLine, submittedHtml, text } from '../fields/text.ts';
import { wholeNumber } from '../fields/whole-number.ts';
import { z } from '../fields/zod.ts';
import { limits } from '../limits.ts';
import { uncategorised } from '../paths.ts';
import { lineSentences, vatRates } from '../prices/lines.ts';
import { sentences } from '../sentences.ts';
import { articleStates } from './articles/article-states.ts';
import { units } from './articles/articles.ts';
import { packSentences } from './packs/pack-sentences.ts';
import { packComponentInput } from './packs-input.ts';

const articlesSentences = sentences.articles;

const articleRates: readonly string[] = vatRates;

/** A label and its value: « Dimensions », « 3 × 3 m ». */
const specification = z.object({
  label: requiredLine(limits.specificationLabel, articlesSentences.specificationLabelRequired),
  value: requiredLine(limits.specificationValue, articlesSentences.specificationValueRequired),
});

const lines = orNone(
  z
    .array(requiredLine(limits.articleLine, sentences.field.text))
    .max(limits.articleLines, articlesSentences.tooManyLines),
);

/** A thing that comes with each piece, by its name, or an article that is proposed with it; `quantite` for each piece. */
const accessory = z
  .object({
    nom: optionalLine(limits.articleLine),
    articleId: id.nullish().transform((value) => value ?? null),
    quantite: wholeNumber({ min: 1, max: limits.accessoriesPerPiece }, articlesSentences.accessoryQuantity),
  })
  .refine(({ nom, articleId }) => (nom === null) !== (articleId === null), articlesSentences.accessoryUnknown);

/** One where nothing is said. */
const orOne = (most: number, message: string) =>
  z.preprocess(
    (value) => (value === undefined || value === null || value === '' ? 1 : value),
    wholeNumber({ min: 1, max: most }, message),
  );

/** Pieces in all; null for no limit. */
const stockOf = (least: number) =>
  z.preprocess(
    (value) => (value === undefined || value === '' ? null : value),
    wholeNumber(
      { min: least, max: limits.maxQuantity },
      articlesSentences.quantityInvalid,
      sentences.form.quantityWhole,
    ).nullable(),
  );

/**
 * Article command (spec section 5); of a pack, with what it holds. Amounts in euros; `quantite` null means unlimited;
 * HTML is sanitised by the service.
 */
export const articleInput = z.object({
  nom: requiredLine(limits.nom, articlesSentences.nomRequired),
  // The virtual category means no category.
  categorieId: z.preprocess(
    (value) => (value === undefined || value === '' || value === uncategorised.id ? null : value),
    z.union([z.null(), id], articlesSentences.categoryUnknown),
  ),
  prix: requiredMoney(articlesSentences.prixRequired),
  unite: z.enum(units, articlesSentences.unitInvalid).default('unitaire'),
  quantite: stockOf(1),
  etat: z.enum(articleStates, articlesSentences.stateInvalid).default('en_ligne'),
  lot: orOne(limits.boxPieces, articlesSentences.boxInvalid),
  nomLot: orEmpty(line(limits.boxName)),
  quantiteMinimum: orOne(limits.maxQuantity, articlesSentences.minimumInvalid),
  courteDescription: orEmpty(text(limits.shortText)),
  longueDescription: orEmpty(submittedHtml),
  montantCaution: optionalMoney,
  coutMontage: optionalMoney,
  valeurRemplacement: optionalMoney,
  fraisNettoyage: optionalMoney,
  tauxTva: z.preprocess(
    (value) => (value === undefined || value === '' ? null : value),
    vatRate.refine((rate) => articleRates.includes(rate), lineSentences.articleRate).nullable(),
  ),
  specifications: orNone(
    z.array(specification).max(limits.articleSpecifications, articlesSentences.tooManySpecifications),
  ),
  included: lines,
  excluded: lines,
  companionIds: orNone(z.array(id).max(limits.companions, articlesSentences.tooManyCompanions)),
  components: orNone(z.array(packComponentInput).max(limits.packComponents, packSentences.tooMany)),
  accessories: orNone(
    z
      .array(accessory)
      .max(limits.accessories, articlesSentences.tooManyAccessories)
      .refine((list) => {
        const proposed = list.flatMap(({ articleId }) => articleId ?? []);
        return new Set(proposed).size === proposed.length;
      }, articlesSentences.accessoryTwice),
  ),
});
export type ArticleInput = z.infer<typeof articleInput>;

/** The same of an article that exists: movements may have led to a stock of 0, which is kept. */
export const changedArticleInput = articleInput.extend({ quantite: stockOf(0) });

/** What changes in several articles at once: of each what is given, and when it was seen. */
export const articleChangesInput = z.object({
  changes: z
    .array(
      z.object({
        id,
        updatedAt: z.date(),
        prix: requiredMoney(articlesSentences.prixRequired).optional(),
        categorieId: articleInput.shape.categorieId.optional(),
        ordre: z.int().min(0).optional(),
        etat: z.enum(articleStates, articlesSentences.stateInvalid).optional(),
      }),
    )
    .min(1, articlesSentences.noneChosen)
    .max(limits.articleChanges, articlesSentences.tooManyChosen),
});
export type ArticleChange = z.infer<typeof articleChangesInput>['changes'][number];

/** The articles of a category in their order. */
export const articleOrderInput = z.object({ ids: z.array(id) });

/** A page of the administrators' list; category 0 stands for the articles without category, no state for all. */
export const articlePageInput = searchPageInput.extend({
  etat: z
    .enum(articleStates, articlesSentences.stateInvalid)
    .nullish()
    .transform((value) => value ?? null),
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
  search: line(limits.search),
  limit: wholeNumber({ min: 1, max: limits.articleChoices }, sentences.field.atLeast(1)).default(20),
});

/** How many neighbours of an article to show: at most 12. */
export const neighboursInput = z.object({
  limit: wholeNumber({ min: 1, max: 12 }, sentences.field.atLeast(1)).default(4),
});

/** A list that is empty when it is not given. */
function orNone<Item>(list: z.ZodType<Item[]>) {
  return z.preprocess((value) => value ?? [], list);
}
