import { sentences } from '../sentences.ts';
import { isStorable, isVisible, withoutControls } from '../text/text.ts';
import { z } from './zod.ts';

/**
 * Trimmed text without NUL and lone surrogates, its control characters taken out, at most `max` characters; may be
 * empty. A longer text is refused before any other check: regular expressions may take very long over it.
 */
export function text(max: number) {
  return z
    .string()
    .refine(isStorable, sentences.field.characters)
    .overwrite(withoutControls)
    .trim()
    .max(max, { error: sentences.field.tooLong(max), abort: true });
}

/** HTML of any length: the service checks its length after sanitising it. */
export const submittedHtml = z.string().refine(isStorable, sentences.field.characters);

/** `text` with something visible in it; `required` is the French sentence when there is not. */
export function requiredText(max: number, required: string) {
  return z.preprocess((value) => value ?? '', text(max).refine(isVisible, required));
}

/** `text` that is null when missing or without anything visible. */
export function optionalText(max: number) {
  return text(max)
    .nullish()
    .transform((value) => (value && isVisible(value) ? value : null));
}
