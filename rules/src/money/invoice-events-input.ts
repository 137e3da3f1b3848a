import { isRentalDay } from '../dates/days.ts';
import { todayInParis } from '../dates/paris-time.ts';
import { requiredLine } from '../fields/text.ts';
import { z } from '../fields/zod.ts';
import { limits } from '../limits.ts';
import { invoiceEventSentences } from './invoices/invoice-events.ts';

const { dayInvalid, dayAhead, referenceRequired } = invoiceEventSentences;

/** When an invoice was deposited on the company's platform, and what that calls it. */
export const invoiceDepositInput = z.object({
  jour: z
    .string(dayInvalid)
    .refine(isRentalDay, dayInvalid)
    .refine((day) => day <= todayInParis(), dayAhead),
  reference: requiredLine(limits.nom, referenceRequired),
});
