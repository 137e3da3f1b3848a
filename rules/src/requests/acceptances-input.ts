import { line, orEmpty, requiredName } from '../fields/text.ts';
import { z } from '../fields/zod.ts';
import { limits } from '../limits.ts';
import { acceptanceSentences, codeLength, drawing } from './acceptances/acceptances.ts';

const { codeRequired, codeForm, nameRequired, agreementRequired, drawingForm, drawingTooLong } = acceptanceSentences;

/** Six digits, however they are spaced. */
const code = orEmpty(
  line(limits.secondFactorCode)
    .transform((typed) => typed.replaceAll(/[\s-]/g, ''))
    .pipe(
      z
        .string()
        .min(1, { error: codeRequired, abort: true })
        .regex(new RegExp(`^\\d{${codeLength}}$`), codeForm),
    ),
);

/** A path of straight lines within the field of the signature. */
export const signaturePath = z
  .string(drawingForm)
  .max(drawing.maxLength, { error: drawingTooLong, abort: true })
  .regex(/^(M\d{1,3} \d{1,3}( L\d{1,3} \d{1,3})*( (?=M))?)*$/, drawingForm)
  .refine((drawn) => (drawn.match(/\d+ \d+/g) ?? []).every(isWithin), drawingForm);

function isWithin(point: string): boolean {
  const [x = 0, y = 0] = point.split(' ').map(Number);
  return x <= drawing.width && y <= drawing.height;
}

/** What who accepts a quote says; the drawing of a signature may be empty. */
export const quoteAcceptanceInput = z.object({
  code,
  nom: requiredName(limits.nom, nameRequired),
  qualite: orEmpty(line(limits.nom)),
  accord: z.literal(true, agreementRequired),
  dessin: orEmpty(signaturePath),
});
export type QuoteAcceptanceInput = z.infer<typeof quoteAcceptanceInput>;
