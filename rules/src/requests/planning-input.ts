import { dayRangeFields, requireDayRange } from '../fields/day-range.ts';
import { line } from '../fields/text.ts';
import { z } from '../fields/zod.ts';
import { limits } from '../limits.ts';
import { sentences } from '../sentences.ts';
import { movements } from './preparation/preparation.ts';

const longest = { days: limits.planningDays, tooLong: sentences.planning.tooLong };

/** The days that a planning shows, the first and the last included: 62 at most. */
export const planningInput = z
  .object(dayRangeFields)
  .superRefine((value, context) => requireDayRange(value, context, longest));

/** A box of the preparation sheet: pieces of a request, and whether they are ready. */
export const tickInput = z.object({
  requestId: z.int(),
  mouvement: z.enum(movements),
  nom: line(limits.nom),
  quantite: z.number(),
  coche: z.boolean(),
});
export type TickInput = z.infer<typeof tickInput>;
