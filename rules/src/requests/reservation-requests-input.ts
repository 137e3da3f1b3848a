import { units } from '../catalogue/articles/articles.ts';
import { packWishFields } from '../catalogue/packs-input.ts';
import {
  coefficient,
  discountFields,
  linePrice,
  lineQuantity,
  requireDiscount,
  requireQuantity,
  vatRate,
} from '../fields/deal.ts';
import { id } from '../fields/id.ts';
import { money } from '../fields/money.ts';
import { anyDay, chosenDay, pickUpDay, pieces, requestedItems, requirePeriod, wantedDay } from '../fields/rental.ts';
import {
  emailText,
  line,
  optionalText,
  orEmpty,
  phoneText,
  requiredName,
  requiredText,
  text,
  visibleOrNull,
} from '../fields/text.ts';
import { z } from '../fields/zod.ts';
import { limits } from '../limits.ts';
import { lineKinds, lineSentences } from '../prices/lines.ts';
import { deliverySlots } from '../prices/pricing-terms.ts';
import { sentences } from '../sentences.ts';
import { emailPattern } from '../text/text.ts';

const form = sentences.form;

const email = visibleOrNull(emailText(limits.email)).refine(
  (value) => value === null || emailPattern.test(value),
  sentences.auth.emailInvalid,
);

/**
 * Step 1: who asks, and for which days (spec section 5). `date` is the wanted day, the party's, `YYYY-MM-DD`, today in
 * Paris or later; `dateRetrait` and `dateRetour` are the days of pick-up and return, where they were chosen.
 */
const identityFields = {
  nom: requiredName(limits.nom, form.nomRequired),
  prenom: requiredName(limits.nom, form.prenomRequired),
  date: wantedDay,
  dateRetrait: pickUpDay,
  dateRetour: chosenDay,
  phone: visibleOrNull(phoneText(limits.phone)),
  email,
};

/** Step 2: the items. An item names an article by id, or by name alone (REST). `quantite` counts pieces. */
const itemFields = {
  articleId: id.nullish(),
  nom: line(limits.nom).nullish(),
  quantite: pieces,
  ...packWishFields,
};
export const requestItemInput = z.object(itemFields).refine(isNamed, { path: ['nom'], message: form.articleUnknown });

const itemsFields = { items: requestedItems(requestItemInput) };

/** Step 3: delivery and assembly, and the address. */
const deliveryFields = {
  livraisonMontage: z.boolean(),
  adresse: optionalText(limits.adresse),
  /** Left out by who does not know it: an edited request keeps its own. */
  creneau: z.preprocess(
    (value) => (value === '' ? null : value),
    z.enum(deliverySlots, sentences.field.invalid).nullish(),
  ),
};

/** « Un mot pour nous »: the visitor's first message about the request. */
const wordFields = { mot: optionalText(limits.shortText) };

const identityInput = z.object(identityFields).superRefine((value, context) => {
  requireContact(value, context);
  requirePeriod(value, context);
});
const deliveryInput = z.object({ ...deliveryFields, ...wordFields }).superRefine(requireAddress);

/** The schema of each step of the wizard, which must be valid before the next one opens. */
export const reservationSteps = [identityInput, z.object(itemsFields), deliveryInput] as const;

/** A field that people never see: only programs that fill in whatever they find write into it. */
const trapFields = {
  siteWeb: optionalText(limits.shortText).refine((value) => value === null, form.trapFilled),
};

const requestFields = { ...identityFields, ...itemsFields, ...deliveryFields };

/** Reservation request command. Without delivery its address and its half of the day are dropped. */
export const reservationRequestInput = z
  .object({ ...requestFields, ...wordFields, ...trapFields })
  .superRefine(requireWholeRequest)
  .transform(({ siteWeb: _empty, ...value }) => withoutNeedlessDelivery(value));
export type ReservationRequestInput = z.infer<typeof reservationRequestInput>;

/**
 * A line as an administrator writes it. What is not said stays as it is, or is what is usual; null goes back to that. `id`
 * names the line of the request that it changes.
 */
export const requestLineInput = z
  .object({
    ...itemFields,
    quantite: lineQuantity,
    id: id.nullish(),
    nature: z.enum(lineKinds, sentences.field.invalid).nullish(),
    prix: linePrice.nullish(),
    unite: z.enum(units, sentences.articles.unitInvalid).nullish(),
    montantCaution: money.nullish(),
    coutMontage: money.nullish(),
    coefficient: coefficient.nullish(),
    ...discountFields,
    tauxTva: vatRate.nullish(),
  })
  .refine((line) => line.nature === 'livraison' || isNamed(line), { path: ['nom'], message: form.articleUnknown })
  .refine(({ nature, articleId }) => articleId == null || nature == null || nature === 'article', {
    path: ['articleId'],
    message: lineSentences.noArticle,
  })
  // A line that says neither is what it was, or what it is named after: the request that holds it knows.
  .superRefine(({ nature, articleId, quantite }, context) =>
    requireQuantity(quantite, nature ?? (articleId == null ? 'libre' : 'article'), context),
  )
  .superRefine(requireDiscount);
export type RequestLineInput = z.infer<typeof requestLineInput>;

/** What an administrator enters after a call, or changes: as the command, but days may be in the past. */
export const administratorRequestInput = z
  .object({
    ...requestFields,
    date: anyDay,
    dateRetrait: chosenDay,
    items: requestedItems(requestLineInput),
    ...discountFields,
    cautionFixee: money.nullish(),
  })
  .superRefine(requireWholeRequest)
  .superRefine(requireDiscount)
  .transform(withoutNeedlessDelivery);
export type AdministratorRequestInput = z.infer<typeof administratorRequestInput>;

/** Internal notes; may be empty. */
export const requestNotesInput = z.object({ notes: text(limits.shortText) });

/** What the company says to the visitor about a change; null says nothing. */
export const changeMessageInput = z.object({
  message: requiredText(limits.shortText, sentences.requests.messageRequired).nullable(),
});

/** Why a request with a quote is deleted; null where nobody says. */
export const requestDeletionInput = z.object({ motif: optionalText(limits.shortText) });

/** Note in the history about a change of state; may be empty. */
export const requestMoveInput = z.object({ note: orEmpty(text(limits.shortText)) });

type RequestFields = z.infer<z.ZodObject<typeof requestFields>>;

function requireWholeRequest(value: Omit<RequestFields, 'items'>, context: z.RefinementCtx) {
  requireContact(value, context);
  requirePeriod(value, context);
  requireAddress(value, context);
}

function isNamed({ articleId, nom }: { articleId?: number | null | undefined; nom?: string | null | undefined }) {
  return articleId != null || !!nom;
}

function withoutNeedlessDelivery<Value extends Pick<RequestFields, 'livraisonMontage' | 'adresse'>>(value: Value) {
  return value.livraisonMontage ? value : { ...value, adresse: null, creneau: null };
}

function requireContact(value: { phone: string | null; email: string | null }, context: z.RefinementCtx) {
  if (value.phone === null && value.email === null) {
    context.addIssue({ code: 'custom', path: ['phone'], message: form.contactRequired });
  }
}

function requireAddress(value: { livraisonMontage: boolean; adresse: string | null }, context: z.RefinementCtx) {
  if (value.livraisonMontage && value.adresse === null) {
    context.addIssue({ code: 'custom', path: ['adresse'], message: form.addressRequired });
  }
}
