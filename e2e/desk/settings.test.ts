/// <reference types="vite/client" />

import { expect } from 'vitest';
import { settings } from '../../backoffice/src/app/settings/settings.ts';
import { overflow, seriousFaults } from '../support/accessibility.ts';
import { openScreen } from '../support/back-office.ts';
import { backoffice, test } from '../support/test.ts';

test('a setting is looked for over all tabs by keyboard, and its field takes the focus', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openScreen(page, '/admin/settings', 'Paramètres');
  const search = page.getByRole('combobox', { name: 'Chercher un réglage' });
  const focused = () => page.evaluate(() => document.activeElement?.id);
  for (const [text, option, field, address] of [
    ['logo', 'La boutique · Logo, Site', 'site_logo', '?onglet=site#site_logo'],
    ['horaires', 'Horaires, Entreprise', 'entreprise-horaires', '?onglet=entreprise#entreprise-horaires'],
    ['smtp serveur', 'Serveur de messagerie, Messagerie', 'messagerie_host', '?onglet=messagerie#messagerie_host'],
  ] as const) {
    await search.fill(text);
    await page.locator(`.ant-select-item-option-active[title="${option}"]`).waitFor();
    await search.press('Enter');
    await page.waitForURL(backoffice(`/admin/settings${address}`));
    await expect.poll(focused).toBe(field);
  }
  expect(await seriousFaults(page)).toEqual([]);
  await expect.poll(() => overflow(page)).toBeLessThanOrEqual(0);

  await search.fill('zzz');
  await page.getByText('Aucun réglage ne porte ce nom').waitFor();
});

test('every setting that is found is in its tab', async ({ page }) => {
  for (const tab of new Set(settings.map((setting) => setting.tab))) {
    const fields = settings.filter((setting) => setting.tab === tab).map(({ field }) => field);
    await openScreen(page, `/admin/settings?onglet=${tab}`, 'Paramètres');
    const missing = () => page.evaluate((ids) => ids.filter((id) => document.getElementById(id) === null), fields);
    await expect.poll(missing).toEqual([]);
  }
});
