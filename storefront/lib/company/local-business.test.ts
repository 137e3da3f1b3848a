import { expect, it, vi } from 'vitest';
import { toCompany as companyWith } from './company.ts';
import { localBusiness as localBusinessOf } from './local-business.ts';

const toCompany = (rows: Parameters<typeof companyWith>[0]) =>
  companyWith(rows, { name: 'Barnum', logo: '', tagline: '', credits: '' });
const localBusiness = (company: ReturnType<typeof toCompany>) =>
  localBusinessOf({ company, face: { hasOwnIcon: false } });

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

it('tells the week and the exceptional days of the coming year as visitors read them', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T09:00:00Z') });
  const company = toCompany([
    { nom: 'Horaires', valeur: 'Du lundi au mercredi de 9 h à 12 h et de 14 h à 18 h\nLe 24 décembre de 9 h à 10 h' },
    { nom: 'Jours fermés', valeur: 'mardi ; du 1er au 15 août 2027 ; le 11 novembre 2025' },
  ]);
  vi.useRealTimers();
  expect(company.horaires.map((line) => line.replaceAll('\u00a0', ' '))).toEqual([
    'Le lundi de 9 h à 12 h et de 14 h à 18 h',
    'Le mercredi de 9 h à 12 h et de 14 h à 18 h',
    'Le 24 décembre de 9 h à 10 h',
    'Fermé : le mardi ; le jeudi ; le vendredi ; le samedi ; le dimanche ; du 1er au 15 août 2027',
  ]);
  const specification = (when: object, opens: string, closes: string) => ({
    '@type': 'OpeningHoursSpecification',
    ...when,
    opens,
    closes,
  });
  const [monday, wednesday] = [{ dayOfWeek: ['Monday'] }, { dayOfWeek: ['Wednesday'] }];
  expect(localBusiness(company)).toMatchObject({
    openingHours: ['Mo 09:00-12:00', 'Mo 14:00-18:00', 'We 09:00-12:00', 'We 14:00-18:00'],
    openingHoursSpecification: [
      specification(monday, '09:00', '12:00'),
      specification(monday, '14:00', '18:00'),
      specification(wednesday, '09:00', '12:00'),
      specification(wednesday, '14:00', '18:00'),
      specification({ validFrom: '2026-12-24', validThrough: '2026-12-24' }, '09:00', '10:00'),
      specification({ validFrom: '2027-08-01', validThrough: '2027-08-15' }, '00:00', '00:00'),
    ],
  });
});

it('leaves hours out that are free text: search engines would show others', () => {
  const company = toCompany([{ nom: 'Horaires', valeur: 'Sur rendez-vous' }]);
  expect(company.horaires[0]).toBe('Sur rendez-vous');
  expect(localBusiness(company)).not.toHaveProperty('openingHours');
  expect(localBusiness(company)).not.toHaveProperty('openingHoursSpecification');
});
