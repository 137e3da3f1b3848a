import { sentences } from '../sentences.ts';
import { z } from './zod.ts';

/**
 * A whole number from `min` to `max`. `sentence` is the French sentence for anything else, except for a number above
 * `max`, whose sentence names the limit, and for one with decimals where `whole` says so.
 */
export function wholeNumber({ min, max }: { min: number; max: number }, sentence: string, whole = sentence) {
  return z.number(sentence).max(max, sentences.field.atMost(max)).int(whole).min(min, sentence);
}
