import { readFile } from 'node:fs/promises';
import { expect, onTestFinished } from 'vitest';
import { overflow, seriousFaults } from '../support/accessibility.ts';
import { confirm, openScreen } from '../support/back-office.ts';
import { holdOperation } from '../support/failures.ts';
import { ask } from '../support/service.ts';
import { backoffice, test } from '../support/test.ts';
import { openVisitor } from '../support/window.ts';

const title = 'Gestion des Articles';

test('marking is switched on, pieces are numbered, labelled, noted at departure, and their life is read', async ({
  page,
  browser,
}) => {
  onTestFinished(async () => {
    await ask('mutation { updateMarking(actif: false) }');
  });
  await openScreen(page, '/admin/articles', title);
  await page.getByRole('tab', { name: 'Ensembles' }).waitFor();
  const tab = page.getByRole('tab', { name: 'Pièces' });
  await expect.poll(() => tab.count()).toBe(0);
  await openScreen(page, '/admin/settings?onglet=marquage', 'Paramètres');
  const marking = page.getByRole('switch', { name: 'Pièces et étiquettes' });
  await marking.click();
  await page.getByText('Réglage enregistré').waitFor();

  // An article of the demo without marked pieces.
  await openScreen(page, '/admin/articles?q=percolateur', title);
  await page.getByRole('link', { name: 'Percolateur 80 tasses', exact: true }).click();
  const ofArticle = page.getByRole('region', { name: 'Pièces marquées' });
  await ofArticle.getByRole('button', { name: 'Numéroter des pièces' }).click();
  const numbering = page.getByRole('dialog', { name: 'Numéroter des pièces' });
  await numbering.getByLabel('Combien de pièces').fill('2');
  await numbering.getByRole('button', { name: 'Marquer' }).click();
  const numero = (await ofArticle.getByRole('link', { name: /^PER\d+-002$/ }).textContent()) ?? '';

  await openScreen(page, '/admin/articles', title);
  await tab.click();
  await page.getByLabel('Rechercher une pièce').fill(numero);
  await page.getByText('1 pièce', { exact: true }).waitFor();
  const row = page.getByRole('row', { name: numero });
  await row.getByText('à imprimer').waitFor();
  expect(await seriousFaults(page)).toEqual([]);

  await page.getByRole('button', { name: 'Étiquettes' }).first().click();
  const printing = page.getByRole('dialog', { name: 'Étiquettes' });
  await printing.getByRole('button', { name: 'Télécharger le PDF' }).click();
  await printing.getByText('Choisissez au moins un article').waitFor();
  expect(await seriousFaults(page)).toEqual([]);
  await printing.getByLabel('Articles').fill('Percolateur');
  await page.locator('.ant-select-item-option', { hasText: 'Percolateur' }).waitFor();
  await printing.getByLabel('Articles').press('Enter');
  // Leaves the field, and chooses no other article.
  await page.keyboard.press('Tab');
  const download = page.waitForEvent('download');
  await printing.getByRole('button', { name: 'Télécharger le PDF' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('etiquettes-L7160.pdf');
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');
  await page.getByText('2 étiquettes téléchargées').waitFor();

  // What a telephone opens from the label: nothing before it is signed in.
  const stranger = await (await openVisitor(browser)).newPage();
  onTestFinished(() => stranger.context().close());
  await stranger.goto(backoffice(`/admin/pieces/${numero}`));
  await stranger.getByLabel('Adresse email').waitFor();
  expect(await stranger.content()).not.toContain('Percolateur');
  await page.setViewportSize({ width: 390, height: 844 });
  await openScreen(page, '/admin/aujourdhui');
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog', { name: 'Aller à…' }).getByRole('combobox').fill(numero.toLowerCase());
  await page.getByRole('group', { name: 'Pièces' }).getByRole('option', { name: numero }).click();
  await page.getByRole('heading', { level: 1, name: `Pièce ${numero}` }).waitFor();
  await page.getByText('en service', { exact: true }).waitFor();
  await expect.poll(() => overflow(page)).toBe(0);

  await openScreen(page, '/admin/planning/preparation');
  const departure = page.getByText('Pièces marquées').first();
  await departure.click();
  const field = page.getByLabel('Numéro de pièce');
  await field.fill('RIEN-1');
  await field.press('Enter');
  await page.getByText('Aucune pièce ne porte ce numéro').waitFor();
  // A scanner is faster than the network.
  const release = await holdOperation(page, 'NotePieceOuting');
  const other = numero.replace(/-002$/, '-001');
  for (const scanned of [other, backoffice(`/admin/pieces/${numero}`)]) {
    await field.fill(scanned);
    await field.press('Enter');
  }
  release();
  const noted = page.getByRole('list', { name: 'Pièces notées' });
  // Both: what comes after the first one moves its button.
  await noted.getByRole('link', { name: numero }).waitFor();
  await confirm(page, noted.getByRole('button', { name: `Enlever ${other}` }));
  await expect.poll(() => overflow(page)).toBe(0);
  await noted.getByRole('link', { name: numero }).click();
  await page.getByRole('region', { name: 'Sorties notées' }).getByRole('link', { name: /^n°/ }).click();
  await confirm(page, page.getByRole('button', { name: `Enlever ${numero}` }));
  await page.getByRole('button', { name: `Enlever ${numero}` }).waitFor({ state: 'detached' });
});
