import { isRentalDay } from '../dates/days.ts';
import { todayInParis } from '../dates/paris-time.ts';
import { emailText, requiredLine } from '../fields/text.ts';
import { z } from '../fields/zod.ts';
import { invoiceEventSentences } from '../invoices/invoice-events.ts';
import { limits } from '../limits.ts';
import { emailPattern } from '../text/text.ts';
import { mailWordInput } from './mails.ts';

const { recipientForm, dayInvalid, dayAhead, referenceRequired } = invoiceEventSentences;

/** To whom an invoice is sent, and the company's own words in the message. */
export const invoiceMailInput = mailWordInput.extend({
  destinataire: emailText(limits.email).refine((value) => emailPattern.test(value), recipientForm),
});

/** When an invoice was deposited on the company's platform, and what that calls it. */
export const invoiceDepositInput = z.object({
  jour: z
    .string(dayInvalid)
    .refine(isRentalDay, dayInvalid)
    .refine((day) => day <= todayInParis(), dayAhead),
  reference: requiredLine(limits.nom, referenceRequired),
});
