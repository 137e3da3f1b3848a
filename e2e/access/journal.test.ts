import { readFile } from 'node:fs/promises';
import { expect } from 'vitest';
import { overflow, seriousFaults } from '../support/accessibility.ts';
import { openScreen } from '../support/back-office.ts';
import { administratorToken, call } from '../support/service.ts';
import { test } from '../support/test.ts';

test('the journal tells who wrote what, before and after, by filters, by the keyboard and as a file', async ({
  page,
}) => {
  const token = await administratorToken();
  const word = `grain-${Date.now()}`;
  // Without the words that are searched for.
  const nom = `Devise ${Date.now() + 1}`;
  const { companyInfo } = await call('POST', '/company-info', token, { nom, valeur: 'À l’abri du vent' });
  await call('PUT', `/company-info/${companyInfo.id}`, token, { valeur: `À l’abri du ${word}` });
  await call('DELETE', `/company-info/${companyInfo.id}`, token);

  await openScreen(page, '/admin/settings?onglet=journal', 'Paramètres');
  const entries = page.getByRole('list', { name: 'Journal' }).getByRole('listitem');
  await entries.first().waitFor();
  const choose = async (label: string, choice: string) => {
    await page.getByRole('combobox', { name: label }).press('Enter');
    await page.locator('.ant-select-dropdown').getByTitle(choice, { exact: true }).click();
  };
  await choose('Personne', 'admin@barnum.example');
  await page.getByRole('combobox', { name: 'Fiche' }).fill('entreprise');
  await page.getByRole('combobox', { name: 'Fiche' }).press('Enter');
  await choose('Période', 'Aujourd’hui');
  await page.getByLabel('Rechercher dans le journal').fill(`du ${word}`);
  await page.getByLabel('Rechercher dans le journal').press('Enter');
  // What it was before the deletion, and what the change made of it.
  await expect.poll(() => entries.count()).toBe(2);
  const changed = entries.filter({ hasText: 'Modification · Information de l’entreprise' });
  await changed.getByText('1 champ').press('Enter');
  await changed.getByText('Avant : À l’abri du vent').waitFor();
  await changed.getByText(`Après : À l’abri du ${word}`).waitFor();
  expect(await changed.innerText()).toContain('admin@barnum.example');
  expect(await seriousFaults(page)).toEqual([]);

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Journal (CSV)' }).press('Enter');
  const file = await downloading;
  expect(file.suggestedFilename()).toBe('journal-des-actions.csv');
  const rows = (await readFile(await file.path(), 'utf8')).trim().split(/\r?\n/);
  expect(rows[0]).toContain('Le;Par;Action;Fiche;Numéro;Champ;Avant;Après');
  expect(rows.some((row) => row.endsWith(`À l’abri du vent;À l’abri du ${word}`))).toBe(true);
  expect(rows.every((row, index) => index === 0 || row.includes('Information de l’entreprise'))).toBe(true);

  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => overflow(page)).toBe(0);
  await page.getByLabel('Rechercher dans le journal').fill('rien de tel nulle part');
  await page.getByLabel('Rechercher dans le journal').press('Enter');
  await page.getByText('Aucune action ici').waitFor();
});
