import { expect } from 'vitest';
import { seriousFaults } from '../support/accessibility.ts';
import { openScreen } from '../support/back-office.ts';
import { test } from '../support/test.ts';

const list = 'Désignation;Qté;PU TTC;Caution\r\nBuvette de la jetée;3;85,00;200\r\nGuéridon du port;12;à voir;\r\n';

test('a price list becomes articles online, and goes again', async ({ page }) => {
  await openScreen(page, '/admin/articles', 'Gestion des Articles');
  await page.getByRole('link', { name: 'Importer', exact: true }).click();
  await page.getByRole('heading', { name: 'Importer des articles', level: 1 }).waitFor();
  expect(await seriousFaults(page)).toEqual([]);
  await page.getByLabel('Fichier à importer').setInputFiles({
    name: 'tarifs.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(list, 'latin1'),
  });
  await page.getByRole('heading', { name: 'tarifs.csv', level: 1 }).waitFor();
  const price = page.getByRole('textbox', { name: 'PU TTC, ligne 3' });
  await price.fill('14,50');
  expect(await seriousFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Corriger PU TTC, ligne 3' }).click();
  await page.getByRole('button', { name: 'Importer 2 articles' }).click();
  await page.getByText('2 créés').waitFor();
  await page.getByRole('link', { name: 'Voir les articles' }).click();
  await openScreen(page, '/admin/articles?q=jetée', 'Gestion des Articles');
  await page.getByRole('link', { name: 'Buvette de la jetée' }).first().waitFor();
  await openScreen(page, '/admin/articles/import', 'Importer des articles');
  await page.getByRole('link', { name: 'tarifs.csv' }).click();
  await page.getByRole('button', { name: 'Annuler cet import…' }).click();
  await page.getByRole('button', { name: 'Annuler l’import' }).click();
  await page.getByText('Import annulé. Il avait fait').waitFor();
});
