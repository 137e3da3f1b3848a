import { requiredText, text } from '../fields/text.ts';
import { z } from '../fields/zod.ts';
import { limits } from '../limits.ts';
import { unknownMailFields } from '../mail-templates.ts';
import { mailSentences } from '../mails.ts';

/** Words of a message, which name only what a message knows. */
const words = (max: number, required: string) =>
  requiredText(max, required).superRefine((value, context) => {
    const [unknown] = unknownMailFields(value);
    if (unknown !== undefined) context.addIssue({ code: 'custom', message: mailSentences.unknownField(unknown) });
  });

/** Command that changes the words of a message. */
export const mailTemplateInput = z.object({
  subject: words(limits.nom, mailSentences.subjectRequired),
  text: words(limits.mailText, mailSentences.textRequired),
});

/** What an administrator adds for the visitor when a request is confirmed or refused; empty for nothing. */
export const mailWordInput = z.object({ mot: z.preprocess((value) => value ?? '', text(limits.shortText)) });
