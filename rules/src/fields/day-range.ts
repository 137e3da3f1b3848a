import { addDays, isRentalDay } from '../dates/days.ts';
import { sentences } from '../sentences.ts';
import { z } from './zod.ts';

const planning = sentences.planning;
const day = z.string(planning.dayInvalid).refine(isRentalDay, planning.dayInvalid);

/** The first and the last of some days. */
export const dayRangeFields = { debut: day, fin: day };

/** Refuses an end before the beginning, and more than `days`, with the sentence `tooLong`. */
export function requireDayRange(
  { debut, fin }: { debut: string; fin: string },
  context: z.RefinementCtx,
  { days, tooLong }: { days: number; tooLong: (days: number) => string },
): void {
  if (!isRentalDay(debut) || !isRentalDay(fin)) return;
  const refuse = (message: string) => context.addIssue({ code: 'custom', path: ['fin'], message });
  if (fin < debut) refuse(planning.endBeforeStart);
  if (fin > addDays(debut, days - 1)) refuse(tooLong(days));
}
