import { expect } from 'vitest';
import { storefront, test } from '../support/test.ts';

test('the server sends the content: the pages can be read without JavaScript', async ({ pageWithoutScript: page }) => {
  await page.goto(storefront('/'));
  await page.getByRole('link', { name: 'Mobilier' }).first().click();
  await page.waitForURL(storefront('/catalogue/mobilier'));
  await page.getByRole('link', { name: 'Voir plus : Chaise pliante blanche', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Chaise pliante blanche' }).waitFor();
  await page.getByText('2,00 €').first().waitFor();
  await page.getByRole('link', { name: 'Réserver', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Demande de réservation' }).waitFor();
  // Chromium reads <noscript> as text when scripts are only switched off for a test.
  expect(await page.locator('noscript').innerHTML()).toContain('Ce formulaire a besoin de JavaScript.');
});

test('each page has its own title, description and canonical address', async ({ page }) => {
  const titles = new Set<string>();
  for (const path of ['/', '/catalogue', '/catalogue/mobilier', '/article/chaise-pliante-blanche', '/reservation']) {
    await page.goto(storefront(path));
    titles.add(await page.title());
    expect(await page.locator('meta[name=description]').getAttribute('content')).not.toBe('');
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(
      storefront(path).replace(/(?<=:\d+)\/$/, '/'),
    );
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
  }
  expect(titles.size).toBe(5);
});
