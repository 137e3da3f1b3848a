import { addDays, isRentalDay } from './days.ts';
import { todayInParis } from './format.ts';
import { id, optionalId } from './ids.ts';
import { limits } from './limits.ts';
import { messages } from './messages.ts';
import { wholeNumber } from './numbers.ts';
import { periodOf } from './period.ts';
import { emailPattern, optionalText, requiredText, text } from './text.ts';
import { z } from './zod.ts';

const sentences = messages.reservation;

const anyDay = z
  .string(sentences.dateInvalid)
  .min(1, sentences.dateRequired)
  .refine((value) => value === '' || isRentalDay(value), sentences.dateInvalid);

const day = z.preprocess(
  (value) => value ?? '',
  anyDay.refine((value) => !isRentalDay(value) || value >= todayInParis(), sentences.datePast),
);

const dateRetour = z
  .string(sentences.dateInvalid)
  .nullish()
  .transform((value) => value || null)
  .refine((value) => value === null || isRentalDay(value), sentences.dateInvalid);

const email = optionalText(limits.email).refine(
  (value) => value === null || emailPattern.test(value),
  messages.auth.emailInvalid,
);

/**
 * Step 1 of the request: who asks, and for which days (spec section 5). `date` is `YYYY-MM-DD`, today in Paris or later, the
 * day on which articles leave; `dateRetour` the one on which they come back, if it is known.
 */
const identityFields = {
  nom: requiredText(limits.nom, sentences.nomRequired),
  prenom: requiredText(limits.nom, sentences.prenomRequired),
  date: day,
  dateRetour,
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

const identityInput = z.object(identityFields).superRefine((value, context) => {
  requireContact(value, context);
  requirePeriod(value, context);
});
const deliveryInput = z.object(deliveryFields).superRefine(requireAddress);

/** What each step of the wizard must hold before the next one opens. */
export const reservationSteps = [identityInput, z.object(itemsFields), deliveryInput] as const;

/** A field that people never see: only programs that fill in whatever they find write into it. */
const trapFields = {
  siteWeb: optionalText(limits.shortText).refine((value) => value === null, sentences.trapFilled),
};

const requestFields = { ...identityFields, ...itemsFields, ...deliveryFields };

/** Reservation request command. Without delivery the address is dropped. */
export const reservationRequestInput = z
  .object({ ...requestFields, ...trapFields })
  .superRefine(requireWholeRequest)
  .transform(({ siteWeb: _empty, ...value }) => withoutNeedlessAddress(value));
export type ReservationRequestInput = z.infer<typeof reservationRequestInput>;

/** Change of a request by an administrator: as the command, but for the day, which may have passed since. */
export const reservationRequestChange = z
  .object({ ...requestFields, date: z.preprocess((value) => value ?? '', anyDay) })
  .superRefine(requireWholeRequest)
  .transform(withoutNeedlessAddress);

/** The days and articles whose stock an administrator asks about, without what request `except` takes; the days may have passed. */
export const occupationInput = z
  .object({
    date: z.preprocess((value) => value ?? '', anyDay),
    dateRetour,
    articleIds: z
      .array(id, sentences.itemsRequired)
      .min(1, sentences.itemsRequired)
      .max(limits.requestItems, sentences.itemsTooMany),
    except: optionalId,
  })
  .superRefine(requirePeriod)
  .transform(({ date, dateRetour, ...about }) => ({ period: periodOf(date, dateRetour), ...about }));

/** The days that somebody asks about, and the articles wished for; null for all. */
export const availabilityInput = z
  .object({
    date: identityFields.date,
    dateRetour,
    articles: z
      .array(z.object({ articleId: id, quantite: requestItemInput.shape.quantite }), sentences.itemsRequired)
      .min(1, sentences.itemsRequired)
      .max(limits.requestItems, sentences.itemsTooMany)
      .nullish()
      .transform((articles) => articles ?? null),
  })
  .superRefine(requirePeriod)
  .transform((value) => ({ period: periodOf(value.date, value.dateRetour), articles: value.articles }));

/** What an administrator notes for the company alone; empty for nothing. */
export const requestNotesInput = z.object({ notes: text(limits.shortText) });

/** What a visitor writes to the company about a request. */
export const requestMessageInput = z.object({
  texte: requiredText(limits.shortText, messages.requests.messageRequired),
});

/** A word that goes with a change of state, for the history; empty for none. */
export const requestMoveInput = z.object({ note: z.preprocess((value) => value ?? '', text(limits.shortText)) });

/** Key under which a sender may repeat one request safely; chosen by the sender. */
export const idempotencyKeyInput = z.object({ key: optionalText(200) });

interface RequestedDays {
  date: string;
  dateRetour: string | null;
}

type Refinement<Value> = (value: Value, context: z.RefinementCtx) => void;

function requireWholeRequest(
  value: { [Field in keyof typeof requestFields]: z.output<(typeof requestFields)[Field]> },
  context: z.RefinementCtx,
) {
  requireContact(value, context);
  requirePeriod(value, context);
  requireAddress(value, context);
}

function withoutNeedlessAddress<Value extends { livraisonMontage: boolean; adresse: string | null }>(value: Value) {
  return { ...value, adresse: value.livraisonMontage ? value.adresse : null };
}

function requirePeriod(...[{ date, dateRetour }, context]: Parameters<Refinement<RequestedDays>>) {
  if (dateRetour === null || !isRentalDay(date) || !isRentalDay(dateRetour)) return;
  const refuse = (message: string) => context.addIssue({ code: 'custom', path: ['dateRetour'], message });
  if (dateRetour < date) refuse(sentences.returnBeforeDate);
  if (dateRetour > addDays(date, limits.rentalDays - 1)) refuse(sentences.returnTooLate(limits.rentalDays));
}

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
