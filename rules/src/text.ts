import { messages } from './messages.ts';
import { z } from './zod.ts';

/** True when a reader would see something: letters, digits, punctuation or symbols, not only blanks and invisible marks. */
export function isVisible(value: string): boolean {
  // Some letters and symbols are made to be invisible: Hangul fillers, the empty Braille pattern.
  return /(?![\p{Default_Ignorable_Code_Point}\u2800])[\p{L}\p{N}\p{P}\p{S}]/u.test(value);
}

/** True when a database can hold the text as it is: no NUL, no half of a surrogate pair. */
export function isStorable(value: string): boolean {
  return value.isWellFormed() && !value.includes('\0');
}

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
export const sentHtml = z.string().refine(isStorable, messages.field.characters);

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

/** E-mail by the basic pattern of the sign-in form (spec section 5). */
export const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
