import { addDays, isRentalDay } from '../dates/days.ts';
import { z } from '../fields/zod.ts';
import { limits } from '../limits.ts';
import { messages } from '../messages.ts';

const sentences = messages.planning;
const day = z.string(sentences.dayInvalid).refine(isRentalDay, sentences.dayInvalid);

/** The days that a planning shows, the first and the last included: 62 at most. */
export const planningInput = z.object({ debut: day, fin: day }).superRefine(({ debut, fin }, context) => {
  if (!isRentalDay(debut) || !isRentalDay(fin)) return;
  const refuse = (message: string) => context.addIssue({ code: 'custom', path: ['fin'], message });
  if (fin < debut) refuse(sentences.endBeforeStart);
  if (fin > addDays(debut, limits.planningDays - 1)) refuse(sentences.tooLong(limits.planningDays));
});
