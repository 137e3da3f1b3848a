import { id } from '../fields/id.ts';
import { optionalMoney } from '../fields/money.ts';
import { line, name, orEmpty, requiredLine } from '../fields/text.ts';
import { z } from '../fields/zod.ts';
import { limits } from '../limits.ts';
import { toCents } from '../prices/amounts.ts';
import { chequeSlipSentences } from './cheque-slips/cheque-slips.ts';
import { ledgerSentences } from './ledger/ledger.ts';
import { entryDayInput } from './ledger-input.ts';

/** A cheque of a slip, by the entry that received it; number and bank as they stand on it. */
const cheque = z.object({ id, reference: orEmpty(line(limits.nom)), banque: orEmpty(name(limits.nom)) });

/** What stands on a slip. */
export const chequeSlipInput = z.object({
  compte: orEmpty(line(limits.nom)),
  cheques: z
    .array(cheque)
    .min(1, chequeSlipSentences.empty)
    .max(limits.slipCheques, chequeSlipSentences.tooMany(limits.slipCheques))
    .refine((cheques) => new Set(cheques.map((one) => one.id)).size === cheques.length, chequeSlipSentences.twice),
});

/** The day on which a slip was handed over. */
export const handedSlipInput = z.object({ id, date: entryDayInput });

/** The day on which a cheque that came back is taken to be presented again. */
export const chequeAgainInput = z.object({ id, date: entryDayInput });

/** A cheque that came back, what the bank said, and what it took for it. */
export const chequeReturnInput = z.object({
  id,
  date: entryDayInput,
  motif: requiredLine(limits.nom, ledgerSentences.reasonRequired),
  frais: optionalMoney.transform(toCents),
});

export type ChequeSlipInput = z.infer<typeof chequeSlipInput>;
export type ChequeReturnInput = z.infer<typeof chequeReturnInput>;
export type ChequeAgainInput = z.infer<typeof chequeAgainInput>;
