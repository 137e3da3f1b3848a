import { expect, it } from 'vitest';
import type { InvoiceClient, InvoiceContent } from './invoice-content.ts';
import { invoiceAudience, invoiceWarnings, isToProfessional } from './invoice-mentions.ts';
import { clientOf } from './invoice-parties.ts';

const person = clientOf(null, { prenom: 'Maëlle', nom: 'Le Goff', email: null, adresse: null });
const abroad = { ...person.adresse, pays: 'BE' };

it.each<[string, Partial<InvoiceClient>, string]>([
  ['a person', {}, 'B2C'],
  ['a person abroad', { adresse: abroad }, 'B2C'],
  ['a firm', { genre: 'professionnel', siren: '552100554' }, 'B2B'],
  ['a firm whose SIREN is still to be entered', { genre: 'professionnel' }, 'B2B'],
  ['a public body', { genre: 'collectivite', siren: '212900195' }, 'B2B'],
  ['a firm abroad', { genre: 'professionnel', adresse: abroad }, 'B2BINT'],
  ['an association', { genre: 'association' }, 'B2C'],
  ['an association with a SIREN', { genre: 'association', siren: '784671695' }, 'B2B'],
  ['an association abroad', { genre: 'association', adresse: abroad }, 'B2C'],
  ['an association abroad with a VAT number', { genre: 'association', adresse: abroad, tva: 'BE0403170701' }, 'B2BINT'],
])('%s is a professional or a consumer in one way, whatever asks', (_who, over, audience) => {
  const content = { client: { ...person, ...over } };
  expect(invoiceAudience(content)).toBe(audience);
  expect(isToProfessional(content)).toBe(audience !== 'B2C');
});

const sold = { nature: 'facture', date: '2027-01-01', vendeur: { regime: 'normal', tva: '', siren: '' } };

it('an invoice says that the company’s VAT number is not that of its SIREN', () => {
  const warningsOf = (vendeur: object) =>
    invoiceWarnings({ ...sold, echeance: null, client: person, vendeur } as unknown as InvoiceContent);
  expect(warningsOf({ regime: 'normal', tva: 'FR 44 732 829 320', siren: '732829320' })).toEqual([]);
  expect(warningsOf({ regime: 'normal', tva: 'FR40123456824', siren: '732829320' }).join()).toMatch(
    /celui d’une autre entreprise.*onglet Entreprise, «\sNuméro de TVA\s»/,
  );
  expect(warningsOf({ regime: 'franchise', tva: 'FR40123456824', siren: '732829320' })).toEqual([]);
});

it('an invoice to a firm says that it is to be paid beyond sixty days, and one to a consumer does not', () => {
  const warningsOf = (genre: InvoiceClient['genre'], echeance: string | null) => {
    const client = { ...person, genre, siren: genre === 'particulier' ? '' : '552100554' };
    return invoiceWarnings({ ...sold, echeance, client } as InvoiceContent);
  };
  expect(warningsOf('professionnel', '2027-03-02')).toEqual([]);
  expect(warningsOf('professionnel', '2027-03-03').join()).toMatch(/plus de 60 jours.*L\. 441-10/);
  expect(warningsOf('association', '2027-03-03')).toHaveLength(1);
  expect(warningsOf('particulier', '2027-03-03')).toEqual([]);
  expect(warningsOf('professionnel', null)).toEqual([]);
});
