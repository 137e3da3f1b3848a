import { requiredText } from '../fields/text.ts';
import { z } from '../fields/zod.ts';
import { limits } from '../limits.ts';
import { mailWordInput } from '../outbox/mails-input.ts';
import { sentences } from '../sentences.ts';
import { cancellationAnswers } from './reservation-requests/cancellations.ts';

/** What a visitor writes to the company about a request, or the company to the visitor. */
export const requestMessageInput = z.object({
  texte: requiredText(limits.shortText, sentences.requests.messageRequired),
});

/** The company's answer to a visitor's wish to cancel; a refusal says why. */
export const cancellationAnswerInput = mailWordInput
  .extend({ reponse: z.enum(cancellationAnswers) })
  .superRefine(({ reponse, mot }, context) => {
    if (reponse === 'refusee' && mot === '')
      context.addIssue({ code: 'custom', path: ['mot'], message: sentences.requests.cancellationReasonRequired });
  });
