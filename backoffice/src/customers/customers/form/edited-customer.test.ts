import { emptyCustomer } from '@barnum/rules/customers/customers';
import { expect, it } from 'vitest';
import { contactInWords, contactOf, newCustomer, toInput } from './edited-customer.ts';

it.each([
  ['Anne Le Goff', { nom: 'Anne Le Goff', fonction: '', email: null, telephone: null }],
  [
    'Anne Le Goff, fêtes et cérémonies, anne@mairie.example, 02 97 00 00 01',
    { nom: 'Anne Le Goff', fonction: 'fêtes et cérémonies', email: 'anne@mairie.example', telephone: '02 97 00 00 01' },
  ],
  [
    'Anne, (02) 97 00 00 01 poste 12',
    { nom: 'Anne', fonction: '', email: null, telephone: '(02) 97 00 00 01 poste 12' },
  ],
  ['Yann ; +33 2 97 00 00 01', { nom: 'Yann', fonction: '', email: null, telephone: '+33 2 97 00 00 01' }],
])('a person is read out of « %s »', (line, contact) => {
  expect(contactOf(line)).toEqual(contact);
  expect(contactOf(contactInWords(contact))).toEqual(contact);
});

it('a form that is not touched says what was stored', () => {
  const content = {
    ...emptyCustomer,
    nom: 'Mairie',
    emails: ['a@mairie.example', 'b@mairie.example'],
    siret: '73282932000074',
    etiquettes: ['marché', 'fidèle'],
  };
  const { siret, ...input } = toInput(newCustomer(content).values);
  expect({ ...input, siret: siret.replace(/\s/g, '') }).toEqual({ ...content, numeroTva: '' });
});
