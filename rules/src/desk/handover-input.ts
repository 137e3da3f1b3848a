import { id } from '../fields/id.ts';
import { optionalMoney } from '../fields/money.ts';
import { name, orEmpty, text } from '../fields/text.ts';
import { z } from '../fields/zod.ts';
import { limits } from '../limits.ts';
import { depositInput, paymentInput } from '../money/ledger-input.ts';
import { toCents } from '../prices/amounts.ts';
import { signaturePath } from '../requests/acceptances-input.ts';
import { movements } from '../requests/preparation/preparation.ts';
import { countingGestures, handoverGestures, handoverSentences } from './handover/handover.ts';
import { settledFaults, settlements, stockOutcomes } from './handover/return-outcome.ts';

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
    photoKey: z
      .uuid()
      .nullish()
      .transform((value) => value ?? null),
    quantity,
    seen: z
      .string()
      .max(limits.shortText)
      .nullish()
      .transform((value) => value ?? null),
    note: orEmpty(text(limits.shortText)),
    at: z.date(),
  })
  .superRefine(({ kind, line: of, photoKey, quantity: count }, context) => {
    if (kind === 'retrait' && photoKey === null) {
      context.addIssue({ code: 'custom', path: ['photoKey'], message: handoverSentences.photoRequired });
    }
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

const notified = z
  .boolean()
  .nullish()
  .transform((value) => value ?? true);

const payment = paymentInput.nullish().transform((value) => value ?? null);

/** Who signs for the customer, where somebody does. */
const signed = {
  id,
  key: z
    .uuid()
    .nullish()
    .transform((value) => value ?? null),
  signataire: orEmpty(name(limits.nom)),
  dessin: orEmpty(signaturePath),
  prevenir: notified,
};

function requireSigner(
  { signataire, dessin }: { signataire: string; dessin: string },
  context: { addIssue: (issue: { code: 'custom'; path: string[]; message: string }) => void },
): void {
  if (dessin === '' || signataire !== '') return;
  context.addIssue({ code: 'custom', path: ['signataire'], message: handoverSentences.nameRequired });
}

/** What closes a departure: who signs, and what was received on the spot. */
export const departureInput = z
  .object({ ...signed, caution: depositInput.nullish().transform((value) => value ?? null), paiement: payment })
  .superRefine(requireSigner);
export type DepartureInput = z.infer<typeof departureInput>;

/** What is decided about what came back otherwise than it left: nothing for what is not said. */
const returnChoice = z.object({
  lineId: id,
  fault: z.enum(settledFaults),
  stock: z
    .enum(stockOutcomes)
    .nullish()
    .transform((value) => value ?? null),
  prix: optionalMoney.transform((value) => (value === null ? 0 : toCents(value))),
  reglement: z
    .enum(settlements)
    .nullish()
    .transform((value) => value ?? null),
});

/** What comes of a return, the deposits that go back, and a payment. */
const decided = {
  suites: z.preprocess((value) => value ?? [], z.array(returnChoice).max(limits.handoverCommands)),
  cautionsRendues: z.preprocess((value) => value ?? [], z.array(id).max(limits.allocations)),
  paiement: payment,
};

/** What closes a return: who signs, what comes of it, the deposits that go back, and a payment. */
export const returnInput = z.object({ ...signed, ...decided }).superRefine(requireSigner);
export type ReturnInput = z.infer<typeof returnInput>;

/** What settles a return that was closed by somebody who could not decide what comes of it. */
export const settlementInput = z.object({ id, ...decided }).omit({ paiement: true });
export type SettlementInput = z.infer<typeof settlementInput>;
