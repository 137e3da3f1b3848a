import { companyInfoNames } from '@barnum/rules/company-info';
import { expect, test } from 'vitest';
import { withKnownNames } from './company-info.ts';

test('every name that the product reads can be filled in, and others that are stored too', () => {
  const email = { id: 4, nom: 'Email', valeur: 'bonjour@barnum.example', updatedAt: '2026-07-01T10:00:00.000Z' };
  const own = { id: 5, nom: 'Devise', valeur: 'Au sec', updatedAt: '2026-07-01T10:00:00.000Z' };
  const rows = withKnownNames([own, email]);
  expect(rows.map(({ nom }) => nom)).toEqual([...companyInfoNames, 'Devise']);
  expect(rows[1]).toBe(email);
  expect(rows[0]).toEqual({ id: null, nom: 'adresse', valeur: '', updatedAt: null });
});
