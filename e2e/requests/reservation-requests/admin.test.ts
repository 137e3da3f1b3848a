import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { overflow, seriousFaults } from '../../support/accessibility.ts';
import {
  closeByEscape,
  confirm,
  failAt,
  openRequests,
  openScreen,
  requestCard,
  requestCards,
} from '../../support/back-office.ts';
import { createRequest } from '../../support/requests.ts';
import { test } from '../../support/test.ts';
import { openVisitor } from '../../support/window.ts';
import { inDays, Wizard } from '../../support/wizard.ts';

const search = (page: Page) => page.getByRole('searchbox', { name: 'Rechercher une demande' });

test('a request that a visitor sends reaches the administrator without a reload', async ({ browser, page }) => {
  await openRequests(page);
  const nom = `Vivant-${Date.now()}`;
  const visitor = await openVisitor(browser);
  const wizard = await new Wizard(await visitor.newPage()).open();
  await wizard.fillIdentity({ prenom: 'Malo', nom, phone: '06 39 98 01 45' });
  await wizard.goOn(2);
  await wizard.add('Chaise pliante blanche');
  await wizard.goOn(3);
  await wizard.delivery().check();
  await wizard.address().fill('12 rue du Port, 56000 Vannes');
  await wizard.send().click();
  await wizard.isSent();
  await visitor.close();

  const notice = page.getByRole('button', { name: '1 nouvelle demande' });
  await notice.waitFor();
  await page.getByRole('link', { name: 'Demandes 1 nouvelle' }).waitFor();
  await expect.poll(() => page.title()).toMatch(/^\(1\) /);
  await expect.poll(() => requestCard(page, `Malo ${nom}`).count()).toBe(0);
  await notice.click();
  const card = requestCard(page, `Malo ${nom}`);
  await card.waitFor();
  await notice.waitFor({ state: 'detached' });
  await expect.poll(() => page.title()).toBe('Demandes de réservation · Barnum');

  await card.getByText('Livraison : oui').waitFor();
  await card.getByText('1 article', { exact: true }).waitFor();

  await confirm(page, card.getByRole('button', { name: /^Supprimer/ }), 'dismiss');
  await expect.poll(() => card.count()).toBe(1);
  await confirm(page, card.getByRole('button', { name: /^Supprimer/ }));
  await page.getByText('Demande supprimée avec succès').waitFor();
  await card.waitFor({ state: 'detached' });
});

test('requests are searched by name, phone, e-mail and article, and the address holds the search', async ({ page }) => {
  const nom = `Cherché-${Date.now()}`;
  const { remove } = await createRequest({ Nom: nom, phone: '06 39 98 77 66', 'e-mail': 'cherche@client.example' });
  await openRequests(page);
  await page.keyboard.press('/');
  await expect.poll(() => search(page).evaluate((element) => element === document.activeElement)).toBe(true);
  for (const sought of [nom.toLowerCase(), '0639987766', 'cherche@client', `verre introuvable ${nom}`]) {
    await search(page).fill(sought);
    await page.waitForURL((url) => url.searchParams.get('q') === sought);
    const card = requestCard(page, `Gaël ${nom}`);
    if (sought.startsWith('verre')) await page.getByText('Aucune demande trouvée').waitFor();
    else await card.waitFor();
  }
  await page.getByRole('button', { name: 'Effacer la recherche' }).click();
  await requestCards(page).nth(1).waitFor();
  await remove();
});

test('requests are sorted by creation or by desired day, and the address holds the order', async ({ page }) => {
  const stamp = String(Date.now());
  const requests = [
    await createRequest({ Nom: `Tard-${stamp}`, date: inDays(900) }),
    await createRequest({ Nom: `Tôt-${stamp}`, date: inDays(1) }),
  ];
  await openRequests(page);
  // Among these two: the demo has days that are past.
  await search(page).fill(stamp);
  await page.waitForURL((url) => url.searchParams.get('q') === stamp);
  await sortBy(page, ['Reçues en premier', 'Date souhaitée, croissante', 'Date souhaitée, décroissante']);
  await page.waitForURL((url) => url.searchParams.get('tri') === 'date-desc');
  await expect.poll(() => requestCards(page).first().getAttribute('aria-label')).toMatch(/Tard-/);
  await sortBy(page, ['Reçues en dernier', 'Reçues en premier']);
  await page.waitForURL((url) => url.searchParams.get('tri') === 'recues');
  await sortBy(page, ['Date souhaitée, croissante']);
  await expect.poll(() => requestCards(page).first().getAttribute('aria-label')).toMatch(/Tôt-/);
  for (const { remove } of requests) await remove();
});

test('the details are in four groups; the delivery address only with a delivery', async ({ page }) => {
  const nom = `Détails-${Date.now()}`;
  const { remove } = await createRequest({
    Nom: nom,
    livraison_montage: true,
    adresse: '3 quai du Nord, 56000 Vannes',
  });
  await openRequests(page);
  await requestCard(page, `Gaël ${nom}`)
    .getByRole('button', { name: /^Voir les détails/ })
    .click();
  const details = page.getByRole('dialog', { name: `Demande de Gaël ${nom}` });
  for (const group of ['Informations personnelles', 'Articles demandés', 'Livraison', 'Informations système']) {
    await details.getByRole('heading', { name: group, exact: true }).waitFor();
  }
  const row = details.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'Article d’essai' }) });
  await row.getByRole('cell', { name: '3', exact: true }).waitFor();
  await details.getByText('3 quai du Nord, 56000 Vannes').waitFor();
  const way = details.getByRole('link', { name: 'Itinéraire vers 3 quai du Nord, 56000 Vannes' });
  expect(await way.getAttribute('href')).toMatch(/\?query=3%20quai%20du%20Nord%2C%2056000%20Vannes$/);
  await details.getByText('Créée le').waitFor();
  await details.getByText('Identifiant').waitFor();
  await closeByEscape(details);
  await remove();
});

test('each failure has its sentence', async ({ page }) => {
  const nom = `Panne-${Date.now()}`;
  // Of its own: one with a quote asks for the reason first.
  const { remove } = await createRequest({ Nom: nom });
  await openRequests(page);
  const end = await failAt(page, 'DeleteReservationRequest', 'ReservationRequests');
  await confirm(page, requestCard(page, `Gaël ${nom}`).getByRole('button', { name: /^Supprimer/ }));
  await page.getByText('Erreur lors de la suppression', { exact: true }).waitFor();
  // The list may have been reloaded before, and failed as well.
  const sought = page.waitForResponse((answer) => answer.request().postData()?.includes('zzz') ?? false);
  await search(page).fill('zzz');
  await sought;
  await page.getByRole('alert').getByText('Erreur lors du chargement des demandes').waitFor();
  await end();
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await page.getByText('Aucune demande trouvée').waitFor();
  await remove();
});

test('the screen is accessible, on a phone and on a large screen', async ({ page }) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await openRequests(page);
    expect(await seriousFaults(page), `at ${width} px`).toEqual([]);
    await expect.poll(() => overflow(page)).toBeLessThanOrEqual(0);
  }
});

/** Opens the orders, goes down through these and chooses the last of them. */
async function sortBy(page: Page, labels: string[]): Promise<void> {
  const order = page.getByRole('combobox', { name: 'Trier par' });
  const more = page.getByRole('button', { name: 'Plus', exact: true });
  if ((await more.getAttribute('aria-expanded')) === 'false') await more.click();
  const active = page.locator('.ant-select-item-option-active');
  await order.press('Enter');
  await active.waitFor();
  for (const label of labels) await page.locator('.ant-select-item-option', { hasText: label }).waitFor();
  await page.locator('.ant-select-item-option', { hasText: labels.at(-1) ?? '' }).click();
  await active.waitFor({ state: 'hidden' });
}

test('an extension stands beside its number, on a card and on the request’s page', async ({ page }) => {
  const nom = `Poste-${Date.now()}`;
  const { id, remove } = await createRequest({ Nom: nom, phone: '02 97 00 00 01 poste 4 / 06 39 98 01 12 (soir)' });
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    for (const path of [`/admin/demandes?q=${nom}`, `/admin/demandes/${id}`]) {
      await openScreen(page, path);
      for (const [phone, words] of [
        ['0297000001', /^\s?poste 4/],
        ['0639980112', /^\s?\(soir\)/],
      ] as const) {
        const number = page.locator(`address a[href="tel:${phone}"]`);
        const isBeside = async () => {
          const link = await number.first().boundingBox();
          const note = await page.getByText(words).first().boundingBox();
          return link && note && note.x >= link.x + link.width - 1 && note.y < link.y + link.height;
        };
        await expect.poll(isBeside, { message: path }).toBe(true);
      }
      await expect.poll(() => overflow(page)).toBe(0);
    }
  }
  await remove();
});
