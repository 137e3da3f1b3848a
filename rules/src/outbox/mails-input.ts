import { emailText, orEmpty, requiredText, text } from '../fields/text.ts';
import { z } from '../fields/zod.ts';
import { limits } from '../limits.ts';
import { emailPattern } from '../text/text.ts';
import { mailSentences } from './mails/sentences.ts';
import { unknownMailFields } from './mails/templates.ts';

/** Text of a template, in which every name between double braces is a field. */
const words = (max: number, required: string) =>
  requiredText(max, required).superRefine((value, context) => {
    const [unknown] = unknownMailFields(value);
    if (unknown !== undefined) context.addIssue({ code: 'custom', message: mailSentences.unknownField(unknown) });
  });

/** Change of a mail template. */
export const mailTemplateInput = z.object({
  subject: words(limits.nom, mailSentences.subjectRequired),
  text: words(limits.mailText, mailSentences.textRequired),
});

/** The address of who receives a mail. */
const recipient = emailText(limits.email).refine((value) => emailPattern.test(value), mailSentences.recipientForm);
const recipients = z.array(recipient).max(limits.customerLines);

/** An administrator's own words in a mail of confirmation or refusal; may be empty. */
export const mailWordInput = z.object({ mot: orEmpty(text(limits.shortText)) });

/**
 * A mail with a document: to whom, the company's own words. Without copies it goes to those that are kept of the customer;
 * an empty list is none.
 */
export const documentMailInput = mailWordInput.extend({
  destinataire: recipient,
  autresDestinataires: recipients.nullish().transform((value) => value ?? []),
  copies: recipients.nullish().transform((value) => value ?? null),
});
export type DocumentMailInput = z.infer<typeof documentMailInput>;

/** That of a quote: to the address of its request where none is said. */
export const quoteMailInput = documentMailInput.extend({
  destinataire: recipient.nullish().transform((value) => value ?? null),
});
export type QuoteMailInput = z.infer<typeof quoteMailInput>;
