import { type CompanyInfo, companyValue } from '@barnum/rules/company-info';

/** Company information of the layout; an empty string when unknown. */
export interface Company {
  denomination: string;
  adresse: string;
  email: string;
  telephone: string;
  horaires: string;
  facebook: string;
  instagram: string;
}

export function toCompany(rows: readonly CompanyInfo[]): Company {
  return {
    denomination: companyValue(rows, 'Dénomination'),
    adresse: companyValue(rows, 'adresse'),
    email: companyValue(rows, 'Email'),
    telephone: companyValue(rows, 'Téléphone'),
    horaires: companyValue(rows, 'Horaires'),
    facebook: companyValue(rows, 'Facebook'),
    instagram: companyValue(rows, 'Instagram'),
  };
}
