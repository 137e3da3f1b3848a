import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { overflow, seriousFaults } from '../../support/accessibility.ts';
import { closeByEscape, failAt, openRequests, openScreen } from '../../support/back-office.ts';
import { createRequest, moveRequest } from '../../support/requests.ts';
import { test } from '../../support/test.ts';
import { inDays } from '../../support/wizard.ts';

const row = (page: Page, nom: string) => page.getByRole('row', { name: new RegExp(nom) });
const choice = (page: Page, nom: string) => row(page, nom).getByRole('checkbox');
const bar = (page: Page) => page.getByRole('region', { name: 'Demandes choisies' });

test('requests in rows are narrowed by an address, and the view is saved, renamed and deleted', async ({ page }) => {
  const stamp = Date.now();
  const soon = await createRequest({ Nom: `Proche-${stamp}`, date: inDays(3) });
  const far = await createRequest({
    Nom: `Lointaine-${stamp}`,
    date: inDays(300),
    livraison_montage: true,
    adresse: '3 quai du Nord, 56000 Vannes',
  });
  await openRequests(page);
  await page.getByRole('button', { name: 'Lignes' }).click();
  await page.reload();
  await page.getByRole('table', { name: 'Demandes de réservation' }).waitFor();
  await page.getByRole('searchbox').fill(`${stamp}`);
  await row(page, `Proche-${stamp}`).waitFor();
  await row(page, `Lointaine-${stamp}`).waitFor();
  await expect.poll(() => row(page, `Proche-${stamp}`).getByRole('button').count()).toBe(0);
  // Nothing is agreed on yet: nothing is to be billed, and nothing to be paid.
  for (const name of ['À facturer', 'À payer']) await page.getByRole('columnheader', { name }).waitFor();
  await expect
    .poll(() =>
      row(page, `Proche-${stamp}`)
        .getByRole('cell', { name: /0,00\s€$/ })
        .count(),
    )
    .toBe(2);
  await page.getByRole('button', { name: 'Plus', exact: true }).click();
  await page.getByRole('button', { name: 'Avec livraison' }).click();
  await expect.poll(() => row(page, `Proche-${stamp}`).count()).toBe(0);
  await page.getByRole('status').getByText(`1 demande (avec livraison) pour « ${stamp} »`).waitFor();
  await openScreen(page, `/admin/demandes?q=${stamp}&periode=30-jours`);
  await row(page, `Proche-${stamp}`).waitFor();
  await expect.poll(() => row(page, `Lointaine-${stamp}`).count()).toBe(0);

  const view = async (name: string) => {
    await page.getByRole('button', { name: /^Vues/ }).click();
    return page.getByRole('menuitem', { name, exact: true });
  };
  await (await view('À traiter')).waitFor();
  await page.getByRole('menuitem', { name: 'Enregistrer cette vue' }).click();
  const dialog = page.getByRole('dialog', { name: 'Enregistrer cette vue' });
  const name = dialog.getByRole('textbox', { name: 'Nom de la nouvelle vue' });
  await name.fill('À traiter');
  await name.press('Enter');
  await dialog.getByRole('alert').getByText('Une vue porte déjà ce nom').waitFor();
  await name.fill(`Essai ${stamp}`);
  expect(await seriousFaults(page)).toEqual([]);
  await name.press('Enter');
  await dialog.waitFor({ state: 'hidden' });
  await page.goto(page.url().replace(/\?.*/, ''));
  await (await view(`Essai ${stamp}`)).click();
  await page.waitForURL((url) => url.searchParams.get('periode') === '30-jours');
  await page.getByRole('button', { name: `Vues : Essai ${stamp}` }).waitFor();
  await row(page, `Proche-${stamp}`).waitFor();

  await (await view('Modifier les vues')).click();
  const editing = page.getByRole('dialog', { name: 'Modifier les vues' });
  await editing.getByRole('textbox', { name: 'Nom de la vue 1' }).fill(`Autre ${stamp}`);
  await editing.getByRole('button', { name: 'Enregistrer' }).click();
  await page.getByRole('button', { name: `Vues : Autre ${stamp}` }).waitFor();
  await (await view('Modifier les vues')).click();
  page.once('dialog', (question) => question.accept());
  await editing.getByRole('button', { name: `Supprimer la vue Autre ${stamp}` }).click();
  await editing.getByRole('button', { name: 'Enregistrer' }).click();
  await page.getByRole('button', { name: 'Vues', exact: true }).waitFor();
  for (const { remove } of [soon, far]) await remove();
});

test('chosen requests are printed, exported and moved together; what cannot be is said', async ({ page }) => {
  const stamp = Date.now();
  const people = ['Une', 'Deux', 'Trois'];
  const requests = [];
  for (const nom of people) requests.push(await createRequest({ Nom: `${nom}-${stamp}` }));
  await openScreen(page, `/admin/demandes?q=${stamp}`);
  await page.getByRole('button', { name: 'Lignes' }).click();
  await choice(page, `Trois-${stamp}`).click();
  await choice(page, `Une-${stamp}`).click({ modifiers: ['Shift'] });
  await bar(page).getByText('3 demandes choisies').waitFor();
  await page.getByRole('checkbox', { name: 'Choisir toutes les demandes de la page' }).uncheck();
  await expect.poll(() => bar(page).count()).toBe(0);
  // By keys: from request to request, and chosen.
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await expect.poll(() => choice(page, `Deux-${stamp}`).isChecked()).toBe(true);
  await choice(page, `Une-${stamp}`).press(' ');
  expect(await seriousFaults(page)).toEqual([]);

  const exported = page.waitForEvent('download');
  await bar(page).getByRole('button', { name: 'Exporter' }).click();
  const csv = await readFile(await (await exported).path(), 'utf8');
  expect(csv).toMatch(
    new RegExp(`^\uFEFFNuméro;.*;Montant TTC;Convenu;.*;En retard;Devis\r\n.*;Deux-${stamp};.*\r\n.*;Une-${stamp};`),
  );

  await bar(page).getByRole('button', { name: 'Changer l’état' }).click();
  const dialog = page.getByRole('dialog', { name: 'Changer l’état' });
  await dialog.getByRole('radio', { name: /^Refusée/ }).check();
  await dialog.getByText(/Sans adresse e-mail, à prévenir vous-même/).waitFor();
  await requests[0]?.remove();
  await dialog.getByRole('button', { name: 'Changer 2 demandes' }).click();
  await dialog.getByText(/n°\s\d+ \(Gaël Une-\d+\)\s: Cette demande n’existe plus/).waitFor();
  await dialog.getByRole('button', { name: 'J’ai compris' }).click();
  await row(page, `Deux-${stamp}`).getByText('Refusée').waitFor();
  await page.getByRole('button', { name: 'Annuler', exact: true }).click();
  await page.getByText('Étape annulée').waitFor();
  await row(page, `Deux-${stamp}`).getByText('Nouvelle').waitFor();

  await moveRequest(requests[1]?.id ?? 0, 'confirmee');
  await page.reload();
  await choice(page, `Deux-${stamp}`).check();
  await bar(page).getByRole('button', { name: 'Changer l’état' }).click();
  await dialog.getByRole('radio', { name: /^Sortie/ }).check();
  await dialog.getByText(new RegExp(`Deux-${stamp}\\)\\s: Le départ est prévu le .*\\.`)).waitFor();
  expect(await seriousFaults(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Changer 1 demande' }).click();
  await row(page, `Deux-${stamp}`).getByText('Sortie').waitFor();

  await page.getByRole('checkbox', { name: 'Choisir toutes les demandes de la page' }).check();
  await bar(page).getByRole('button', { name: 'Changer l’état' }).click();
  await dialog
    .getByText(new RegExp(`pas possible pour .*Deux-${stamp}`))
    .first()
    .waitFor();
  await closeByEscape(dialog);
  await page.getByRole('checkbox', { name: 'Choisir toutes les demandes de la page' }).check();
  await bar(page).getByRole('link', { name: 'Imprimer' }).click();
  await expect.poll(() => page.getByRole('article', { name: /^Demande n°/ }).count()).toBe(2);
  expect(await seriousFaults(page)).toEqual([]);
  for (const { remove } of requests.slice(1)) await remove();
});

test('« ? » lists the keys of the screen, and does nothing in a field; rows fit a phone', async ({ page }) => {
  await openRequests(page);
  const help = page.getByRole('dialog', { name: 'Raccourcis clavier' });
  await page.getByRole('searchbox').press('?');
  await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe('?');
  await page.getByRole('searchbox').fill('');
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('?');
  await help.getByText('Demande suivante').waitFor();
  expect(await seriousFaults(page)).toEqual([]);
  await closeByEscape(help);
  await page.getByRole('button', { name: /^Mon compte/ }).click();
  await page.getByRole('menuitem', { name: 'Raccourcis clavier' }).click();
  await closeByEscape(help);
  await page.getByRole('button', { name: 'Lignes' }).click();
  for (const width of [1280, 1100]) {
    await page.setViewportSize({ width, height: 844 });
    await expect.poll(() => overflow(page)).toBeLessThanOrEqual(0);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  const end = await failAt(page, 'ReservationRequests');
  await page.reload();
  await page.getByRole('alert').getByText('Erreur lors du chargement des demandes').waitFor();
  await end();
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await page.getByRole('checkbox', { name: 'Choisir toutes les demandes de la page' }).waitFor();
  expect(await seriousFaults(page)).toEqual([]);
  await expect.poll(() => overflow(page)).toBeLessThanOrEqual(0);
});
