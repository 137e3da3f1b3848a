import { toDay } from '@barnum/rules/dates/days';
import { expect } from 'vitest';
import { daysAgo } from '../../prisma/seed/dates.ts';
import { overflow, seriousFaults } from '../support/accessibility.ts';
import { openScreen } from '../support/back-office.ts';
import { test } from '../support/test.ts';

test('the articles of the park and the lines beside them add up to it, and no width lets the page overflow', async ({
  page,
}) => {
  const [since, until] = [daysAgo(210), daysAgo(60)].map(toDay);
  await openScreen(page, `/admin/chiffres?periode=choisie&du=${since}&au=${until}`, 'Chiffres');
  const park = page.getByRole('region', { name: 'Parc' });
  const table = park.getByRole('table', { name: 'Ce que les articles ont fait' });
  await table.waitFor();
  const amounts = async (rows: string) => (await table.locator(`${rows} [data-amount]`).allTextContents()).map(toCents);
  let cents = 0;
  for (;;) {
    for (const each of await amounts('tbody')) cents += each;
    const next = park.getByRole('button', { name: 'Suivants' });
    if ((await next.count()) === 0 || (await next.isDisabled())) break;
    const first = await table.locator('tbody a').first().textContent();
    await next.click();
    await expect.poll(() => table.locator('tbody a').first().textContent()).not.toBe(first);
  }
  const sums = await amounts('tfoot');
  const total = sums.at(-1) ?? 0;
  expect(total).toBeGreaterThan(0);
  expect(cents + sums.slice(0, -1).reduce((sum, each) => sum + each, 0)).toBe(total);

  const order = park.getByRole('combobox', { name: 'Ranger le parc par' });
  await order.press('ArrowDown');
  await page.getByTitle('Demandes manquées').click();
  await expect.poll(() => table.locator('tbody tr').first().textContent()).toMatch(/abaissée/);
  const calendar = page.getByRole('region', { name: 'Calendrier d’occupation' });
  await expect.poll(() => calendar.getByRole('table').count()).toBeGreaterThan(4);
  const book = page.getByRole('region', { name: 'Carnet' });
  await book.getByRole('row', { name: /^Le reste de ce mois/ }).waitFor();
  await expect.poll(() => book.getByRole('table').count()).toBe(2);
  expect(await seriousFaults(page)).toEqual([]);

  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => overflow(page), { message: `${width} px` }).toBeLessThanOrEqual(0);
  }
});

/** « 1 234,50 € » in cents. */
function toCents(text = ''): number {
  return Math.round(Number(text.replace(/[^\d,-]/g, '').replace(',', '.')) * 100);
}
