import { z } from 'zod';
import { limits } from './limits.ts';
import { messages } from './messages.ts';
import { text } from './text.ts';

/** A page of a list: `page` from 1, `pageSize` from 1 to 100. */
export const pageInput = z.object({
  page: z
    .int(messages.field.integer)
    .min(1, messages.field.pageRange)
    .max(1_000_000, messages.field.pageRange)
    .default(1),
  pageSize: z
    .int(messages.field.integer)
    .min(1, messages.field.pageRange)
    .max(limits.pageSize, messages.field.pageRange)
    .default(20),
});

/** A page of what a search leaves of a list; an empty search leaves all. */
export const searchPageInput = pageInput.extend({
  search: z.preprocess((value) => value ?? '', text(limits.search)),
});
