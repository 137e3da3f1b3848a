import { id } from '../fields/id.ts';
import { z } from '../fields/zod.ts';
import { limits } from '../limits.ts';

/** The customers of a page, to be looked at together. */
export const chosenCustomersInput = z.object({
  ids: z.array(id).max(limits.pageSize, `${limits.pageSize} clients au plus à la fois`),
});
