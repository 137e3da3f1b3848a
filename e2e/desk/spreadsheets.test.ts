import { readFile } from 'node:fs/promises';
import { expect } from 'vitest';
import { seriousFaults } from '../support/accessibility.ts';
import { openScreen } from '../support/back-office.ts';
import { test } from '../support/test.ts';

test('a list leaves as a table of what it shows, and everything leaves as an archive', async ({ page }) => {
  await openScreen(page, '/admin/articles?q=chaise', 'Gestion des Articles');
  await page.getByRole('button', { name: 'Exporter', exact: true }).click();
  const choice = page.getByRole('menuitem', { name: 'Articles (CSV)', exact: true });
  await choice.waitFor();
  expect(await seriousFaults(page)).toEqual([]);
  const [table] = await Promise.all([page.waitForEvent('download'), choice.click()]);
  expect(table.suggestedFilename()).toBe('articles.csv');
  const lines = (await readFile(await table.path(), 'utf8')).split('\r\n');
  expect(lines[0]).toMatch(/^\uFEFFN° Barnum;Nom;Catégorie;Prix TTC;/);
  expect(lines[1]).toMatch(/chaise/i);
  await openScreen(page, '/admin/settings', 'Paramètres');
  const everything = page.getByRole('button', { name: 'Tout exporter' });
  const [archive] = await Promise.all([page.waitForEvent('download'), everything.click()]);
  expect(archive.suggestedFilename()).toBe('barnum-tout.zip');
  expect((await readFile(await archive.path())).subarray(0, 2).toString()).toBe('PK');
});
