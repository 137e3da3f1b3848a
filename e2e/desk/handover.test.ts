import { todayInParis } from '@barnum/rules/dates/paris-time';
import type { Locator, Page, Route } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import { overflow, seriousFaults, smallTargets } from '../support/accessibility.ts';
import { createArticle, deleteArticle } from '../support/articles.ts';
import { openScreen } from '../support/back-office.ts';
import { deleteRequest, moveRequest } from '../support/requests.ts';
import { ask, call } from '../support/service.ts';
import { sign } from '../support/signature.ts';
import { backoffice, test } from '../support/test.ts';
import { ofPreparation } from '../support/users.ts';

test('a departure is counted, paid for and signed, and a return decided on, in a window', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const { id, name, chair } = await leavingToday();
  await openScreen(page, '/admin/aujourdhui', 'Aujourd’hui');
  await lineOf(page, 'Départs', name).getByRole('link', { name: 'Noter le départ' }).click();
  const departure = page.getByRole('dialog', { name: /^État des lieux de départ/ });
  await departure.getByText(/0 ligne sur 2 comptée/).waitFor();
  expect(await seriousFaults(page)).toEqual([]);
  const chairs = departure.getByRole('listitem').filter({ hasText: chair });
  await chairs.getByRole('spinbutton', { name: /^Nombre qui part/ }).fill('7');
  await chairs.getByRole('spinbutton', { name: /^Nombre qui part/ }).press('Enter');
  await departure.getByRole('button', { name: 'Le reste aussi', exact: true }).click();
  await departure.getByText(/2 lignes sur 2 comptées/).waitFor();
  await departure.getByRole('button', { name: 'Noter le départ' }).click();
  await departure.getByText(/^Moins que prévu/).waitFor();
  await chairs.getByLabel('Pourquoi').fill('Une chaise suit demain');
  await departure.getByRole('checkbox', { name: 'Je reçois la caution' }).check();
  await expect.poll(() => departure.getByLabel('Montant').inputValue()).toBe('80,00');
  await departure.getByRole('button', { name: 'Noter le départ' }).click();
  await departure.getByText('Veuillez saisir le numéro du chèque').first().waitFor();
  const number = departure.getByLabel('Numéro du chèque');
  await expect.poll(() => number.getAttribute('aria-invalid')).toBe('true');
  await number.fill('0042817');
  await expect.poll(() => number.getAttribute('aria-invalid')).toBeNull();
  await departure.getByLabel('Banque').fill('Crédit Agricole');
  await departure.getByLabel('Nom de la personne qui signe').fill('Azenor Client');
  await sign(page, departure);
  expect(await seriousFaults(page)).toEqual([]);
  await departure.getByRole('button', { name: 'Noter le départ' }).click();
  await page.getByText('Départ noté').waitFor();
  await page.getByRole('heading', { level: 1, name: 'Aujourd’hui' }).waitFor();

  await openScreen(page, `/admin/demandes/${id}`);
  const documents = page.getByRole('list', { name: 'États des lieux' });
  await documents.getByText('Signé par Azenor Client.', { exact: false }).waitFor();
  const downloading = page.waitForEvent('download');
  await documents.getByRole('button', { name: /^Télécharger/ }).click();
  expect((await downloading).suggestedFilename()).toBe(`etat-des-lieux-depart-${id}.pdf`);

  await page.getByRole('button', { name: 'Noter le retour' }).click();
  const back = page.getByRole('dialog', { name: /^État des lieux de retour/ });
  const returned = back.getByRole('listitem').filter({ hasText: chair });
  await returned.getByRole('button', { name: 'Signaler' }).click();
  await returned.getByRole('spinbutton', { name: /^Cassé/ }).fill('2');
  await returned.getByRole('spinbutton', { name: /^Cassé/ }).press('Enter');
  await back.getByRole('button', { name: 'Le reste aussi', exact: true }).click();
  const broken = back.getByRole('group', { name: /^Casse\s: 2 ×/ });
  await broken.getByRole('checkbox', { name: 'Corriger le stock' }).check();
  await broken.getByRole('checkbox', { name: /^Faire payer au client/ }).check();
  await expect.poll(() => broken.getByLabel('Prix d’une pièce').inputValue()).toBe('10,00');
  await broken.getByText(/^20,00/).waitFor();
  // What is broken can be paid at once, with what is left of the rental.
  await back.getByText(/^À payer\s: .*, dont 20,00.* pour ce retour$/).waitFor();
  await back.getByRole('checkbox', { name: /^Rendre la caution\s: 80,00/ }).check();
  expect(await seriousFaults(page)).toEqual([]);
  await back.getByRole('button', { name: 'Noter le retour' }).click();
  await page.getByText('Retour noté').waitFor();
  await documents.getByText('État des lieux de retour').waitFor();
  await page
    .getByText(/Casse\s: 2 × .*état des lieux/)
    .first()
    .waitFor();
});

test('on a phone it is a page with targets for a thumb, and what is still out comes back later', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { id, name } = await leavingToday();
  await openScreen(page, '/admin/aujourdhui', 'Aujourd’hui');
  await lineOf(page, 'Départs', name).getByRole('link', { name: 'Noter le départ' }).click();
  await page.getByRole('heading', { level: 1, name: /^État des lieux de départ/ }).waitFor();
  const content = page.locator('#content');
  const close = content.getByRole('button', { name: /^Tout est là\s: noter le départ$/ });
  await close.waitFor();
  await expect.poll(() => overflow(page)).toBe(0);
  expect(await seriousFaults(page)).toEqual([]);
  expect(await smallTargets(page)).toEqual([]);
  await sign(page, content, 'Azenor');
  await close.click();
  await page.getByText('Départ noté').waitFor();

  await openScreen(page, `/admin/demandes/${id}/retour`);
  await content.getByRole('button', { name: 'Signaler' }).first().click();
  const out = content.getByRole('spinbutton', { name: /^Encore sorti/ }).first();
  const rest = content.getByRole('button', { name: /^(Tout est revenu|Le reste aussi)$/ });
  await out.waitFor();
  const before = await rest.boundingBox();
  const letThrough = await holdCommands(page);
  await out.fill('3');
  await out.press('Enter');
  await content.getByText('1 geste en attente').waitFor();
  await expect.poll(async () => (await rest.boundingBox())?.y).toBe(before?.y);
  await letThrough();
  await content.getByText('1 geste en attente').waitFor({ state: 'detached' });
  await rest.click();
  await expect.poll(() => overflow(page)).toBe(0);
  expect(await smallTargets(page)).toEqual([]);
  await content.getByRole('button', { name: 'Noter le retour' }).click();
  const toast = page.locator('.ant-notification-notice', { hasText: 'le reste est encore sorti' });
  await toast.waitFor();
  const next = page.getByRole('button', { name: 'Noter le retour' });
  await next.waitFor();
  await expect.poll(async () => isAbove(await toast.boundingBox(), await next.boundingBox())).toBe(true);
  await page.getByText('Retour en partie', { exact: true }).waitFor();
  await page.getByText(/^Encore sorti\s: 3 ×/).waitFor();

  await openScreen(page, `/admin/demandes/${id}/retour`);
  // Two taps: the sheet, and that all is back.
  await content.getByRole('button', { name: /^Tout est revenu\s: noter le retour$/ }).click();
  await page.getByText('Retour noté', { exact: true }).waitFor();
  await page.getByText('De « sortie » à « rendue »').waitFor();
});

test('a return that preparation closed waits for who sees amounts, and is settled from the day', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { id, name } = await leavingToday();
  const leave = await openSheetOf(id, 'depart');
  await ask(take, { commands: [gestureOf(leave.id, { kind: 'tout' })] });
  const cheque = {
    date: todayInParis(),
    moyen: 'cheque',
    montant: '80',
    reference: '0042817',
    banque: 'Banque de l’Iroise',
  };
  const close =
    'mutation ($id: Int!, $caution: HandoverDepositInput) { closeDeparture(id: $id, caution: $caution) { id } }';
  await ask(close, { id: leave.id, caution: cheque });
  const back = await openSheetOf(id, 'retour');
  const lost = gestureOf(back.id, { kind: 'manque', line: back.lines[0].id, quantity: 2 });
  await ask(take, { commands: [lost, gestureOf(back.id, { kind: 'tout' })] });
  await closeAsPreparation(back.id);

  await openScreen(page, '/admin/aujourdhui', 'Aujourd’hui');
  await expect.poll(() => overflow(page)).toBe(0);
  await lineOf(page, 'Retours à régler', name).getByRole('link', { name: 'Régler' }).click();
  await page.getByRole('heading', { level: 1, name: /^Retour à régler/ }).waitFor();
  const content = page.locator('#content');
  const giveBack = content.getByRole('checkbox', { name: /^Rendre la caution/ });
  await giveBack.check();
  await content.getByRole('checkbox', { name: /^Retenir une indemnité/ }).check();
  // Of a cheque nothing is kept and given back at once: that is not offered.
  await giveBack.waitFor({ state: 'detached' });
  await content.getByText('ne se rend pas avec ce retour', { exact: false }).waitFor();
  await content.getByRole('checkbox', { name: /^Retenir une indemnité/ }).uncheck();
  await giveBack.waitFor();
  await expect.poll(() => overflow(page)).toBe(0);
  expect(await seriousFaults(page)).toEqual([]);
  expect(await smallTargets(page)).toEqual([]);
  await content.getByRole('button', { name: 'Régler le retour' }).click();
  await page.getByText('Retour réglé').waitFor();
  await page.getByRole('heading', { level: 1, name: 'Aujourd’hui' }).waitFor();
  await expect.poll(() => lineOf(page, 'Retours à régler', name).count()).toBe(0);
});

const take = 'mutation ($commands: [HandoverCommandInput!]!) { takeHandoverCommands(commands: $commands) { raison } }';

async function openSheetOf(requestId: number, mouvement: 'depart' | 'retour') {
  const open =
    'mutation ($requestId: Int!, $mouvement: Movement!) { openHandover(requestId: $requestId, mouvement: $mouvement) { id lines { id } } }';
  return (await ask(open, { requestId, mouvement })).openHandover;
}

function gestureOf(sheet: number, rest: object) {
  return { key: crypto.randomUUID(), sheet, at: new Date().toISOString(), ...rest };
}

/** Closes the sheet of a return as who may not decide what comes of it. */
async function closeAsPreparation(id: number): Promise<void> {
  const { token } = await call('POST', '/auth/login', null, ofPreparation);
  const query = 'mutation ($id: Int!) { closeReturn(id: $id) { id } }';
  await fetch(backoffice('/graphql'), {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query, variables: { id } }),
  });
}

type Box = Awaited<ReturnType<Locator['boundingBox']>>;

function isAbove(upper: Box, lower: Box): boolean {
  return upper !== null && lower !== null && upper.y + upper.height <= lower.y;
}

/** Keeps gestures on their way, until the returned function is called. */
async function holdCommands(page: Page): Promise<() => Promise<void>> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const hold = async (route: Route) => {
    const { operationName } = (route.request().postDataJSON() ?? {}) as { operationName?: string };
    if (operationName === 'TakeHandoverCommands') await released;
    return route.fallback();
  };
  await page.route('**/graphql', hold);
  return async () => {
    release();
    await page.unroute('**/graphql', hold);
  };
}

function lineOf(page: Page, section: string, name: string): Locator {
  return page.getByRole('region', { name: section }).getByRole('listitem').filter({ hasText: name });
}

/** A confirmed request for eight chairs and a box that leaves today, with a deposit of 80 €. */
async function leavingToday() {
  const stamp = Date.now();
  const chair = `Chaise ${stamp}`;
  const article = await createArticle({ nom: chair, prix: 2, quantite: 40, montant_caution: 10 });
  const date = todayInParis();
  const input = {
    nom: `Départ ${stamp}`,
    prenom: 'Azenor',
    date,
    dateRetrait: date,
    phone: '06 39 98 01 12',
    livraisonMontage: false,
    items: [
      { nom: chair, quantite: 8 },
      { nom: 'Caisse de vaisselle', quantite: 1 },
    ],
  };
  const record = 'mutation ($input: ReservationRequestInput!) { recordReservationRequest(input: $input) { id } }';
  const { recordReservationRequest } = await ask(record, { input });
  const { id } = recordReservationRequest;
  await moveRequest(id, 'confirmee');
  onTestFinished(async () => {
    await deleteRequest(id);
    await deleteArticle(article);
  });
  return { id, name: `Départ ${stamp}`, chair };
}
