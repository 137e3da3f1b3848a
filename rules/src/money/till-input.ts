import { requiredMoney } from '../fields/money.ts';
import { line, orEmpty } from '../fields/text.ts';
import { z } from '../fields/zod.ts';
import { limits } from '../limits.ts';
import { toCents } from '../prices/amounts.ts';
import { cents, entryDayInput } from './ledger-input.ts';
import { tillSentences } from './till/till.ts';

/** A count of the till, in cents; `attendu` is what was shown beside it, null before the first. */
export const tillCountInput = z.object({
  montant: requiredMoney(tillSentences.countedRequired).transform(toCents),
  attendu: z
    .string()
    .regex(/^-?\d+\.\d{2}$/)
    .transform(toCents)
    .nullish()
    .transform((value) => value ?? null),
  motif: orEmpty(line(limits.nom)),
});

/** Cash that was taken to the bank. */
export const cashToBankInput = z.object({ date: entryDayInput, montant: cents, reference: orEmpty(line(limits.nom)) });

export type TillCountInput = z.infer<typeof tillCountInput>;
export type CashToBankInput = z.infer<typeof cashToBankInput>;
