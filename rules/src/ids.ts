import { z } from 'zod';
import { messages } from './messages.ts';

const maxId = 2_147_483_647;

/** Id of a record: a positive integer of 32 bits; a form's text is read as a number. */
export const id = z.preprocess(
  (value) => (typeof value === 'string' && /^\d{1,10}$/.test(value) ? Number(value) : value),
  z.int(messages.field.id).min(1, messages.field.id).max(maxId, messages.field.id),
);

/** `id`, or null for none: nothing, an empty text. */
export const optionalId = z.preprocess((value) => (value === undefined || value === '' ? null : value), id.nullable());
