import { messages } from '../messages.ts';
import { z } from './zod.ts';

/**
 * A whole number from `min` to `max`; `sentence` is the French sentence for what is none or below. A number above says
 * what the limit is.
 */
export function wholeNumber({ min, max }: { min: number; max: number }, sentence: string) {
  return z.number(sentence).max(max, messages.field.atMost(max)).int(sentence).min(min, sentence);
}
