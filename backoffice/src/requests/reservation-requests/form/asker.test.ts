import { expect, it } from 'vitest';
import type { CustomerChoice } from '../../../components/form/customer-field.tsx';
import { knownCustomers, withClient } from './asker.ts';
import type { RequestValues } from './edited-request.ts';

const hall: CustomerChoice = {
  id: 7,
  kind: 'collectivite',
  nom: 'Mairie de Vannes',
  prenom: '',
  emails: ['fetes@mairie.example'],
  telephones: [],
  ville: 'Vannes',
  adressesLivraison: [],
  contacts: [{ nom: 'Anne', email: null, telephone: '06 39 98 01 12' }],
};
const typed = { nom: 'Le Goff', prenom: 'Anne', email: '', phone: '' };

it('a customer is known by e-mail or telephone, in any writing, not by a name alone', () => {
  const reasons = (values: Partial<typeof typed>) =>
    knownCustomers([hall], { ...typed, ...values }).map((known) => known.reasons);
  expect(reasons({ email: ' Fetes@MAIRIE.example', phone: '+33 6.39.98.01.12' })).toEqual([
    ['même e-mail (fetes@mairie.example)', 'même téléphone (06\u00a039\u00a098\u00a001\u00a012)'],
  ]);
  expect(reasons({ phone: '06 39 98 01 13' })).toEqual([]);
  expect(reasons({ nom: 'Mairie de Vannes', prenom: '' })).toEqual([]);
});

it.each([
  ['Legrand', { nom: 'Legrand' }],
  ['Marie Le Goff', { prenom: 'Marie', nom: 'Le Goff' }],
  ['Marie Legrand 06 39 98 05 05', { prenom: 'Marie', nom: 'Legrand', phone: '06 39 98 05 05' }],
  ['06-39-98-05-05 Marie Legrand', { prenom: 'Marie', nom: 'Legrand', phone: '06-39-98-05-05' }],
  ['Marie +33 (0)6 39 98 05 05', { nom: 'Marie', phone: '+33 (0)6 39 98 05 05' }],
  ['0639980505', { nom: '', phone: '0639980505' }],
  ['marie@client.example', { email: 'marie@client.example' }],
])('a new customer « %s » is filled in as typed', (name, fields) => {
  const client = { isNew: true as const, typed: name };
  const empty = { client: null, nom: '', prenom: '', email: '', phone: '' } as RequestValues;
  expect(withClient(empty, client)).toEqual({ client, ...fields });
  expect(withClient({ ...empty, nom: 'Le Bihan' }, client)).not.toHaveProperty('nom');
});
