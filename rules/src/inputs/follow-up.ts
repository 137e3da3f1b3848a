import { requiredText } from '../fields/text.ts';
import { z } from '../fields/zod.ts';
import { limits } from '../limits.ts';
import { messages } from '../messages.ts';

/** What a visitor writes to the company about a request. */
export const requestMessageInput = z.object({
  texte: requiredText(limits.shortText, messages.requests.messageRequired),
});
