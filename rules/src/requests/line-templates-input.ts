import { requestedItems } from '../fields/rental.ts';
import { requiredLine } from '../fields/text.ts';
import { z } from '../fields/zod.ts';
import { limits } from '../limits.ts';
import { lineTemplateSentences } from './reservation-requests/line-templates.ts';
import { requestLineInput } from './reservation-requests-input.ts';

/** Command of a template of lines: its name and its lines, as those of a request. */
export const lineTemplateInput = z.object({
  nom: requiredLine(limits.nom, lineTemplateSentences.nomRequired),
  items: requestedItems(requestLineInput),
});
export type LineTemplateInput = z.infer<typeof lineTemplateInput>;
