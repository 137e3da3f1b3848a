import { toDay } from '@barnum/rules/dates/days';
import { expect } from 'vitest';
import { daysAgo } from '../../prisma/seed/dates.ts';
import { overflow, seriousFaults } from '../support/accessibility.ts';
import { openScreen } from '../support/back-office.ts';
import { test } from '../support/test.ts';

test('a figure opens the documents it is made of, which add up to it', async ({ page }) => {
  // Days of the demo's invoices: what other tests record is of today.
  const [since, until] = [daysAgo(250), daysAgo(20)].map(toDay);
  await openScreen(page, `/admin/chiffres?periode=choisie&du=${since}&au=${until}`, 'Chiffres');
  const declared = page.getByRole('table', { name: /^À déclarer/ });
  const figure = declared.getByRole('row').filter({ has: page.getByRole('link', { name: /20.%/ }) });
  await figure.getByRole('link').waitFor();
  const [, tax = ''] = await figure.getByRole('cell').allTextContents();
  await figure.getByRole('link').press('Enter');

  const documents = page.getByRole('region', { name: /^D’où vient ce chiffre.: à déclarer, 20.%/ });
  await documents.getByText(/^\d+ lignes?$/).waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toMatch(/^D’où vient ce chiffre/);
  let cents = 0;
  for (;;) {
    const rows = await documents.getByRole('table').locator('tbody tr').all();
    for (const row of rows) cents += toCents((await row.getByRole('cell').allTextContents())[1]);
    const next = documents.getByRole('link', { name: 'Suivante' });
    if ((await next.count()) === 0) break;
    const first = await documents.locator('tbody a').first().textContent();
    await next.click();
    await expect.poll(() => documents.locator('tbody a').first().textContent()).not.toBe(first);
  }
  expect(cents).toBe(toCents(tax));
  expect(await seriousFaults(page)).toEqual([]);

  const link = documents.locator('tbody a').first();
  const numero = await link.textContent();
  await link.click();
  await page.getByRole('heading', { level: 1, name: numero ?? '' }).waitFor();
});

test('on a phone, each part is a step away, and its list is folded until all of it is asked for', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openScreen(page, '/admin/chiffres?periode=saison', 'Chiffres');
  await page.getByText(/^Une saison va d’avril à septembre/).waitFor();
  const book = page.getByRole('region', { name: 'Carnet', exact: true });
  const weeks = book.getByRole('table', { name: 'Les treize semaines qui viennent' }).locator('tbody tr:visible');
  await weeks.first().waitFor();
  await page
    .getByRole('navigation', { name: 'Parties de l’écran' })
    .getByRole('link', { name: 'Carnet', exact: true })
    .press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Carnet');
  await expect.poll(() => weeks.count()).toBe(5);
  await book.getByRole('button', { name: /^Voir tout.: les treize semaines/ }).press('Enter');
  await expect.poll(() => weeks.count()).toBe(13);
  await book.getByRole('button', { name: /^Replier.: les treize semaines/, expanded: true }).waitFor();
  await expect.poll(() => overflow(page)).toBe(0);
  expect(await seriousFaults(page)).toEqual([]);
});

test('on paper, months are rows of a table, and totals stand once', async ({ page }) => {
  await openScreen(page, '/admin/chiffres', 'Chiffres');
  const months = page.getByRole('region', { name: 'Activité', exact: true }).locator('table');
  const declared = page.getByRole('table', { name: /^À déclarer/ });
  await months.waitFor();
  await declared.waitFor();
  await page.emulateMedia({ media: 'print' });
  // A sheet of A4 between its margins.
  await page.setViewportSize({ width: 703, height: 1000 });
  for (const table of [months, declared]) {
    const [head, row, foot] = await table.evaluate((element) =>
      ['thead', 'tbody tr', 'tfoot']
        .map((part) => getComputedStyle(element.querySelector(part) as Element))
        .map(({ display, breakInside }) => [display, breakInside]),
    );
    expect([head?.[0], row, foot?.[0]]).toEqual(['table-header-group', ['table-row', 'avoid'], 'table-row-group']);
  }
});

/** « 1 234,50 € » in cents. */
function toCents(text = ''): number {
  return Math.round(Number(text.replace(/[^\d,-]/g, '').replace(',', '.')) * 100);
}
