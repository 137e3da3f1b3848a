import { todayInParis } from './format.ts';
import { id } from './ids.ts';
import { limits } from './limits.ts';
import { messages } from './messages.ts';
import { wholeNumber } from './numbers.ts';
import { emailPattern, optionalText, requiredText, text } from './text.ts';
import { z } from './zod.ts';

const sentences = messages.reservation;

const day = z.preprocess(
  (value) => value ?? '',
  z
    .string(sentences.dateInvalid)
    .min(1, sentences.dateRequired)
    .refine((value) => value === '' || isCalendarDay(value), sentences.dateInvalid)
    .refine((value) => !isCalendarDay(value) || value >= todayInParis(), sentences.datePast),
);

const email = optionalText(limits.email).refine(
  (value) => value === null || emailPattern.test(value),
  messages.auth.emailInvalid,
);

/** Step 1 of the request: who asks, and for which day (spec section 5). `date` is `YYYY-MM-DD`, today in Paris or later. */
const identityFields = {
  nom: requiredText(limits.nom, sentences.nomRequired),
  prenom: requiredText(limits.nom, sentences.prenomRequired),
  date: day,
  phone: optionalText(limits.phone),
  email,
};

/** Step 2: what is asked for. An item names an article by id, or by name alone (REST). `quantite` counts pieces. */
export const requestItemInput = z
  .object({
    articleId: id.nullish(),
    nom: text(limits.nom).nullish(),
    quantite: wholeNumber({ min: 1, max: limits.maxQuantity }, sentences.quantityInvalid),
  })
  .refine((item) => item.articleId != null || !!item.nom, { path: ['nom'], message: sentences.articleUnknown });

const itemsFields = {
  items: z
    .array(requestItemInput, sentences.itemsRequired)
    .min(1, sentences.itemsRequired)
    .max(limits.requestItems, sentences.itemsTooMany),
};

/** Step 3: delivery and assembly, and where to. */
const deliveryFields = {
  livraisonMontage: z.boolean(),
  adresse: optionalText(limits.adresse),
};

const identityInput = z.object(identityFields).superRefine(requireContact);
const deliveryInput = z.object(deliveryFields).superRefine(requireAddress);

/** What each step of the wizard must hold before the next one opens. */
export const reservationSteps = [identityInput, z.object(itemsFields), deliveryInput] as const;

/** A field that people never see: only programs that fill in whatever they find write into it. */
const trapFields = {
  siteWeb: optionalText(limits.shortText).refine((value) => value === null, sentences.trapFilled),
};

/** Reservation request command. Without delivery the address is dropped. */
export const reservationRequestInput = z
  .object({ ...identityFields, ...itemsFields, ...deliveryFields, ...trapFields })
  .superRefine((value, context) => {
    requireContact(value, context);
    requireAddress(value, context);
  })
  .transform(({ siteWeb: _empty, ...value }) => ({ ...value, adresse: value.livraisonMontage ? value.adresse : null }));
export type ReservationRequestInput = z.infer<typeof reservationRequestInput>;

/** Key under which a sender may repeat one request safely; chosen by the sender. */
export const idempotencyKeyInput = z.object({ key: optionalText(200) });

type Refinement<Value> = (value: Value, context: z.RefinementCtx) => void;

function requireContact(...[value, context]: Parameters<Refinement<{ phone: string | null; email: string | null }>>) {
  if (value.phone === null && value.email === null) {
    context.addIssue({ code: 'custom', path: ['phone'], message: sentences.contactRequired });
  }
}

function requireAddress(
  ...[value, context]: Parameters<Refinement<{ livraisonMontage: boolean; adresse: string | null }>>
) {
  if (value.livraisonMontage && value.adresse === null) {
    context.addIssue({ code: 'custom', path: ['adresse'], message: sentences.addressRequired });
  }
}

function isCalendarDay(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}
