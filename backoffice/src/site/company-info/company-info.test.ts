import { companyInfoNames } from '@barnum/rules/site/company-info/company-info';
import { expect, test } from 'vitest';
import { withKnownNames } from './company-info.ts';
import { companyInfoField, groupCompanyInfo } from './company-info-fields.ts';
import { valueInWords } from './company-info-value.ts';

test('every name that the product reads can be filled in, and others that are stored too', () => {
  const email = { id: 4, nom: 'Email', valeur: 'bonjour@barnum.example', updatedAt: '2026-07-01T10:00:00.000Z' };
  const own = { id: 5, nom: 'Devise', valeur: 'Au sec', updatedAt: '2026-07-01T10:00:00.000Z' };
  const rows = withKnownNames([own, email]);
  expect(rows.map(({ nom }) => nom)).toEqual([...companyInfoNames, 'Devise']);
  expect(rows[1]).toBe(email);
  expect(rows[0]).toEqual({ id: null, nom: 'adresse', valeur: '', updatedAt: null });
});

test('every value has its place in a group, and names of the company’s own come last', () => {
  const groups = groupCompanyInfo(withKnownNames([{ id: 5, nom: 'Devise', valeur: 'Au sec', updatedAt: '' }]));
  expect(groups.map(({ title }) => title)).toEqual([
    'Contact',
    'Mentions légales',
    'Location',
    'Devis',
    'Réseaux sociaux',
    'Autres informations',
  ]);
  const names = groups.flatMap(({ rows }) => rows.map(({ nom }) => nom));
  expect(names.toSorted()).toEqual([...companyInfoNames, 'Devise'].toSorted());
  expect(companyInfoField('adresse').label).toBe('Adresse');
  expect(companyInfoField('Devise').label).toBe('Devise');
});

test.each([
  ['Acompte (%)', '30 %', '30 %'],
  ['Délai de remise en état (jours)', '1', '1 jour'],
  ['Délai de remise en état (jours)', 'aucun : repart le jour même', 'aucun : repart le jour même'],
  ['Validité des devis (jours)', '30 jours', '30 jours'],
  ['Validité des devis (jours)', 'longtemps', 'longtemps'],
  ['Horaires', 'Mo-Fr 09:00-18:00', 'Du lundi au vendredi de 9 h à 18 h'],
  ['Horaires', 'Sur rendez-vous', 'Sur rendez-vous'],
  ['Jours fermés', '25/12, parfois', 'Fermé : le 25 décembre ; parfois'],
  ['Jours fermés', '', ''],
])('« %s » of « %s » is read as « %s »', (nom, valeur, words) => {
  expect(valueInWords({ nom, valeur }).replaceAll('\u00a0', ' ')).toBe(words);
});
