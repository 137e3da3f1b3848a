import { addDays, isRentalDay } from '../dates/days.ts';
import { todayInParis } from '../dates/paris-time.ts';
import { limits } from '../limits.ts';
import { messages } from '../messages.ts';
import { wholeNumber } from './whole-number.ts';
import { z } from './zod.ts';

const sentences = messages.form;

const givenDay = z
  .string(sentences.dateInvalid)
  .min(1, sentences.dateRequired)
  .refine((value) => value === '' || isRentalDay(value), sentences.dateInvalid);

/** The wanted day, the party's, `YYYY-MM-DD`; it may be in the past. */
export const anyDay = z.preprocess((value) => value ?? '', givenDay);

/** The wanted day, today in Paris or later. */
export const wantedDay = z.preprocess(
  (value) => value ?? '',
  givenDay.refine((value) => !isRentalDay(value) || value >= todayInParis(), sentences.datePast),
);

/** The day of return; null while it is not known. */
export const returnDay = z
  .string(sentences.dateInvalid)
  .nullish()
  .transform((value) => value || null)
  .refine((value) => value === null || isRentalDay(value), sentences.dateInvalid);

/** Requested pieces of an article. */
export const pieces = wholeNumber({ min: 1, max: limits.maxQuantity }, sentences.quantityInvalid);

/** At least one item, and at most as many as a request may have. */
export function requestedItems<Item extends z.ZodType>(item: Item) {
  return z
    .array(item, sentences.itemsRequired)
    .min(1, sentences.itemsRequired)
    .max(limits.requestItems, sentences.itemsTooMany);
}

/** Refuses a return before the wanted day, or after more than `days`. */
export function requirePeriod(
  { date, dateRetour }: { date: string; dateRetour: string | null },
  context: z.RefinementCtx,
  days: number = limits.rentalDays,
): void {
  if (dateRetour === null || !isRentalDay(date) || !isRentalDay(dateRetour)) return;
  const refuse = (message: string) => context.addIssue({ code: 'custom', path: ['dateRetour'], message });
  if (dateRetour < date) refuse(sentences.returnBeforeDate);
  if (dateRetour > addDays(date, days - 1)) refuse(sentences.returnTooLate(days));
}
