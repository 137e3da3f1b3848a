import { isRentalDay } from '../dates/days.ts';
import { todayInParis } from '../dates/paris-time.ts';
import { id } from '../fields/id.ts';
import { requiredMoney } from '../fields/money.ts';
import { line, orEmpty } from '../fields/text.ts';
import { z } from '../fields/zod.ts';
import { limits } from '../limits.ts';
import { pastHireSentences } from './past-hires/past-hires.ts';

/** A hire from before Barnum; amounts in exact euros. */
export const pastHireInput = z.object({
  reference: orEmpty(line(limits.nom)),
  debut: z
    .string(pastHireSentences.dayMissing)
    .refine(isRentalDay, { error: pastHireSentences.dayInvalid, abort: true })
    .refine((day) => day < todayInParis(), pastHireSentences.dayToCome),
  total: requiredMoney(pastHireSentences.totalMissing),
  totalHorsTaxes: requiredMoney(pastHireSentences.totalMissing),
  customerId: id.nullable(),
});

export type PastHireInput = z.infer<typeof pastHireInput>;
