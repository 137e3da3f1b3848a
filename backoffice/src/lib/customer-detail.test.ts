import { expect, it } from 'vitest';
import { customerDetail, matchDetail } from './customer-detail.ts';

it('customers of the same name are distinguished', () => {
  const customer = { kind: 'collectivite', ville: 'Sarzeau', telephones: [], emails: ['a@mairie.example'] } as const;
  expect(customerDetail(customer)).toBe('Collectivité · Sarzeau · a@mairie.example');
  const called = { ...customer, ville: '', telephones: ['02 97 00 00 01'] };
  expect(customerDetail({ ...customer, telephones: ['0297000001', '0612345678'] })).toContain(' · 02 97 00 00 01');
  expect(matchDetail({ customer: called, lastContact: null })).toBe('Collectivité · 02 97 00 00 01 · aucune demande');
  expect(matchDetail({ customer, lastContact: '2026-06-03T10:00:00.000Z' })).toContain(
    ' · dernier contact le 3 juin 2026',
  );
});
