import { expect } from 'vitest';
import { overflow, seriousFaults, smallTargets } from '../support/accessibility.ts';
import { agree, openLine, openScreen } from '../support/back-office.ts';
import { createRequest } from '../support/requests.ts';
import { test } from '../support/test.ts';

/** A town hall of its own for each run, and its request. */
async function townHall() {
  const place = `Ville${Date.now()}`;
  const email = `${place.toLowerCase()}@mairie.example`;
  const request = await createRequest({ Prénom: 'Mairie', Nom: `de ${place}`, 'e-mail': email, phone: null });
  return { place, email, request, name: `Mairie de ${place}` };
}

test('a request leads to its customer, who is found, named as a duplicate, joined and told apart again', async ({
  page,
}) => {
  const { place, email, request, name } = await townHall();
  await openScreen(page, `/admin/demandes/${request.id}`);
  await openLine(page.locator('#content'), 'Client');
  await page.getByRole('link', { name: 'La compléter avant' }).click();
  await page.getByRole('heading', { level: 1, name: 'Créer le client' }).waitFor();
  await expect.poll(() => page.getByLabel('Nom ou dénomination').inputValue()).toBe(name);
  await expect.poll(() => page.getByLabel('E-mails').inputValue()).toBe(email);
  await page.getByLabel('SIREN ou SIRET').fill('732829321');
  await page.getByLabel('Notes internes').fill('Portail vert');
  await page.getByRole('button', { name: 'Créer le client' }).click();
  await page.getByText('Ce numéro n’existe pas').waitFor();
  await page.getByLabel('SIREN ou SIRET').fill('732 829 320');
  expect(await seriousFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Créer le client' }).click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await page.getByText(`n°\u00a0${request.id}`).waitFor();
  await page.getByText('732\u00a0829\u00a0320').waitFor();

  // Another request of the same address is proposed, never joined by itself.
  const later = await createRequest({ Prénom: 'Service', Nom: 'des fêtes', 'e-mail': email.toUpperCase() });
  await page.reload();
  await page.getByRole('button', { name: `Rattacher la demande n°\u00a0${later.id}` }).click();
  await page.getByText('Demande rattachée au client').first().waitFor();
  await expect.poll(() => page.getByText(`n°\u00a0${later.id}`, { exact: false }).count()).toBe(1);

  // A wrong proposal goes, at the request and at the customer.
  const wrong = await createRequest({ Nom: 'des sports', 'e-mail': email });
  await openScreen(page, `/admin/demandes/${wrong.id}`);
  await openLine(page.locator('#content'), 'Client');
  await page.getByRole('button', { name: new RegExp(`^Ce n’est pas ce client : ${name}`) }).click();
  await page.getByText('Ce client n’est plus proposé').waitFor();
  await expect.poll(() => page.getByRole('button', { name: /^Rattacher à/ }).count()).toBe(0);
  await wrong.remove();

  // Who calls is known already: it is said before anything is saved, and one act takes the customer.
  await openScreen(page, '/admin/demandes/nouvelle');
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByText(`même e-mail (${email})`).waitFor();
  expect(await seriousFaults(page)).toEqual([]);
  await page.getByRole('button', { name: `Prendre ce client : ${name}` }).click();
  await expect.poll(() => page.getByText(`même e-mail (${email})`).count()).toBe(0);
  await expect.poll(() => page.getByLabel('Nom', { exact: true }).inputValue()).toBe(name);

  // A duplicate, made by hand.
  await openScreen(page, '/admin/clients/nouveau');
  await page.getByLabel('Nom ou dénomination').fill(`Ville de ${place}`);
  await page.getByLabel('E-mails').fill(email);
  await page.getByRole('button', { name: 'Créer le client' }).click();
  await page.getByRole('heading', { level: 1, name: `Ville de ${place}` }).waitFor();
  await page.getByText(`même e-mail (${email})`, { exact: true }).waitFor();
  await agree(page, page.getByRole('button', { name: `Fusionner avec ${name}` }), 'Fusionner');
  await page.getByText('Clients fusionnés').waitFor();
  await page.getByText('Portail vert').waitFor();
  await page.getByText(`n°\u00a0${later.id}`).waitFor();
  expect(await seriousFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Annuler la fusion' }).click();
  await page.getByText('Fusion annulée').waitFor();
  await page.getByText('Aucune demande rattachée.').waitFor();

  // Found in the list, without accents and by any writing, and by the palette.
  await openScreen(page, '/admin/clients', 'Clients');
  await page.getByRole('searchbox', { name: 'Rechercher un client' }).fill(`mairie ${place}`);
  // The other one by its e-mail.
  await page.getByText('2 clients', { exact: true }).waitFor();
  await page.getByRole('link', { name }).waitFor();
  expect(await seriousFaults(page)).toEqual([]);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: /Chercher une demande, un client/ }).fill(`mairie ${place}`);
  await page.getByRole('group', { name: 'Clients' }).getByRole('option', { name }).click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
  for (const { remove } of [request, later]) await remove();
});

test('who calls without a sheet gets one in a tap, and the list says when they hired and what they owe', async ({
  page,
}) => {
  const { place, request, name } = await townHall();
  await openScreen(page, `/admin/demandes/${request.id}`);
  await page.getByRole('button', { name: 'Créer sa fiche' }).click();
  await page.getByText('Fiche créée avec ce que dit la demande').waitFor();
  const content = page.locator('#content');
  await content.getByRole('button', { name: 'Détacher' }).waitFor({ state: 'attached' });

  await openScreen(page, '/admin/clients?tri=a-payer', 'Clients');
  await page.getByRole('searchbox', { name: 'Rechercher un client' }).fill(place);
  const row = page.getByRole('row', { name: new RegExp(name) });
  await row.getByText(/^0,00\s€$/).waitFor();
  for (const column of ['Dernière location', 'Prochaine location', 'À payer']) {
    await page.getByRole('columnheader', { name: column }).waitFor();
  }
  expect(await seriousFaults(page)).toEqual([]);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: /Chercher une demande, un client/ }).fill(`mairie ${place}`);
  const palette = page.getByRole('listbox');
  await palette.getByRole('option', { name: /À payer\s: 0,00\s€/ }).waitFor();
  await expect.poll(() => palette.getByRole('group').first().getAttribute('aria-label')).toBe('Clients');
  await request.remove();
});

test('fit on a phone', async ({ page }) => {
  const { request } = await townHall();
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of [
    '/admin/clients',
    '/admin/clients/1',
    '/admin/clients/nouveau',
    `/admin/demandes/${request.id}`,
  ]) {
    await openScreen(page, path);
    await expect.poll(() => page.getByText('Chargement').count()).toBe(0);
    await expect.poll(() => overflow(page), { message: path }).toBe(0);
    expect(await smallTargets(page), path).toEqual([]);
  }
  await request.remove();
});
