import { expect } from 'vitest';
import { seriousFaults } from '../support/accessibility.ts';
import { openScreen } from '../support/back-office.ts';
import { test } from '../support/test.ts';

const list = [
  'Société;Nom;Prénom;Tél;Mail;CP Ville;Remarques',
  ';Quéméner;Maëlle;297000021;maelle.quemener@exemple.example;56000 Vannes;Portail vert',
  'Amicale des Îles;;;02 97 00 00 22;;56999 Presqu’île;',
  'Crêperie du Phare;;;2,97E+08;phare@exemple.example;;',
].join('\r\n');

test('customers of a spreadsheet come in, and go again', async ({ page }) => {
  await openScreen(page, '/admin/clients', 'Clients');
  await page.getByRole('link', { name: 'Importer', exact: true }).click();
  await page.getByRole('heading', { name: 'Importer des clients', level: 1 }).waitFor();
  expect(await seriousFaults(page)).toEqual([]);
  await page.getByLabel('Fichier à importer').setInputFiles({
    name: 'clients.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(list.replaceAll('’', "'"), 'latin1'),
  });
  await page.getByRole('heading', { name: 'clients.csv', level: 1 }).waitFor();
  await page.getByText('le zéro perdu du tableur est remis').waitFor();
  const telephone = page.getByRole('textbox', { name: 'Tél, ligne 4' });
  await telephone.fill('02 97 00 00 23');
  expect(await seriousFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Corriger Tél, ligne 4' }).click();
  await telephone.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Importer 3 clients' }).click();
  await page.getByText('3 créés').waitFor();
  await page.getByRole('link', { name: 'Voir les clients' }).click();
  await openScreen(page, '/admin/clients?q=quéméner', 'Clients');
  await page.getByRole('link', { name: 'Maëlle Quéméner' }).first().waitFor();
  await openScreen(page, '/admin/clients/import', 'Importer des clients');
  await page.getByRole('link', { name: 'clients.csv' }).click();
  await page.getByRole('button', { name: 'Annuler cet import…' }).click();
  await page.getByRole('button', { name: 'Annuler l’import' }).click();
  await page.getByText('Import annulé. Il avait fait').waitFor();
});
