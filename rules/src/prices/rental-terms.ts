import type { Closings } from '../dates/closed-days.ts';
import type { OpeningHours } from '../dates/opening-hours.ts';
import { isSameDayChoice, sameDay } from '../dates/same-day.ts';
import { scheduleOf } from '../dates/schedule.ts';
import { parseTime } from '../dates/time-of-day.ts';
import { limits } from '../limits.ts';
import { type CompanyInfo, type CompanyTerm, companyNumber, companyValue } from '../site/company-info/company-info.ts';

/** The company's terms for every rental, from its company information. */
export interface RentalTerms {
  /** Percent of the price for each day that it does not cover. */
  supplementParJour: number;
  /** Days of cleaning after a return; `sameDay` where articles leave on the day of their return. */
  joursRemiseEnEtat: number;
  /** Days without departures or returns. */
  fermetures: Closings;
  /** The opening hours; null while they cannot be read. */
  horaires: OpeningHours | null;
  /** Time of day, `HH:MM`, from which articles are handed out. */
  heureRetrait: string;
  /** Time of day by which they are back. */
  heureRetour: string;
}

const extraDay = { nom: 'Supplément par jour (%)', max: limits.maxDailySupplement, usual: 25 } satisfies CompanyTerm;
const cleaningDays = {
  nom: 'Délai de remise en état (jours)',
  max: limits.maxCleaningDays,
  usual: 1,
} satisfies CompanyTerm;

/** Reads the terms from the company information. */
export function rentalTermsOf(rows: readonly CompanyInfo[]): RentalTerms {
  const { closings, hours } = scheduleOf(rows);
  const heureRetrait = parseTime(companyValue(rows, 'Heure de retrait')) ?? '14:00';
  const heureRetour = parseTime(companyValue(rows, 'Heure de retour')) ?? '12:00';
  return {
    supplementParJour: companyNumber(rows, extraDay),
    joursRemiseEnEtat: daysOfCleaning(rows, heureRetour <= heureRetrait),
    fermetures: closings,
    horaires: hours,
    heureRetrait,
    heureRetour,
  };
}

/** What comes back after the hour of pick-up cannot leave on that day: it is free the day after. */
function daysOfCleaning(rows: readonly CompanyInfo[], isBackInTime: boolean): number {
  if (!isSameDayChoice(companyValue(rows, cleaningDays.nom))) return companyNumber(rows, cleaningDays);
  return isBackInTime ? sameDay : 0;
}
