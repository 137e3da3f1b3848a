import { normaliseEmail } from '../access/auth/auth.ts';
import { hasDigits } from '../desk/personal-data/personal-data.ts';
import { id } from '../fields/id.ts';
import { searchPageInput } from '../fields/page.ts';
import {
  emailText,
  line,
  name,
  optionalLine,
  optionalText,
  orEmpty,
  phoneText,
  requiredName,
  text,
  visibleOrNull,
} from '../fields/text.ts';
import { wholeNumber } from '../fields/whole-number.ts';
import { z } from '../fields/zod.ts';
import { limits } from '../limits.ts';
import { sentences } from '../sentences.ts';
import { countries, isVatNumber, plainVatNumber, vatPrefix } from '../text/countries.ts';
import { frenchVatRefusal } from '../text/french-vat.ts';
import { hasSirenDigits, hasSiretDigits, isSiren, isSiret } from '../text/siret.ts';
import { emailPattern } from '../text/text.ts';
import { customerSentences } from './customer-sentences.ts';
import { type CustomerContent, customerKinds } from './customers.ts';

const customers = customerSentences;

const email = visibleOrNull(emailText(limits.email))
  .refine((value) => value === null || emailPattern.test(value), sentences.companyInfo.emailForm)
  .transform((value) => value && normaliseEmail(value));

const phone = visibleOrNull(phoneText(limits.phone)).refine(
  (value) => value === null || hasDigits(value),
  customers.phoneForm,
);

/** A list whose empty lines are left out, and whose others are there once. */
function lines<Line extends z.ZodType<string | null>>(line: Line, max: number) {
  return z
    .array(line)
    .max(max, customers.tooMany(max))
    .nullish()
    .transform((values) => [...new Set((values ?? []).filter((value): value is NonNullable<typeof value> => !!value))]);
}

const contact = z.object({
  nom: requiredName(limits.nom, customers.contactNameRequired),
  fonction: orEmpty(line(limits.nom)),
  email,
  telephone: phone,
});

/** SIREN or SIRET, stored without spaces. */
const siret = optionalLine(40)
  .transform((value) => value?.replace(/\s/g, '') ?? null)
  .superRefine((value, context) => {
    if (value === null || isSiren(value) || isSiret(value)) return;
    const isWhole = hasSirenDigits(value) || hasSiretDigits(value);
    context.addIssue({ code: 'custom', message: isWhole ? customers.siretUnknown : customers.siretForm });
  });

/** Each field of a customer by itself. */
export const customerFieldInputs = z.object({
  kind: z.enum(customerKinds, customers.kindRequired),
  nom: requiredName(limits.nom, customers.nomRequired),
  prenom: orEmpty(name(limits.nom)),
  contacts: z
    .array(contact)
    .max(limits.customerLines, customers.tooMany(limits.customerLines))
    .nullish()
    .transform((value) => value ?? []),
  emails: lines(email, limits.customerLines),
  telephones: lines(phone, limits.customerLines),
  emailsCopie: lines(email, limits.customerLines),
  rue: orEmpty(text(limits.adresse)),
  codePostal: orEmpty(name(limits.codePostal)),
  ville: orEmpty(name(limits.nom)),
  pays: z.enum(countries, customers.countryUnknown).default('FR'),
  adressesLivraison: lines(optionalText(limits.adresse), limits.customerLines),
  siret,
  numeroTva: optionalLine(40).transform((value) => value && plainVatNumber(value)),
  bonDeCommande: z.boolean().default(false),
  codeService: orEmpty(line(limits.nom)),
  codeServiceExige: z
    .boolean()
    .nullish()
    .transform((value) => value ?? false),
  numeroEngagement: orEmpty(line(limits.nom)),
  notes: orEmpty(text(limits.shortText)),
  etiquettes: lines(optionalLine(limits.etiquette), limits.customerLines),
});

/** A customer, as an administrator describes it. */
export const customerInput = customerFieldInputs
  .superRefine(({ pays, codePostal, numeroTva, siret }, context) => {
    const refuse = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
    if (pays === 'FR' && codePostal !== '' && !/^\d{5}$/.test(codePostal))
      refuse('codePostal', customers.postalCodeForm);
    if (numeroTva !== null && !isVatNumber(pays, numeroTva))
      refuse('numeroTva', customers.vatNumberForm(vatPrefix(pays)));
    else {
      const refusal = frenchVatRefusal(numeroTva ?? '', siret ?? '');
      if (refusal !== null) refuse('numeroTva', refusal);
    }
  })
  // Only a person has a first name.
  .transform((value): CustomerContent => (value.kind === 'particulier' ? value : { ...value, prenom: '' }));

/** A page of customers: of one kind where it is given. */
export const customerListInput = searchPageInput.extend({
  kind: z
    .enum(customerKinds, customers.kindRequired)
    .nullish()
    .transform((value) => value ?? null),
});

/** What is typed to find a customer, and how many are offered at most. */
export const customerChoicesInput = z.object({
  search: line(limits.search),
  limit: wholeNumber({ min: 1, max: limits.customerChoices }, sentences.field.atLeast(1)).default(10),
});

/** Two customers that are one. */
export const customerMergeInput = z.object({ id, otherId: id }).refine((value) => value.id !== value.otherId, {
  path: ['otherId'],
  message: customers.mergeWithItself,
});
