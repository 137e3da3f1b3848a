import { expect, it } from 'vitest';
import type { CustomerChoice } from '../../../components/form/customer-field.tsx';
import { knownCustomers } from './asker.ts';

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
