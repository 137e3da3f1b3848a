import { limits } from '../limits.ts';
import { quantityFault } from '../prices/line-quantity.ts';
import { type LineKind, lineSentences } from '../prices/lines.ts';
import { maxVatRate } from '../prices/vat.ts';
import { sentences } from '../sentences.ts';
import { money } from './money.ts';
import { text } from './text.ts';
import { z } from './zod.ts';

/** A price that an administrator sets: a negative one is what a discount is for. */
export const linePrice = z
  .union([z.number(), z.string()], sentences.field.amount)
  .refine((value) => !isNegative(value), { error: lineSentences.negativePrice, abort: true })
  .pipe(money);

/** A quantity; what is of the catalogue is whole, see `requireQuantity`. */
export const lineQuantity = z
  .number(sentences.form.quantityInvalid)
  .max(limits.maxQuantity, sentences.field.atMost(limits.maxQuantity));

/** Refuses part of a piece, and a third decimal of what has two. */
export function requireQuantity(quantite: number, nature: LineKind | 'acompte', context: z.RefinementCtx): void {
  const message = quantityFault(quantite, nature);
  if (message !== null) context.addIssue({ code: 'custom', path: ['quantite'], message });
}

/** The factor of the days, as the column holds it; takes « 1,5 » too. */
export const coefficient = decimal(/^\d{1,3}(\.\d{1,3})?$/, lineSentences.coefficient).refine(
  (value) => Number(value) > 0,
  lineSentences.coefficient,
);

/** A percentage of VAT with two decimals at most. */
export const vatRate = decimal(/^\d{1,2}(\.\d{1,2})?$/, lineSentences.rate)
  .refine((value) => Number(value) <= maxVatRate, lineSentences.rate)
  .transform((value) => Number(value).toFixed(2));

/** A discount, in euros or in percent, and its reason; each null or missing where it is not said. */
export const discountFields = {
  remise: decimal(/^\d+(\.\d{1,2})?$/, lineSentences.discount)
    .transform((value) => Number(value).toFixed(2))
    .nullish(),
  remiseEnPourcent: z.boolean(sentences.field.boolean).nullish(),
  motifRemise: text(limits.shortText).nullish(),
};

/** Refuses more than a hundred percent, and more euros than any amount. */
export function requireDiscount(
  { remise, remiseEnPourcent }: { remise?: string | null | undefined; remiseEnPourcent?: boolean | null | undefined },
  context: z.RefinementCtx,
): void {
  if (remise == null || Number(remise) <= (remiseEnPourcent ? 100 : limits.maxAmount)) return;
  const message = remiseEnPourcent ? lineSentences.percentMax : sentences.field.amountMax;
  context.addIssue({ code: 'custom', path: ['remise'], message });
}

function decimal(form: RegExp, sentence: string) {
  return z
    .union([z.number(), z.string()], sentence)
    .transform((value) => String(value).trim().replace(',', '.'))
    .pipe(z.string().regex(form, sentence));
}

function isNegative(value: number | string): boolean {
  return Number(String(value).replace(',', '.').replace('−', '-')) < 0;
}
