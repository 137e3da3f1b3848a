import { customerSentences } from '../customers/customer-sentences.ts';
import { customerKinds } from '../customers/customers.ts';
import { isCalendarDay } from '../dates/days.ts';
import { lineQuantity, requireQuantity } from '../fields/deal.ts';
import { money } from '../fields/money.ts';
import { emailText, line, name, orEmpty, requiredName, requiredText, text } from '../fields/text.ts';
import { wholeNumber } from '../fields/whole-number.ts';
import { z } from '../fields/zod.ts';
import { limits } from '../limits.ts';
import { sentences } from '../sentences.ts';
import { countries, isVatNumber, plainVatNumber, vatPrefix } from '../text/countries.ts';
import { frenchVatRefusal } from '../text/french-vat.ts';
import { isSiren, isSiret } from '../text/siret.ts';
import { emailPattern } from '../text/text.ts';
import { operationKinds } from './invoices/invoice-content.ts';
import type { InvoiceDraft } from './invoices/invoice-draft.ts';
import { invoiceSentences } from './invoices/invoices.ts';

const customers = customerSentences;
const digits = (isValid: (value: string) => boolean, message: string) =>
  orEmpty(line(40))
    .transform((value) => value.replace(/\s/g, ''))
    .refine((value) => value === '' || isValid(value), message);

const amount = z.preprocess((value) => (value === undefined || value === '' ? null : value), money.nullable());

/** Who is invoiced, as an administrator typed it. What the law asks for may lack until the invoice is issued. */
const client = z
  .object({
    genre: z.enum(customerKinds, customers.kindRequired),
    nom: requiredName(limits.nom, customers.nomRequired),
    contact: orEmpty(name(limits.nom)),
    adresse: z.object({
      rue: orEmpty(text(limits.adresse)),
      codePostal: orEmpty(name(limits.codePostal)),
      ville: orEmpty(name(limits.nom)),
      pays: z.enum(countries, customers.countryUnknown),
    }),
    siren: digits(isSiren, customers.siretUnknown),
    siret: digits(isSiret, customers.siretUnknown),
    tva: orEmpty(line(40)).transform(plainVatNumber),
    email: orEmpty(emailText(limits.email)).refine(
      (value) => value === '' || emailPattern.test(value),
      sentences.companyInfo.emailForm,
    ),
    codeService: orEmpty(line(limits.nom)),
    referenceCommande: orEmpty(line(limits.nom)),
  })
  .superRefine(({ adresse, tva, siren, siret }, context) => {
    const refuse = (path: string[], message: string) => context.addIssue({ code: 'custom', path, message });
    if (adresse.pays === 'FR' && adresse.codePostal !== '' && !/^\d{5}$/.test(adresse.codePostal))
      refuse(['adresse', 'codePostal'], customers.postalCodeForm);
    if (tva !== '' && !isVatNumber(adresse.pays, tva))
      refuse(['tva'], customers.vatNumberForm(vatPrefix(adresse.pays)));
    else {
      const refusal = frenchVatRefusal(tva, siren || siret);
      if (refusal !== null) refuse(['tva'], refusal);
    }
  });

/** Part of a piece is for lines that have decimals: the invoice knows them. */
const creditedLine = z
  .object({
    ligne: wholeNumber({ min: 0, max: limits.maxQuantity }, sentences.field.atLeast(0)),
    quantite: lineQuantity,
    montant: amount,
  })
  .superRefine(({ quantite }, context) => requireQuantity(quantite, 'libre', context));

/** What an administrator chooses of an invoice before it is issued. */
export const invoiceDraftInput = z
  .object({
    client: client.nullish().transform((value) => value ?? null),
    echeance: z
      .string()
      .refine(isCalendarDay, sentences.form.dateInvalid)
      .nullish()
      .transform((value) => value ?? null),
    note: orEmpty(text(limits.shortText)),
    operation: z.enum(operationKinds).default('services'),
    autoliquidation: z.boolean().default(false),
    montant: amount,
    montantEnPourcent: z.boolean().default(false),
    lignes: z
      .array(creditedLine)
      .max(2 * limits.requestItems)
      .nullish()
      .transform((value) => value ?? null),
    motif: orEmpty(text(limits.shortText)),
  })
  .superRefine(({ montant, montantEnPourcent }, context) => {
    if (montantEnPourcent && Number(montant) > 100)
      context.addIssue({ code: 'custom', path: ['montant'], message: invoiceSentences.percentMax });
  })
  .transform((value): InvoiceDraft => value);

/** Why the bills of a deal are put in order. */
export const correctionInput = z.object({ motif: requiredText(limits.shortText, invoiceSentences.reasonRequired) });
