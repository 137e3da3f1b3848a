import { z } from 'zod';
import { limits } from './limits.ts';
import { messages } from './messages.ts';
import { requiredText, text } from './text.ts';

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
  'TVA',
  'Directeur de la publication',
  'Hébergeur',
  'Médiateur',
  'Horaires',
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
