import { limits } from '../limits.ts';
import { sentences } from '../sentences.ts';
import { line, orEmpty } from './text.ts';
import { wholeNumber } from './whole-number.ts';
import { z } from './zod.ts';

/** A page of a list: `page` from 1, `pageSize` from 1 to 100. */
export const pageInput = z.object({
  page: wholeNumber({ min: 1, max: limits.maxPage }, sentences.field.pageRange).default(1),
  pageSize: wholeNumber({ min: 1, max: limits.pageSize }, sentences.field.atLeast(1)).default(20),
});

/** A page of search results; an empty search finds all. */
export const searchPageInput = pageInput.extend({
  search: orEmpty(line(limits.search)),
});
