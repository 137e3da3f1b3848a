import { defaultOpeningHours } from '@barnum/rules/limits';
import { paths } from '@barnum/rules/paths';
import type { Company } from './company.ts';
import { siteName, siteTagline } from './site.ts';

/** The house as search engines read it (schema.org LocalBusiness), with what is known of it. */
export function localBusiness(company: Company): object {
  return {
    '@type': 'LocalBusiness',
    name: company.denomination || siteName,
    description: siteTagline,
    url: paths.home,
    image: '/og-image.jpg',
    openingHours: defaultOpeningHours,
    ...(company.adresse && { address: company.adresse }),
    ...(company.telephone && { telephone: company.telephone }),
    ...(company.email && { email: company.email }),
  };
}
