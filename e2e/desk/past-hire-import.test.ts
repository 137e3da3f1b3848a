import { expect } from 'vitest';
import { seriousFaults } from '../support/accessibility.ts';
import { openScreen } from '../support/back-office.ts';
import { test } from '../support/test.ts';

const cells = [
  'N° facture\tDate\tClient\tMontant TTC',
  'F-2014-1\t12/07/2014\tMaëlle Quéméner\t1 200,00 €',
  'F-2014-2\thier\tAmicale des Îles\t600',
].join('\n');

test('hires from before Barnum come in for the figures, and go again', async ({ page }) => {
  await openScreen(page, '/admin/chiffres', 'Chiffres');
  await page.getByRole('link', { name: 'Reprendre vos locations d’avant Barnum' }).click();
  await page.getByRole('heading', { name: 'Importer des locations passées', level: 1 }).waitFor();
  expect(await seriousFaults(page)).toEqual([]);
  await page.getByLabel('Ou collez les cellules').fill(cells);
  await page.getByRole('button', { name: 'Lire ces cellules' }).click();
  await page.getByText('Un seul total est donné').waitFor();
  expect(await seriousFaults(page)).toEqual([]);
  await page.getByRole('combobox', { name: 'Taux de TVA de ces locations' }).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByText('Un seul total est donné').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Importer 1 location passée' }).click();
  await page.getByText('1 créée, 1 refusée').waitFor();
  await page.getByRole('link', { name: 'Voir les chiffres' }).click();
  await page.getByRole('heading', { name: 'Chiffres', level: 1 }).waitFor();
  await openScreen(page, '/admin/chiffres?periode=mois&du=2014-07-01', 'Chiffres');
  await page.getByText('dont 1 reprise de votre tableur').first().waitFor();
  await openScreen(page, '/admin/locations/import', 'Importer des locations passées');
  await page.getByText('1 location reprise').waitFor();
  await page.getByRole('button', { name: 'Supprimer ces locations…' }).click();
  await page.getByRole('button', { name: 'Supprimer', exact: true }).click();
  await page.getByText('Locations reprises supprimées').waitFor();
  await page.getByText('1 location reprise').waitFor({ state: 'detached' });
});
