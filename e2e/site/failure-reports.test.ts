import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { openScreen } from '../support/back-office.ts';
import { storefront, test } from '../support/test.ts';

test('a page that fails in a visitor’s browser shows a replacement, and the failure is reported', async ({
  page,
  expectedProblems,
}) => {
  expectedProblems.push(/./);
  await page.route('**/catalogue', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({
      response: answer,
      body: (await answer.text()).replace('"groups":[{', '"groups":[null,{'),
    });
  });
  const reports = reported(page);
  await page.goto(storefront('/catalogue'));
  await page.getByRole('alert').filter({ hasText: 'Cette page ne peut pas s’afficher comme prévu' }).waitFor();
  await page.getByRole('button', { name: 'Recharger la page' }).waitFor();
  await page.getByRole('navigation', { name: 'Navigation principale' }).first().waitFor();
  await expect.poll(() => reports[0]).toMatchObject({ status: 200, app: 'storefront', screen: '/catalogue' });
});

test('a screen that fails leaves the others reachable, and the failure is reported', async ({
  page,
  expectedProblems,
}) => {
  expectedProblems.push(/./);
  await openScreen(page, '/admin/avis');
  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes('query Partners')) return route.fallback();
    return route.fulfill({ json: { data: { partners: [null] } } });
  });
  const reports = reported(page);
  await page.getByRole('link', { name: 'Partenaires', exact: true }).click();
  await page.getByRole('alert').filter({ hasText: 'Cet écran ne peut pas s’afficher' }).waitFor();
  await expect
    .poll(() => reports[0])
    .toEqual({ status: 200, app: 'backoffice', name: 'TypeError', screen: '/admin/partenaires' });
  await page.getByRole('link', { name: 'Avis et partenaires' }).click();
  await page.getByRole('heading', { level: 1, name: 'Gestion des Avis' }).waitFor();
});

/** The reports from now on: what they say, and how they were answered. */
function reported(page: Page): object[] {
  const reports: object[] = [];
  page.on('response', (answer) => {
    if (!answer.request().postData()?.includes('reportFailure')) return;
    const { app, name, screen } = answer.request().postDataJSON().variables.report;
    reports.push({ status: answer.status(), app, name, screen });
  });
  return reports;
}
