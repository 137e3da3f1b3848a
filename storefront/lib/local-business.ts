import { paths } from '@barnum/rules/paths';
import type { Company } from './company.ts';
import { openingHours } from './opening-hours.ts';
import { siteName, siteTagline } from './site.ts';

/** The house as search engines read it (schema.org LocalBusiness), with what is known of it. */
export function localBusiness(company: Company): object {
  return {
    '@type': 'LocalBusiness',
    name: company.denomination || siteName,
    description: siteTagline,
    url: paths.home,
    image: '/og-image.jpg',
    openingHours: openingHours(company.horaires),
    ...(company.adresse && { address: company.adresse }),
    ...(company.telephone && { telephone: company.telephone }),
    ...(company.email && { email: company.email }),
  };
}
