import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import { seriousFaults } from '../support/accessibility.ts';
import { openScreen } from '../support/back-office.ts';
import { storefront, test } from '../support/test.ts';

const list = 'Désignation;Qté;PU TTC;Caution\r\nBuvette de la jetée;3;85,00;200\r\nGuéridon du port;12;à voir;\r\n';

const photos = fileURLToPath(new URL('./photos.zip', import.meta.url));

test('a price list becomes articles online with their pictures in at most 15 acts, and goes again', async ({
  page,
}) => {
  let acts = 0;
  const act = (work: Promise<unknown>) => {
    acts += 1;
    return work;
  };
  await openScreen(page, '/admin/articles', 'Gestion des Articles');
  await act(page.getByRole('link', { name: 'Importer', exact: true }).click());
  await page.getByRole('heading', { name: 'Importer des articles', level: 1 }).waitFor();
  expect(await seriousFaults(page)).toEqual([]);
  const file = { name: 'tarifs.csv', mimeType: 'text/csv', buffer: Buffer.from(list, 'latin1') };
  await act(page.getByLabel('Fichier à importer').setInputFiles(file));
  await page.getByRole('heading', { name: 'tarifs.csv', level: 1 }).waitFor();
  await act(page.getByLabel('ZIP de photos').setInputFiles(photos));
  await page.getByText('2 photos reçues').waitFor();
  await page.getByText('Photos\u00a0: photos/buvette-de-la-jetee.jpg').waitFor();
  await page.getByText('Une photo ne va à aucun article\u00a0: photos/plage.jpg.').waitFor();
  const price = page.getByRole('textbox', { name: 'PU TTC, ligne 3' });
  await act(price.fill('14,50'));
  expect(await seriousFaults(page)).toEqual([]);
  await act(page.getByRole('button', { name: 'Corriger PU TTC, ligne 3' }).click());
  await act(page.getByRole('button', { name: 'Importer 2 articles' }).click());
  await page.getByText('2 créés').waitFor();
  await act(page.goto(storefront('/article/buvette-de-la-jetee')));
  await page.getByRole('heading', { name: 'Buvette de la jetée', level: 1 }).waitFor();
  expect(acts).toBeLessThanOrEqual(15);
  await openScreen(page, '/admin/articles?q=jetée', 'Gestion des Articles');
  await page.getByRole('link', { name: 'Buvette de la jetée' }).first().waitFor();
  await openScreen(page, '/admin/articles/import', 'Importer des articles');
  await page.getByRole('link', { name: 'tarifs.csv' }).click();
  await page.getByRole('button', { name: 'Annuler cet import…' }).click();
  await page.getByRole('button', { name: 'Annuler l’import' }).click();
  await page.getByText('Import annulé. Il avait fait').waitFor();
});
