import { expect } from 'vitest';
import { overflow, seriousFaults } from './support/accessibility.ts';
import { openRequests, requestCards } from './support/back-office.ts';
import { test } from './support/test.ts';

test('on a phone the screens of the day are at the thumb, and the first request is in view', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openRequests(page);
  const bar = page.getByRole('navigation', { name: 'Écrans du jour' });
  const top = async () => (await bar.boundingBox())?.y ?? 0;
  // Who, for when and what.
  const first = requestCards(page).first();
  const facts = first.getByText(/^\d+ articles?$/);
  const space = async () => (await top()) - (await facts.evaluate((element) => element.getBoundingClientRect().bottom));
  await expect.poll(space).toBeGreaterThan(0);
  // Some requests came by e-mail alone.
  const telephone = requestCards(page).locator('a[href^="tel:"]').first();
  expect(await telephone.getAttribute('href')).toMatch(/^tel:[+\d]+$/);

  await bar.getByRole('link', { name: 'Planning' }).click();
  await page.getByRole('heading', { level: 1, name: 'Planning' }).waitFor();
  await expect.poll(() => bar.getByRole('link', { name: 'Planning' }).getAttribute('aria-current')).toBe('page');
  await bar.getByRole('link', { name: 'Aujourd’hui' }).click();
  await page.getByRole('heading', { level: 1, name: 'Aujourd’hui' }).waitFor();

  await bar.getByRole('button', { name: 'Plus' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.getByRole('button', { name: 'Déconnexion' }).waitFor();
  expect(await seriousFaults(page)).toEqual([]);
  await menu.getByRole('link', { name: 'Paramètres' }).click();
  await page.getByRole('heading', { level: 1, name: 'Paramètres' }).waitFor();
  await menu.waitFor({ state: 'hidden' });
  await expect.poll(() => overflow(page)).toBe(0);
});
