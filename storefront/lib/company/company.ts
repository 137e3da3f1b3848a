import { todayInParis } from '@barnum/rules/dates/paris-time';
import { scheduleInWords, scheduleOf } from '@barnum/rules/dates/schedule';
import { type CompanyInfo, companyValue } from '@barnum/rules/site/company-info/company-info';
import type { SiteTextValues } from '@barnum/rules/site/site-texts/site-texts';
import { schemaHours } from './schema-hours.ts';

/** The texts that every page shows. */
type LayoutTexts = Pick<SiteTextValues, 'name' | 'logo' | 'tagline' | 'credits'>;

/** Company information of the layout, an empty string when unknown, and the shop's own words in it. */
export interface Company extends LayoutTexts {
  /** False while the service has not been reached yet: what is empty is then unknown. */
  isKnown: boolean;
  denomination: string;
  adresse: string;
  email: string;
  telephone: string;
  /** Opening hours and closed days as visitors read them, a line each; none while the service cannot be reached. */
  horaires: readonly string[];
  /** The same for search engines; null when it cannot be said. */
  schemaHours: object | null;
  facebook: string;
  instagram: string;
}

export function toCompany(rows: readonly CompanyInfo[], { name, logo, tagline, credits }: LayoutTexts): Company {
  const schedule = scheduleOf(rows);
  const today = todayInParis();
  return {
    isKnown: true,
    name,
    logo,
    tagline,
    credits,
    denomination: companyValue(rows, 'Dénomination'),
    adresse: companyValue(rows, 'adresse'),
    email: companyValue(rows, 'Email'),
    telephone: companyValue(rows, 'Téléphone'),
    horaires: rows.length === 0 ? [] : scheduleInWords(schedule, today),
    schemaHours: schemaHours(schedule, today),
    facebook: companyValue(rows, 'Facebook'),
    instagram: companyValue(rows, 'Instagram'),
  };
}
