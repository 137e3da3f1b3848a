import { isRentalDay } from '../dates/days.ts';
import { todayInParis } from '../dates/paris-time.ts';
import { type ChosenDays, daysOf, periodOf } from '../dates/period.ts';
import { limits } from '../limits.ts';
import { sentences } from '../sentences.ts';
import { wholeNumber } from './whole-number.ts';
import { z } from './zod.ts';

const form = sentences.form;

const givenDay = z
  .string(form.dateInvalid)
  .min(1, form.dateRequired)
  .refine((value) => value === '' || isRentalDay(value), form.dateInvalid);

/** The wanted day, the party's, `YYYY-MM-DD`; it may be in the past. */
export const anyDay = z.preprocess((value) => value ?? '', givenDay);

/** The wanted day, today in Paris or later. */
export const wantedDay = z.preprocess((value) => value ?? '', givenDay.refine(isNotPast, form.datePast));

/** A day that may be chosen beside the wanted one, of pick-up or of return; null where it follows from that. */
export const chosenDay = z
  .string(form.dateInvalid)
  .nullish()
  .transform((value) => value || null)
  .refine((value) => value === null || isRentalDay(value), form.dateInvalid);

/** A chosen day of pick-up, today in Paris or later. */
export const pickUpDay = chosenDay.refine((value) => value === null || isNotPast(value), form.datePast);

/** Requested pieces of an article. */
export const pieces = wholeNumber({ min: 1, max: limits.maxQuantity }, form.quantityInvalid, form.quantityWhole);

/** At least one item, and at most as many as a request may have. */
export function requestedItems<Item extends z.ZodType>(item: Item) {
  return z.array(item, form.itemsRequired).min(1, form.itemsRequired).max(limits.requestItems, form.itemsTooMany);
}

/** Refuses a pick-up after the wanted day, a return before it, and more than `days` from one to the other. */
export function requirePeriod(
  { date, ...chosen }: ChosenDays & { date: string },
  context: z.RefinementCtx,
  days: number = limits.rentalDays,
): void {
  const { dateRetrait, dateRetour } = chosen;
  if (![date, dateRetrait ?? date, dateRetour ?? date].every(isRentalDay)) return;
  const refuse = (field: keyof ChosenDays, message: string) =>
    context.addIssue({ code: 'custom', path: [field], message });
  if (dateRetrait !== null && dateRetrait > date) refuse('dateRetrait', form.pickUpAfterDate);
  if (dateRetour !== null && dateRetour < date) refuse('dateRetour', form.returnBeforeDate);
  const isTooLong = daysOf(periodOf(date, chosen)) > days;
  if (isTooLong) refuse(dateRetour === null ? 'dateRetrait' : 'dateRetour', form.rentalTooLong(days));
}

/** Days that are none are refused elsewhere. */
function isNotPast(value: string): boolean {
  return !isRentalDay(value) || value >= todayInParis();
}
