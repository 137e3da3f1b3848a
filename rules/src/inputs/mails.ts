import { orEmpty, requiredText, text } from '../fields/text.ts';
import { z } from '../fields/zod.ts';
import { limits } from '../limits.ts';
import { mailSentences } from '../mails/sentences.ts';
import { unknownMailFields } from '../mails/templates.ts';

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

/** An administrator's own words in a mail of confirmation or refusal; may be empty. */
export const mailWordInput = z.object({ mot: orEmpty(text(limits.shortText)) });
