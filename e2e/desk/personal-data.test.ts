import { readFile } from 'node:fs/promises';
import { expect } from 'vitest';
import { seriousFaults } from '../support/accessibility.ts';
import { closeByEscape, confirm, openRequests, requestCard } from '../support/back-office.ts';
import { createRequest } from '../support/requests.ts';
import { test } from '../support/test.ts';

test('the data stored about one person is found, downloaded, and deleted after a confirmation', async ({ page }) => {
  const nom = `Effacée-${Date.now()}`;
  const email = `effacee-${Date.now()}@client.example`;
  await createRequest({ Nom: nom, 'e-mail': email });
  await createRequest({ Nom: nom, 'e-mail': email.toUpperCase() });
  await openRequests(page);
  const menu = page.getByRole('button', { name: 'Autres actions' });
  await menu.click();
  await page.getByRole('menuitem', { name: 'RGPD : exporter ou effacer' }).click();
  const window = page.getByRole('dialog', { name: 'RGPD : exporter ou effacer' });
  const contact = window.getByLabel('E-mail ou téléphone');
  await contact.fill(nom);
  await contact.press('Enter');
  await window.getByText('Veuillez saisir une adresse e-mail ou un numéro de téléphone').waitFor();
  await contact.fill('personne@client.example');
  await contact.press('Enter');
  await window.getByText('Aucune demande conservée pour « personne@client.example ».').waitFor();
  // The button of the form is free a moment after the answer shows.
  await expect.poll(() => window.locator('.ant-btn-loading').count()).toBe(0);

  await contact.fill(email);
  await contact.press('Enter');
  await window.getByRole('heading', { name: `2 demandes conservées pour « ${email} »` }).waitFor();
  expect(await seriousFaults(page)).toEqual([]);
  const download = page.waitForEvent('download');
  await window.getByRole('button', { name: 'Télécharger' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^donnees-personnelles-\d{4}-\d{2}-\d{2}\.json$/);
  const { demandes } = JSON.parse(await readFile(await file.path(), 'utf8'));
  expect(demandes.map((demande: { nom: string }) => demande.nom)).toEqual([nom, nom]);

  await confirm(page, window.getByRole('button', { name: 'Tout effacer' }));
  await page.getByText('2 demandes effacées').waitFor();
  await window.getByText(`Aucune demande conservée pour « ${email} ».`).waitFor();
  await closeByEscape(window);
  await menu.and(page.locator(':focus')).waitFor();
  await expect.poll(() => requestCard(page, `Gaël ${nom}`).count()).toBe(0);
});
