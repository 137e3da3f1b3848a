import { expect } from 'vitest';
import { storefront, test } from './support/test.ts';

test('an unknown path shows the home page, as not found and not to be indexed', async ({ page, expectedProblems }) => {
  expectedProblems.push(/404/);
  const answer = await page.goto(storefront('/nulle/part'));
  expect(answer?.status()).toBe(404);
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex');
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  await page.goto(storefront('/'));
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(title);
  expect(await page.locator('meta[name=robots][content*=noindex]').count()).toBe(0);
});

test('an unknown category shows the whole catalogue, an unknown article says so', async ({
  page,
  expectedProblems,
}) => {
  expectedProblems.push(/404/);
  const catalogue = await page.goto(storefront('/catalogue/nulle-part'));
  expect(catalogue?.status()).toBe(404);
  await page.getByRole('heading', { name: 'Mobilier' }).waitFor();

  const article = await page.goto(storefront('/article/nulle-part'));
  expect(article?.status()).toBe(404);
  await page.getByText('Article non trouvé').waitFor();
  await page.getByRole('link', { name: 'Retour au catalogue' }).waitFor();
});

test('a category’s address scrolls to it, 100 px below the top', async ({ page }) => {
  await page.goto(storefront('/catalogue/vaisselle'));
  const heading = page.getByRole('heading', { name: 'Vaisselle', exact: true });
  await expect
    .poll(() => heading.evaluate((element) => Math.round(element.getBoundingClientRect().top)))
    .toBeLessThan(260);
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
});

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
