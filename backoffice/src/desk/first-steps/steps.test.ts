import { companyInfoNames } from '@barnum/rules/site/company-info/company-info';
import { localTexts } from '@barnum/rules/site/site-texts/site-texts';
import { expect, it } from 'vitest';
import { firstSteps, isNewShop, type Shop, type StepKey } from './steps.ts';

const empty: Shop = {
  companyInfo: [],
  categories: [],
  articlePage: { totalCount: 0 },
  latestSalesConditions: null,
  siteTexts: [
    { key: 'name', versionId: 0 },
    { key: 'heroTitle', versionId: 0 },
  ],
  mails: { isSending: false },
};
const doneIn = (shop: Shop): StepKey[] =>
  firstSteps(shop)
    .filter(({ isDone }) => isDone)
    .map(({ key }) => key);

it('tick themselves off one by one', () => {
  expect(doneIn(empty)).toEqual([]);
  expect(isNewShop(empty)).toBe(true);
  const shop = { ...empty, categories: [{ id: 1 }], articlePage: { totalCount: 1 } };
  expect(doneIn(shop)).toEqual(['categories', 'article']);
  expect(isNewShop(shop)).toBe(false);
  expect(doneIn({ ...shop, latestSalesConditions: { id: 1 } })).toContain('sales-conditions');
  expect(doneIn({ ...empty, siteTexts: [{ key: 'name', versionId: 4 }] })).toEqual(['name']);
  expect(doneIn({ ...empty, siteTexts: [{ key: 'mainColour', versionId: 4 }] })).toEqual([]);
  expect(doneIn({ ...empty, siteTexts: [{ key: 'heroTitle', versionId: 5 }] })).toEqual([]);
  const changed = localTexts.map((key) => ({ key, versionId: 5 }));
  expect(doneIn({ ...empty, siteTexts: changed })).toEqual(['texts']);
  expect(doneIn({ ...empty, mails: { isSending: true } })).toEqual(['mail-server']);
  expect(doneIn({ ...empty, companyInfo: [{ nom: 'Horaires', valeur: 'Le lundi de 9 h à 12 h' }] })).toEqual(['hours']);
});

it('count what the company information lacks', () => {
  const companyInfo = companyInfoNames.map((nom) => ({ nom, valeur: 'dite' }));
  expect(doneIn({ ...empty, companyInfo })).toEqual(['company', 'hours']);
  const step = firstSteps({ ...empty, companyInfo: companyInfo.filter(({ nom }) => nom !== 'Médiateur') })[1];
  expect(step).toMatchObject({ isDone: false, detail: expect.stringContaining('une information.') });
});
