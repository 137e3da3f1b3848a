import { wholeNumberUpTo } from '../../text/numbers.ts';

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
  'Régime de TVA',
  'Directeur de la publication',
  'Hébergeur',
  'Médiateur',
  'Horaires',
  'Jours fermés',
  'Supplément par jour (%)',
  'Délai de remise en état (jours)',
  'Heure de retrait',
  'Heure de retour',
  'Moyens de caution',
  'Restitution de la caution (jours)',
  'Acompte (%)',
  'Validité des devis (jours)',
  'Rappel des devis (jours)',
  'Envoi des rappels de devis',
  'Acceptation des devis en ligne',
  'Droit de rétractation',
  'Délai de rétractation (jours)',
  'Facebook',
  'Instagram',
] as const;
export type CompanyInfoName = (typeof companyInfoNames)[number];

/** A piece of company information as it is stored. */
export interface CompanyInfo {
  nom: string;
  valeur: string;
}

/** The value under a name of the company information; empty when there is none. */
export function companyValue(rows: readonly CompanyInfo[], nom: CompanyInfoName): string {
  return rows.find((row) => row.nom === nom)?.valeur.trim() ?? '';
}

/** A whole number in the company information, up to `max`; `usual` where it is missing or cannot be read. */
export interface CompanyTerm {
  nom: CompanyInfoName;
  max: number;
  usual: number;
}

/** The value of a term, or its usual one. */
export function companyNumber(rows: readonly CompanyInfo[], { nom, max, usual }: CompanyTerm): number {
  return wholeNumberUpTo(max, companyValue(rows, nom)) ?? usual;
}

/**
 * What the legal notice of a shop must state by French law (LCEN art. 6, Code de la consommation L. 111-1 and L.
 * 612-1).
 */
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

/** Those legal names that are missing in `rows` or empty. */
export function missingLegalNames(rows: readonly CompanyInfo[]): CompanyInfoName[] {
  return legalCompanyInfoNames.filter((nom) => companyValue(rows, nom) === '');
}
