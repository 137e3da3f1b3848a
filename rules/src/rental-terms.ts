import { type CompanyInfo, type CompanyInfoName, companyValue } from './company-info.ts';
import { type Closings, closingsOf } from './dates/closed-days.ts';
import { limits } from './limits.ts';
import { wholeNumberUpTo } from './numbers.ts';

/** What the company decides about every rental, kept with its company information. */
export interface RentalTerms {
  /** Percent of the price for each day that it does not cover. */
  supplementParJour: number;
  /** Days of cleaning between a return and the next departure. */
  joursRemiseEnEtat: number;
  /** When nothing leaves nor comes back. */
  fermetures: Closings;
}

/** Names of the company information that hold the terms, and what counts while they are empty or cannot be read. */
const extraDay = { nom: 'Supplément par jour (%)', otherwise: 25, max: limits.maxDailySupplement } as const;
const restDays = { nom: 'Délai de remise en état (jours)', otherwise: 1, max: limits.maxRestDays } as const;

/** The terms that company information states. */
export function rentalTermsOf(rows: readonly CompanyInfo[]): RentalTerms {
  const read = ({ nom, otherwise, max }: Term) => wholeNumberUpTo(max, companyValue(rows, nom)) ?? otherwise;
  return {
    supplementParJour: read(extraDay),
    joursRemiseEnEtat: read(restDays),
    fermetures: closingsOf(companyValue(rows, 'Horaires'), companyValue(rows, 'Jours fermés')),
  };
}

interface Term {
  nom: CompanyInfoName;
  otherwise: number;
  max: number;
}
