import { expect, it } from 'vitest';
import { companyInfoNames } from '../company-info/company-info.ts';
import { legalDuties } from './legal-duties.ts';

it('lists what an empty shop lacks, and nothing of a complete one, without requiring a capital or a VAT number', () => {
  const empty = legalDuties([], false);
  expect(empty).toMatchObject({ privacy: ['Dénomination', 'adresse', 'Email'], hasSalesConditions: false, percent: 0 });
  expect(empty.legalNotice).toEqual(expect.arrayContaining(['Siège', 'Médiateur']));
  const optional = ['Capital', 'TVA', 'Horaires', 'Facebook', 'Instagram'];
  const rows = companyInfoNames.map((nom) => ({ nom, valeur: optional.includes(nom) ? '' : 'dite' }));
  expect(legalDuties(rows, true)).toEqual({ legalNotice: [], privacy: [], hasSalesConditions: true, percent: 100 });
  const almost = legalDuties(
    rows.filter(({ nom }) => nom !== 'Médiateur'),
    true,
  );
  expect(almost.legalNotice).toEqual(['Médiateur']);
  expect(almost.percent).toBeLessThan(100);
});
