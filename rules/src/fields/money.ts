import { limits } from '../limits.ts';
import { sentences } from '../sentences.ts';
import { z } from './zod.ts';

/**
 * Amount in euros, at least 0, with at most two decimals (spec section 5: step 0.01).
 * Takes a JSON number or a string ('4.50', or '4,50' in French); returns an exact decimal string ('4.50').
 */
export const money = z
  .union([z.number(), z.string()], sentences.field.amount)
  .transform((value) => String(value).trim().replace(',', '.'))
  .pipe(
    z
      .string()
      .refine((value) => !(Number(value) > limits.maxAmount), { error: sentences.field.amountMax, abort: true })
      .regex(/^\d+(\.\d+)?$/, sentences.field.amount)
      .regex(/^\d+(\.\d{1,2})?$/, sentences.field.amountStep),
  )
  .transform((value) => withTwoDecimals(value));

/** Required `money`; `required` is the French sentence when it is missing. */
export function requiredMoney(required: string) {
  return z.preprocess(
    (value) => value ?? '',
    z
      .union([z.number(), z.string()], sentences.field.amount)
      .refine((value) => value !== '', { message: required, abort: true })
      .pipe(money),
  );
}

/** `money` that is 0 when empty (spec section 5). */
export const optionalMoney = z.preprocess(
  (value) => (value === null || value === undefined || value === '' ? '0' : value),
  money,
);

function withTwoDecimals(value: string): string {
  const [whole = '0', cents = ''] = value.split('.');
  return `${whole.replace(/^0+(?=\d)/, '')}.${cents.padEnd(2, '0')}`;
}
