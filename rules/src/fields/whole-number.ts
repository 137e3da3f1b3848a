import { messages } from '../messages.ts';
import { z } from './zod.ts';

/**
 * A whole number from `min` to `max`; `otherwise` is the French sentence for what is none or below. A number above says
 * what the limit is.
 */
export function wholeNumber({ min, max }: { min: number; max: number }, otherwise: string) {
  return z.number(otherwise).max(max, messages.field.atMost(max)).int(otherwise).min(min, otherwise);
}
