import { expect } from 'vitest';
import { seriousFaults } from './support/accessibility.ts';
import { openRequests, openScreen } from './support/back-office.ts';
import { backoffice, test } from './support/test.ts';

test('an incomplete shop shows its first steps, until they are dismissed', async ({ page }) => {
  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes('query FirstSteps')) return route.fallback();
    const shop = {
      companyInfo: [],
      categories: [{ id: 1 }],
      articlePage: { totalCount: 0 },
      latestSalesConditions: null,
    };
    return route.fulfill({ json: { data: shop } });
  });
  await openScreen(page, '/admin/demandes');
  const steps = page.getByRole('region', { name: 'Vos premiers pas' });
  await steps.waitFor();
  await expect
    .poll(() => steps.getByRole('link').allTextContents())
    .toEqual([
      'Présentez votre entreprise',
      'Créez vos catégories : fait',
      'Ajoutez vos articles',
      'Publiez vos conditions générales de vente',
    ]);
  expect(await seriousFaults(page)).toEqual([]);
  await steps.getByRole('link', { name: 'Publiez vos conditions générales de vente' }).click();
  await page.waitForURL(backoffice('/admin/settings?onglet=cgv'));
  await page.goBack();
  await steps.getByRole('button', { name: 'Masquer' }).click();
  await steps.waitFor({ state: 'detached' });
  await page.reload();
  await page.getByText(/^\d+ demandes?$/).waitFor();
  await expect.poll(() => steps.count()).toBe(0);
});

test('a complete shop shows none', async ({ page }) => {
  const answer = page.waitForResponse((response) => response.request().postData()?.includes('FirstSteps') === true);
  await openRequests(page);
  await answer;
  await expect.poll(() => page.getByRole('heading', { name: /premiers pas/ }).count()).toBe(0);
});
