import { type CompanyInfo, type CompanyTerm, companyNumber } from '../company-info.ts';
import type { Closings } from '../dates/closed-days.ts';
import { scheduleOf } from '../dates/schedule.ts';
import { limits } from '../limits.ts';

/** The company's terms for every rental, from its company information. */
export interface RentalTerms {
  /** Percent of the price for each day that it does not cover. */
  supplementParJour: number;
  /** Days of cleaning between a return and the next departure. */
  joursRemiseEnEtat: number;
  /** Days without departures or returns. */
  fermetures: Closings;
}

const extraDay = { nom: 'Supplément par jour (%)', max: limits.maxDailySupplement, usual: 25 } satisfies CompanyTerm;
const cleaningDays = {
  nom: 'Délai de remise en état (jours)',
  max: limits.maxCleaningDays,
  usual: 1,
} satisfies CompanyTerm;

/** Reads the terms from the company information. */
export function rentalTermsOf(rows: readonly CompanyInfo[]): RentalTerms {
  return {
    supplementParJour: companyNumber(rows, extraDay),
    joursRemiseEnEtat: companyNumber(rows, cleaningDays),
    fermetures: scheduleOf(rows).closings,
  };
}
