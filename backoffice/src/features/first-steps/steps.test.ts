import { companyInfoNames } from '@barnum/rules/company-info';
import { expect, it } from 'vitest';
import { firstSteps } from './steps.ts';

const empty = { companyInfo: [], categories: [], articlePage: { totalCount: 0 }, latestSalesConditions: null };
const doneOf = (shop: Parameters<typeof firstSteps>[0]) => firstSteps(shop).map(({ isDone }) => isDone);

it('tick themselves off one by one', () => {
  expect(doneOf(empty)).toEqual([false, false, false, false]);
  const shop = { ...empty, categories: [{ id: 1 }], articlePage: { totalCount: 1 } };
  expect(doneOf(shop)).toEqual([false, true, true, false]);
  expect(doneOf({ ...shop, latestSalesConditions: { id: 1 } })).toEqual([false, true, true, true]);
});

it('count what the company information lacks, without requiring a capital or a VAT number', () => {
  const optional = ['Capital', 'TVA', 'Horaires', 'Facebook', 'Instagram'];
  const companyInfo = companyInfoNames.map((nom) => ({ nom, valeur: optional.includes(nom) ? '' : 'dite' }));
  expect(doneOf({ ...empty, companyInfo })).toEqual([true, false, false, false]);
  const [step] = firstSteps({ ...empty, companyInfo: companyInfo.filter(({ nom }) => nom !== 'Médiateur') });
  expect(step).toMatchObject({ isDone: false, detail: expect.stringContaining('une information.') });
});
