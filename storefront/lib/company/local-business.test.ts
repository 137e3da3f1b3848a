import { expect, it } from 'vitest';
import { toCompany } from './company.ts';
import { localBusiness } from './local-business.ts';

it('parses address, phone and hours for search engines', () => {
  const company = toCompany([
    { nom: 'adresse', valeur: '12, rue du Port\n56170 Quiberon' },
    { nom: 'Téléphone', valeur: '02 61 91 00 42' },
    { nom: 'Facebook', valeur: 'https://facebook.example/barnum' },
    { nom: 'Instagram', valeur: '@barnum' },
  ]);
  expect(localBusiness(company)).toMatchObject({
    '@type': 'LocalBusiness',
    address: {
      '@type': 'PostalAddress',
      streetAddress: '12, rue du Port',
      postalCode: '56170',
      addressLocality: 'Quiberon',
      addressCountry: 'FR',
    },
    telephone: '02 61 91 00 42',
    openingHours: ['Mo-Fr 09:00-18:00', 'Sa 09:00-12:00'],
    sameAs: ['https://facebook.example/barnum'],
  });
});

it('says nothing of what is not known, and keeps an address of another form whole', () => {
  const nothing = localBusiness(toCompany([]));
  for (const name of ['address', 'telephone', 'email', 'sameAs']) expect(nothing).not.toHaveProperty(name);
  expect(localBusiness(toCompany([{ nom: 'adresse', valeur: 'Port Haliguen' }]))).toHaveProperty(
    'address',
    'Port Haliguen',
  );
});

it('leaves hours out that are free text: search engines would show others', () => {
  const company = toCompany([{ nom: 'Horaires', valeur: 'Sur rendez-vous' }]);
  expect(localBusiness(company)).not.toHaveProperty('openingHours');
});
