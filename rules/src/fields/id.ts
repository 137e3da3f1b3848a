import { limits } from '../limits.ts';
import { sentences } from '../sentences.ts';
import { z } from './zod.ts';

/** Id of a record: a positive 32-bit integer. A text from a form is accepted when it is plain digits. */
export const id = z.preprocess(
  (value) => (typeof value === 'string' && /^[1-9]\d*$/.test(value) ? Number(value) : value),
  z.int(sentences.field.id).min(1, sentences.field.id).max(limits.maxId, sentences.field.id),
);

/** `id`, or null when missing or empty. */
export const optionalId = z.preprocess((value) => (value === undefined || value === '' ? null : value), id.nullable());
