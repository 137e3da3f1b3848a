import { sentences } from '../sentences.ts';
import { normaliseLine, normaliseLines, normaliseName, normalisePhone, visibleEmail } from '../text/normalise.ts';
import { isStorable, isVisible } from '../text/text.ts';
import { z } from './zod.ts';

/**
 * Text of several lines as one sees it (`normaliseLines`), trimmed, without NUL and lone surrogates, at most `max`
 * characters; may be empty. A longer text is refused before any other check: regular expressions may take very long over
 * it.
 */
export function text(max: number) {
  return seen(max, normaliseLines);
}

/** `text` of one line: ends of lines become blanks. */
export function line(max: number) {
  return seen(max, normaliseLine);
}

/** `line` of a person, a company or a place. */
export function name(max: number) {
  return seen(max, normaliseName);
}

/** HTML of any length: the service checks its length after sanitising it. */
export const submittedHtml = z.string().refine(isStorable, sentences.field.characters);

/** `text` with something visible in it; `required` is the French sentence when there is not. */
export function requiredText(max: number, required: string) {
  return given(text(max), required);
}

/** `line` with something visible in it. */
export function requiredLine(max: number, required: string) {
  return given(line(max), required);
}

/** `name` with something visible in it. */
export function requiredName(max: number, required: string) {
  return given(name(max), required);
}

/** The field that is empty when missing. */
export function orEmpty<Text extends z.ZodType<string>>(field: Text) {
  return z.preprocess((value) => value ?? '', field);
}

/** `text` that is null when missing or without anything visible. */
export function optionalText(max: number) {
  return visibleOrNull(text(max));
}

/** `line` that is null when missing or without anything visible. */
export function optionalLine(max: number) {
  return visibleOrNull(line(max));
}

/** An e-mail address without what ends the sentence it was copied from, before its form is checked; may be empty. */
export function emailText(max: number) {
  return seen(max, (text) => visibleEmail(text).replace(/[\s.,;]+$/, ''));
}

/** The e-mail address of an account: what is nearly one is none. */
export function accountEmailText(max: number) {
  return seen(max, visibleEmail);
}

/** What stands in a field for telephones. */
export function phoneText(max: number) {
  return seen(max, normalisePhone);
}

/** The text that is null when missing or without anything visible. */
export function visibleOrNull<Text extends z.ZodType<string>>(text: Text) {
  return text.nullish().transform((value) => (value && isVisible(value) ? value : null));
}

function given<Text extends z.ZodType<string>>(text: Text, required: string) {
  return orEmpty(text.refine(isVisible, required));
}

/** How much longer than its limit a text may come in: invisible characters do not count. */
const slack = 10_000;

function seen(max: number, normalise: (text: string) => string) {
  const tooLong = sentences.field.tooLong(max);
  return z
    .string()
    .refine(isStorable, sentences.field.characters)
    .max(max + slack, { error: tooLong, abort: true })
    .overwrite(normalise)
    .trim()
    .max(max, { error: tooLong, abort: true });
}
