import { paths } from '@barnum/rules/paths';
import { isWebAddress } from '@barnum/rules/text/web-addresses';
import { sharePictures } from '../share-pictures.ts';
import type { Company } from './company.ts';
import { parsePostalAddress } from './postal-address.ts';

/** The shop for search engines (schema.org LocalBusiness), with the company information that is filled in. */
export function localBusiness(company: Company): object {
  const elsewhere = [company.facebook, company.instagram].filter(isWebAddress);
  return {
    '@type': 'LocalBusiness',
    '@id': `${paths.home}#entreprise`,
    name: company.denomination || company.name,
    description: company.tagline,
    url: paths.home,
    image: sharePictures.site.url,
    logo: '/apple-touch-icon.png',
    ...company.schemaHours,
    ...(company.adresse && { address: postalAddress(company.adresse) }),
    ...(company.telephone && { telephone: company.telephone }),
    ...(company.email && { email: company.email }),
    ...(elsewhere.length > 0 && { sameAs: elsewhere }),
  };
}

/** Street, postal code and town where they can be parsed; else the address as it was written. */
function postalAddress(adresse: string): object | string {
  const parts = parsePostalAddress(adresse);
  if (!parts) return adresse;
  const { street, postalCode, town } = parts;
  return { '@type': 'PostalAddress', streetAddress: street, postalCode, addressLocality: town, addressCountry: 'FR' };
}
