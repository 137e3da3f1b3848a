import { isWebAddress } from './addresses.ts';
import { limits } from './limits.ts';
import { messages } from './messages.ts';
import { emailPattern, requiredText, text } from './text.ts';
import { percentageUpTo, wholeNumberUpTo } from './written-numbers.ts';
import { z } from './zod.ts';

/** Names of the company information that the product reads, matched exactly. */
export const companyInfoNames = [
  'adresse',
  'Email',
  'Téléphone',
  'Dénomination',
  'Forme juridique',
  'Capital',
  'Siège',
  'RCS',
  'SIRET',
  'TVA',
  'Taux de TVA (%)',
  'Directeur de la publication',
  'Hébergeur',
  'Médiateur',
  'Horaires',
  'Jours fermés',
  'Supplément par jour (%)',
  'Délai de remise en état (jours)',
  'Acompte (%)',
  'Validité des devis (jours)',
  'Facebook',
  'Instagram',
] as const;
export type CompanyInfoName = (typeof companyInfoNames)[number];

/** Company information command: a label and its value, which may be empty while unknown. */
export const companyInfoInput = z.object({
  nom: requiredText(limits.nom, messages.companyInfo.nomRequired),
  valeur: text(limits.shortText),
});
export type CompanyInfoInput = z.infer<typeof companyInfoInput>;

/** Change of a piece of company information: its value alone. */
export const companyInfoValueInput = companyInfoInput.pick({ valeur: true });

/** What the legal notice of a shop must state by French law (LCEN art. 6, Code de la consommation L. 111-1 and L. 612-1). */
export const legalCompanyInfoNames = [
  'Dénomination',
  'Forme juridique',
  'Capital',
  'Siège',
  'RCS',
  'TVA',
  'Téléphone',
  'Email',
  'Directeur de la publication',
  'Hébergeur',
  'Médiateur',
] as const satisfies readonly CompanyInfoName[];

/** Those legal names that `rows` do not hold or hold without a value. */
export function missingLegalNames(rows: readonly CompanyInfoInput[]): CompanyInfoName[] {
  return legalCompanyInfoNames.filter((nom) => !rows.some((row) => row.nom === nom && row.valeur.trim() !== ''));
}

const email = { fits: (value: string) => emailPattern.test(value), message: messages.companyInfo.emailForm };
const phone = {
  fits: (value: string) => /^\+?[\d\s.()-]+$/.test(value) && /^\d{10,15}$/.test(value.replace(/\D/g, '')),
  message: messages.companyInfo.phoneForm,
};
const address = {
  fits: (value: string) => /(^|\s)\d{5}\s+\p{L}/u.test(value),
  message: messages.companyInfo.addressForm,
};
const site = { fits: isWebAddress, message: messages.field.url };

const upTo = (max: number) => ({
  fits: (value: string) => wholeNumberUpTo(max, value) !== null,
  message: messages.companyInfo.wholeNumber(max),
});
const siret = {
  fits: (value: string) => /^\d{14}$/.test(value.replace(/\s/g, '')),
  message: messages.companyInfo.siretForm,
};

const forms: Partial<Record<string, { fits: (value: string) => boolean; message: string }>> = {
  adresse: address,
  Siège: address,
  Email: email,
  Téléphone: phone,
  SIRET: siret,
  'Taux de TVA (%)': {
    fits: (value: string) => percentageUpTo(100, value) !== null,
    message: messages.companyInfo.percentage(100),
  },
  'Supplément par jour (%)': upTo(limits.maxDailySupplement),
  'Délai de remise en état (jours)': upTo(limits.maxRestDays),
  'Acompte (%)': upTo(100),
  'Validité des devis (jours)': upTo(limits.maxQuoteDays),
  Facebook: site,
  Instagram: site,
} satisfies Partial<Record<CompanyInfoName, unknown>>;

/** The value of the information named `nom` as an administrator types it: empty, or in the form that the name asks for. */
export function companyInfoValueForm(nom: string) {
  const form = forms[nom];
  return companyInfoValueInput.refine(({ valeur }) => valeur === '' || !form || form.fits(valeur), {
    path: ['valeur'],
    message: form?.message ?? '',
  });
}
