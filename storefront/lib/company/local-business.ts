import { paths, shopPicturePaths } from '@barnum/rules/paths';
import { outwardName } from '@barnum/rules/site/site-texts/site-texts';
import { phoneParts } from '@barnum/rules/text/telephones';
import { isWebAddress } from '@barnum/rules/text/web-addresses';
import type { PageData } from '../page-data.ts';
import { sharePictures } from '../share-pictures.ts';
import { parsePostalAddress } from './postal-address.ts';

/** The shop for search engines (schema.org LocalBusiness), with the company information that is filled in. */
export function localBusiness({ company, face }: Pick<PageData, 'company' | 'face'>): object {
  const elsewhere = [company.facebook, company.instagram].filter(isWebAddress);
  const phone = phoneParts(company.telephone).find(({ href }) => href !== null);
  return {
    '@type': 'LocalBusiness',
    '@id': `${paths.home}#entreprise`,
    name: outwardName(company.name, company.denomination),
    ...(company.denomination && { legalName: company.denomination }),
    description: company.tagline,
    url: paths.home,
    image: (face.share ?? sharePictures.site).url,
    logo: company.logo || (face.hasOwnIcon ? shopPicturePaths.icon(512) : '/apple-touch-icon.png'),
    ...company.schemaHours,
    ...(company.adresse && { address: postalAddress(company.adresse) }),
    ...(phone && { telephone: phone.text }),
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
