import { limits } from '../limits.ts';
import { messages } from '../messages.ts';
import { z } from './zod.ts';

/** Id of a record: a positive integer of 32 bits; a form's text is read as a number where it is written plainly. */
export const id = z.preprocess(
  (value) => (typeof value === 'string' && /^[1-9]\d*$/.test(value) ? Number(value) : value),
  z.int(messages.field.id).min(1, messages.field.id).max(limits.maxId, messages.field.id),
);

/** `id`, or null for none: nothing, an empty text. */
export const optionalId = z.preprocess((value) => (value === undefined || value === '' ? null : value), id.nullable());
