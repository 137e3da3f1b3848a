import { id } from '../fields/id.ts';
import { name, orEmpty, text } from '../fields/text.ts';
import { z } from '../fields/zod.ts';
import { limits } from '../limits.ts';
import { depositInput, paymentInput } from '../money/ledger-input.ts';
import { signaturePath } from '../requests/acceptances-input.ts';
import { movements } from '../requests/preparation/preparation.ts';
import { countingGestures, handoverGestures, handoverSentences } from './handover/handover.ts';

const quantity = z
  .number(handoverSentences.quantityRequired)
  .min(0, handoverSentences.quantityRequired)
  .max(limits.maxQuantity)
  .multipleOf(0.01, handoverSentences.quantityRequired)
  .nullish()
  .transform((value) => value ?? null);

/** Which sheet of which request. */
export const handoverOfInput = z.object({ requestId: id, mouvement: z.enum(movements) });
export type HandoverOf = z.infer<typeof handoverOfInput>;

/**
 * A gesture on a sheet: what its device calls it, once for all, and when it was made there. What counts states a quantity; of
 * `compter` none says that the line is not counted any more.
 */
export const handoverCommandInput = z
  .object({
    key: z.uuid(),
    sheet: id,
    line: id.nullish().transform((value) => value ?? null),
    kind: z.enum(handoverGestures),
    quantity,
    note: orEmpty(text(limits.shortText)),
    at: z.date(),
  })
  .superRefine(({ kind, line: of, quantity: count }, context) => {
    const ofLine = kind === 'note' || countingGestures.includes(kind);
    if (ofLine && of === null) {
      context.addIssue({ code: 'custom', path: ['line'], message: handoverSentences.lineRequired });
    }
    if (countingGestures.includes(kind) && kind !== 'compter' && count === null) {
      context.addIssue({ code: 'custom', path: ['quantity'], message: handoverSentences.quantityRequired });
    }
  });
export type HandoverCommandInput = z.infer<typeof handoverCommandInput>;

/** The gestures that one call brings. */
export const handoverCommandsInput = z.array(handoverCommandInput).max(limits.handoverCommands);

/** The key of the gesture that a photo belongs to. */
export const handoverKeyInput = z.uuid();

/** What closes a departure: who signs, and what was received on the spot. */
export const departureInput = z
  .object({
    id,
    signataire: orEmpty(name(limits.nom)),
    dessin: orEmpty(signaturePath),
    caution: depositInput.nullish().transform((value) => value ?? null),
    paiement: paymentInput.nullish().transform((value) => value ?? null),
    prevenir: z
      .boolean()
      .nullish()
      .transform((value) => value ?? true),
  })
  .superRefine(({ signataire, dessin }, context) => {
    if (dessin !== '' && signataire === '') {
      context.addIssue({ code: 'custom', path: ['signataire'], message: handoverSentences.nameRequired });
    }
  });
export type DepartureInput = z.infer<typeof departureInput>;
