import { messages } from '../messages.ts';
import { isStorable, isVisible } from '../text.ts';
import { z } from './zod.ts';

/**
 * Trimmed text without NUL and lone surrogates, at most `max` characters; may be empty. What is longer is held to no
 * further rule: patterns may take very long over it.
 */
export function text(max: number) {
  return z
    .string()
    .refine(isStorable, messages.field.characters)
    .trim()
    .max(max, { error: messages.field.tooLong(max), abort: true });
}

/** HTML as it is sent, of any length: the service bounds what it keeps of it. */
export const submittedHtml = z.string().refine(isStorable, messages.field.characters);

/** `text` in which a reader sees something; `required` is the French sentence when it does not. */
export function requiredText(max: number, required: string) {
  return z.preprocess((value) => value ?? '', text(max).refine(isVisible, required));
}

/** `text` in which nothing to see, null and undefined all become null. */
export function optionalText(max: number) {
  return text(max)
    .nullish()
    .transform((value) => (value && isVisible(value) ? value : null));
}
