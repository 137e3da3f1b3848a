import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { todayInParis } from '@barnum/rules/dates/paris-time';
import { limits } from '@barnum/rules/limits';
import { technicalPaths } from '@barnum/rules/paths';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, onTestFinished } from 'vitest';
import { overflow, seriousFaults, smallTargets } from '../support/accessibility.ts';
import { openSignedIn, signIn } from '../support/back-office.ts';
import { holdOperation } from '../support/failures.ts';
import { startKillableShop } from '../support/killable-shop.ts';
import { deleteRequest } from '../support/requests.ts';
import { ask, call } from '../support/service.ts';
import { sign } from '../support/signature.ts';
import { backoffice, launchPhone, phone, test } from '../support/test.ts';
import { administrator } from '../support/users.ts';
import { openVisitor } from '../support/window.ts';

const record = 'mutation ($input: ReservationRequestInput!) { recordReservationRequest(input: $input) { id } }';
const openSheet = 'mutation ($id: Int!) { openHandover(requestId: $id, mouvement: depart) { id } }';
const confirm = 'mutation ($id: Int!) { moveReservationRequest(id: $id, statut: confirmee) { id } }';

test.for(['embedded', 'postgresql'] as const)(
  'what is noted without network arrives once, though the program and then the service are killed (%s)',
  async (database) => {
    const shop = await startKillableShop(database);
    const things = Array.from({ length: 20 }, (_, place) => `Caisse ${place + 1}`);
    const { recordReservationRequest } = await shop.ask(record, { input: leaving('Départ', things) });
    await shop.ask(confirm, recordReservationRequest);
    const sheetUrl = `${shop.backofficeUrl}/admin/demandes/${recordReservationRequest.id}/depart`;
    const folder = mkdtempSync(join(tmpdir(), 'barnum-phone-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));

    let context = await launchPhone(folder);
    let [page] = context.pages() as [Page];
    await page.goto(`${shop.backofficeUrl}/login`);
    await page.getByLabel('Adresse email').fill(administrator.email);
    await page.getByLabel('Mot de passe', { exact: true }).fill(administrator.password);
    await page.getByRole('button', { name: 'Se connecter' }).click();
    await page.waitForURL('**/admin/**');
    await page.goto(`${shop.backofficeUrl}/admin/feuilles`);
    await page.getByRole('link', { name: 'Ouvrir' }).waitFor();
    await worker(page);
    await context.setOffline(true);
    // Another screen leads to what is kept.
    await page.goto(`${shop.backofficeUrl}/admin/aujourdhui`);
    await page.getByRole('heading', { level: 1, name: 'Feuilles du jour' }).waitFor();
    await page.getByRole('link', { name: 'Ouvrir' }).click();
    await page.getByText('voici la feuille gardée', { exact: false }).waitFor();
    for (const thing of things) await page.getByRole('checkbox', { name: new RegExp(`× ${thing}$`) }).check();
    await page.getByText('20 gestes en attente').waitFor();
    await expect.poll(() => overflow(page)).toBe(0);
    expect(await seriousFaults(page)).toEqual([]);
    expect(await smallTargets(page)).toEqual([]);
    await context.close();

    context = await launchPhone(folder);
    [page] = context.pages() as [Page];
    await context.setOffline(true);
    await page.goto(sheetUrl);
    await page.getByText('20 gestes en attente').waitFor();
    await page.getByText(/^20 lignes sur 20 comptées/).waitFor();
    let answers = 0;
    const several = new Promise<void>((resolve) => {
      page.on('response', (answer) => {
        if (answer.request().postData()?.includes('takeHandoverCommands')) answers += 1;
        if (answers === 7) resolve();
      });
    });
    await context.setOffline(false);
    await several;
    await shop.killAndRestart();
    await page.getByText(/gestes? en attente/).waitFor({ state: 'detached', timeout: 60_000 });
    expect(await shop.ask('{ handover(id: 1) { lines { attendu compte } } }')).toEqual({
      handover: { lines: things.map(() => ({ attendu: 2, compte: 2 })) },
    });
    await context.close();
    const commands = await shop.read((db) => db.handoverCommand.groupBy({ by: ['lineId'], _count: true }));
    expect(commands.map(({ _count }) => _count)).toEqual(Array(20).fill(1));
  },
);

test('a departure with its photo, its deposit and its signature waits, and is closed when the network is back', async ({
  browser,
}) => {
  const { id, context, page } = await openSheetOnPhone(browser, ['Banc', 'Table'], { cautionFixee: '80' });
  await context.setOffline(true);
  await page.getByRole('checkbox', { name: /× Banc$/ }).check();
  await page
    .locator('input[type=file]')
    .last()
    .setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: await largePhoto() });
  await page.getByText('1 photo', { exact: true }).waitFor();
  await page.getByText('2 gestes en attente').waitFor();
  await page.getByRole('button', { name: '1 photo : l’ensemble' }).click();
  const large = page.getByRole('dialog', { name: 'Photos : l’ensemble' });
  await large.getByRole('img', { name: /photo 1 sur 1$/ }).waitFor();
  await large.getByRole('button', { name: 'Fermer' }).click();
  await expect.poll(() => waitingPhotoSide(page)).toBe(limits.sentPictureSide);
  await page.getByRole('checkbox', { name: /× Table$/ }).check();
  await page.getByRole('checkbox', { name: 'Je reçois la caution' }).check();
  await page.getByLabel('Numéro du chèque').fill('0042817');
  await page.getByLabel('Banque').fill('Banque de l’Iroise');
  await sign(page, page.locator('#content'), 'Azenor Client');
  await page.getByRole('button', { name: 'Noter le départ' }).click();
  await page.getByText('Départ en attente : il sera noté dès que le réseau revient.').waitFor();
  await page.getByText('4 gestes en attente').waitFor();
  await page.getByRole('button', { name: 'Reprendre la feuille' }).click();
  await page.getByText('3 gestes en attente').waitFor();
  // What was typed is still there, also when the program begins again.
  await page.reload();
  await expect.poll(() => page.getByLabel('Nom de la personne qui signe').inputValue()).toBe('Azenor Client');
  await page.getByRole('img', { name: 'Signature du client' }).waitFor();
  await expect.poll(() => page.getByLabel('Numéro du chèque').inputValue()).toBe('0042817');
  await page.getByRole('button', { name: 'Noter le départ' }).click();
  await page.getByText('4 gestes en attente').waitFor();
  await context.setOffline(false);
  await page.getByText('Départ noté').waitFor();
  const { reservationRequest } = await ask(
    'query ($id: Int!) { reservationRequest(id: $id) { statut etatsDesLieux { signataire photos { key } argent { caution } } } }',
    { id },
  );
  expect(reservationRequest).toMatchObject({
    statut: 'sortie',
    etatsDesLieux: [{ signataire: 'Azenor Client', photos: [{}], argent: { caution: 'recue' } }],
  });

  await page.goto(backoffice(`/admin/demandes/${id}/retour`));
  await page.getByText(/^0 ligne sur/).waitFor();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Tout est revenu', exact: true }).click();
  await page.getByRole('checkbox', { name: /^Rendre la caution/ }).check();
  await page.getByRole('button', { name: 'Noter le retour' }).click();
  await page.getByText('2 gestes en attente').waitFor();
  await context.setOffline(false);
  await page.getByText('Retour noté').waitFor();
});

test('a new build loses nothing of what waits, and the sheets can be installed', async ({ browser }) => {
  const { id, context, page } = await openSheetOnPhone(browser, ['Banc', 'Table']);
  // The network is there, the service is not: another build comes while gestures wait.
  await context.route('**/graphql', (route) => route.abort());
  await page.getByRole('checkbox', { name: /× Banc$/ }).check();
  await page.getByRole('checkbox', { name: /× Table$/ }).check();
  await page.getByText('2 gestes en attente').waitFor();
  await page.evaluate(async (next) => {
    const controlled = new Promise((resolve) => {
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true });
    });
    await navigator.serviceWorker.register(next, { scope: '/admin/' });
    await controlled;
  }, `${technicalPaths.sheetsWorker}?build=2`);
  await context.setOffline(true);
  await page.reload();
  await page.getByText('2 gestes en attente').waitFor();
  await context.unroute('**/graphql');
  await context.setOffline(false);
  await page.getByText(/gestes? en attente/).waitFor({ state: 'detached' });
  const open = 'mutation ($id: Int!) { openHandover(requestId: $id, mouvement: depart) { lines { compte } } }';
  expect((await ask(open, { id })).openHandover.lines).toEqual([{ compte: 2 }, { compte: 2 }]);

  await page.goto(backoffice('/admin/feuilles'));
  await page.getByRole('heading', { level: 1, name: 'Feuilles du jour' }).waitFor();
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
  const browserOf = await context.newCDPSession(page);
  const { installabilityErrors } = await browserOf.send('Page.getInstallabilityErrors');
  // Windows of tests are private ones, where nothing can be installed.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
});

test('a photo that went through is looked at and removed, and a count of somebody else is laid beside', async ({
  browser,
}) => {
  const { id, context, page } = await openSheetOnPhone(browser, ['Banc']);
  page.on('dialog', (dialog) => void dialog.accept());
  const photos = async () => {
    const open = 'mutation ($id: Int!) { openHandover(requestId: $id, mouvement: depart) { photos { key } } }';
    return (await ask(open, { id })).openHandover.photos;
  };
  const held = [await holdOperation(page, 'OpenHandover'), await holdOperation(page, 'Handover')];
  await page
    .locator('input[type=file]')
    .last()
    .setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: await largePhoto() });
  await expect.poll(photos).toHaveLength(1);
  await page.getByText(/gestes? en attente/).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: '1 photo : l’ensemble' }).click();
  // It left this device, and its address there is not read yet.
  const large = page.getByRole('dialog', { name: 'Photos : l’ensemble' });
  await large.getByRole('alert').waitFor();
  for (const release of held) release();
  await large.getByRole('img', { name: /photo 1 sur 1$/ }).waitFor();
  await large.getByRole('button', { name: 'Retirer cette photo' }).click();
  await page.getByRole('button', { name: '1 photo : l’ensemble' }).waitFor({ state: 'detached' });
  await expect.poll(photos).toEqual([]);
  await page.getByText(/gestes? en attente/).waitFor({ state: 'detached' });

  await context.setOffline(true);
  await page.getByRole('checkbox', { name: /× Banc$/ }).check();
  await page.getByText('1 geste en attente').waitFor();
  const sheet = (
    await ask('mutation ($id: Int!) { openHandover(requestId: $id, mouvement: depart) { id lines { id } } }', { id })
  ).openHandover;
  const count = {
    ...{ key: crypto.randomUUID(), sheet: sheet.id, line: sheet.lines[0].id, kind: 'compter', quantity: 1 },
    at: new Date().toISOString(),
  };
  await ask('mutation ($count: HandoverCommandInput!) { takeHandoverCommands(commands: [$count]) { raison } }', {
    count,
  });
  await context.setOffline(false);
  await page.getByText(`${administrator.email} a compté cette ligne entre-temps`, { exact: false }).waitFor();
  await page.getByText('1 sur 2').waitFor();
  await page.getByRole('button', { name: 'Reprendre ce qui est noté ici' }).click();
  await page.getByText('1 geste n’a pas été pris').waitFor({ state: 'detached' });
  await expect.poll(() => page.getByRole('checkbox', { name: /× Banc$/ }).isChecked()).toBe(true);
});

test('two phones on one sheet see each other’s ticks', async ({ browser }) => {
  const { id, page } = await openSheetOnPhone(browser, ['Banc', 'Table']);
  const { page: other } = await openOnPhone(browser, `/admin/demandes/${id}/depart`);
  await page.getByRole('checkbox', { name: /× Banc$/ }).check();
  await expect.poll(() => other.getByRole('checkbox', { name: /× Banc$/ }).isChecked()).toBe(true);
  await other.getByRole('checkbox', { name: /× Table$/ }).check();
  await expect.poll(() => page.getByRole('checkbox', { name: /× Table$/ }).isChecked()).toBe(true);
  await page.getByText(/^2 lignes sur 2 comptées/).waitFor();
});

test('what somebody else closed meanwhile stands beside what was noted here, until it is set aside', async ({
  browser,
}) => {
  const { id, context, page } = await openSheetOnPhone(browser, ['Banc', 'Table']);
  await context.setOffline(true);
  await page.getByRole('checkbox', { name: /× Banc$/ }).check();
  await page.getByText('1 geste en attente').waitFor();
  const { openHandover } = await ask(openSheet, { id });
  const all = { key: crypto.randomUUID(), sheet: openHandover.id, kind: 'tout', at: new Date().toISOString() };
  await ask('mutation ($all: HandoverCommandInput!) { takeHandoverCommands(commands: [$all]) { raison } }', { all });
  await ask('mutation ($id: Int!) { closeDeparture(id: $id, prevenir: false) { id } }', openHandover);
  await context.setOffline(false);
  await page.getByText('1 geste n’a pas été pris').waitFor();
  await page.getByText('compté : 2').waitFor();
  await page.getByText('2 sur 2').waitFor();
  await page.getByText(`Cette feuille a déjà été close par ${administrator.email}`).first().waitFor();
  await expect.poll(() => overflow(page)).toBe(0);
  expect(await seriousFaults(page)).toEqual([]);
  expect(await smallTargets(page)).toEqual([]);
  await page.getByRole('button', { name: 'Laisser de côté', exact: true }).click();
  await page.getByText('1 geste n’a pas été pris').waitFor({ state: 'detached' });
});

test('a gesture that the changed request refuses is taken over once it is possible', async ({ browser }) => {
  const { id, nom, context, page } = await openSheetOnPhone(browser, ['Banc', 'Table']);
  await context.setOffline(true);
  await page.getByRole('checkbox', { name: /× Banc$/ }).check();
  await page.getByText('1 geste en attente').waitFor();
  await setBenches(id, nom, 1);
  await context.setOffline(false);
  await page.getByText('1 geste n’a pas été pris').waitFor();
  await page.getByText('C’est plus que prévu : 1 au plus').waitFor();
  await setBenches(id, nom, 2);
  await page.reload();
  await page.getByRole('button', { name: 'Reprendre ce qui est noté ici' }).click();
  await page.getByText('1 geste n’a pas été pris').waitFor({ state: 'detached' });
  await expect.poll(() => page.getByRole('checkbox', { name: /× Banc$/ }).isChecked()).toBe(true);
});

test('a sign-out asks before gestures are lost, and wipes what is kept', async ({ browser }) => {
  const { context, page } = await openSheetOnPhone(browser, ['Banc']);
  await context.setOffline(true);
  await page.getByRole('checkbox', { name: /× Banc$/ }).check();
  await page.getByText('1 geste en attente').waitFor();
  expect(await isKept(page)).toBe(true);
  const leave = async () => {
    await page.getByRole('button', { name: 'Plus' }).click();
    await page.getByRole('button', { name: 'Déconnexion' }).click();
    await page.getByRole('dialog', { name: '1 geste n’a pas été envoyé' }).waitFor();
  };
  await leave();
  await page.getByRole('button', { name: 'Revenir' }).click();
  expect(await isKept(page)).toBe(true);
  await page.getByRole('button', { name: 'Déconnexion' }).click();
  await page.getByRole('button', { name: 'Se déconnecter quand même' }).click();
  await page.getByRole('button', { name: 'Se connecter' }).waitFor();
  await expect.poll(() => isKept(page)).toBe(false);
});

test('a session that was ended elsewhere wipes at the next contact, and 48 hours do by themselves', async ({
  browser,
}) => {
  const { context, page } = await openSheetOnPhone(browser, ['Banc']);
  await context.setOffline(true);
  await page.getByRole('checkbox', { name: /× Banc$/ }).check();
  await page.getByText('1 geste en attente').waitFor();
  const hours = 60 * 60 * 1000;
  await page.clock.setFixedTime(Date.now() + 47 * hours);
  await page.reload();
  await page.getByText('1 geste en attente').waitFor();
  // What was on its way when the network went may have been heard at that time.
  const contact = await page.evaluate(() => JSON.parse(localStorage.getItem('barnum.feuilles') ?? '').contact);
  await page.clock.setFixedTime(contact + 48 * hours);
  await page.reload();
  await page.getByRole('heading', { name: 'Connexion au service impossible' }).waitFor();
  await expect.poll(() => isKept(page)).toBe(false);
  await context.setOffline(false);
  await page.clock.setFixedTime(Date.now());
  await page.goto(backoffice('/admin/feuilles'));
  await page.getByText('1 geste n’a pas pu être envoyé pendant 48 heures', { exact: false }).waitFor();
  await expect.poll(() => isKept(page)).toBe(true);
  await context.setOffline(true);
  await endElsewhere(page);
  expect(await isKept(page)).toBe(true);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Se connecter' }).waitFor();
  await expect.poll(() => isKept(page)).toBe(false);
});

/** A photo with more points than are sent. */
function largePhoto(): Promise<Buffer> {
  const create = {
    width: 3_200,
    height: 2_400,
    channels: 3,
    background: '#0d3f47',
    noise: { type: 'gaussian', mean: 120, sigma: 30 },
  } as const;
  return sharp({ create }).jpeg({ quality: 80 }).toBuffer();
}

test('a session that ended by its time asks for the same person, and then sends what waited', async ({ browser }) => {
  const { id, context, page } = await openSheetOnPhone(browser, ['Banc']);
  await context.setOffline(true);
  await page.getByRole('checkbox', { name: /× Banc$/ }).check();
  await page.getByText('1 geste en attente').waitFor();
  const hours = 60 * 60 * 1000;
  await page.clock.setFixedTime(Date.now() + 9 * hours);
  await endElsewhere(page);
  await context.setOffline(false);
  await page.getByText('Votre session a expiré', { exact: false }).waitFor();
  await page.reload();
  expect(await isKept(page)).toBe(true);
  await signIn(page, administrator);
  await page.waitForURL('**/admin/**');
  const lines = async () => {
    const open = 'mutation ($id: Int!) { openHandover(requestId: $id, mouvement: depart) { lines { compte } } }';
    return (await ask(open, { id })).openHandover.lines;
  };
  await expect.poll(lines).toEqual([{ compte: 2 }]);
});

/** Ends the session of a page as its person does on another device. */
async function endElsewhere(page: Page): Promise<void> {
  const token = await page.evaluate(() => localStorage.token);
  await fetch(backoffice('/graphql'), {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query: 'mutation { logout }' }),
  });
}

/** What leaves today: two of each thing. */
function leaving(nom: string, things: readonly string[]) {
  const date = todayInParis();
  const items = things.map((thing) => ({ nom: thing, quantite: 2 }));
  return { nom, prenom: 'Azenor', date, dateRetrait: date, phone: '06 39 98 01 12', livraisonMontage: false, items };
}

/** Opens the sheet of such a departure on a phone that keeps it. */
async function openSheetOnPhone(browser: Browser, things: readonly string[], more: object = {}) {
  const nom = `Départ ${Date.now()}`;
  const { recordReservationRequest } = await ask(record, { input: { ...leaving(nom, things), ...more } });
  const { id } = recordReservationRequest;
  onTestFinished(() => deleteRequest(id));
  await ask(confirm, { id });
  const opened = await openOnPhone(browser, `/admin/demandes/${id}/depart`);
  await worker(opened.page);
  return { id: id as number, nom, ...opened };
}

async function openOnPhone(browser: Browser, path: string): Promise<{ context: BrowserContext; page: Page }> {
  const context = await openVisitor(browser, phone);
  onTestFinished(() => context.close());
  const page = await context.newPage();
  // A session of its own, which may be ended.
  const { token } = await call('POST', '/auth/login', null, administrator);
  await openSignedIn(page, path, token);
  await page.getByText(/^0 ligne sur/).waitFor();
  return { context, page };
}

/** Resolves once the worker holds all that the sheets need. */
async function worker(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
}

/** The request asks for another number of benches, which somebody looks at on its sheet. */
async function setBenches(id: number, nom: string, quantite: number): Promise<void> {
  const input = leaving(nom, ['Banc', 'Table']);
  const items = input.items.map((item) => (item.nom === 'Banc' ? { ...item, quantite } : item));
  const update =
    'mutation ($id: Int!, $input: ReservationRequestInput!) { updateReservationRequest(id: $id, input: $input) { id } }';
  await ask(update, { id, input: { ...input, items } });
  await ask(openSheet, { id });
}

/** The longer side of the photo that waits, in pixels. */
function waitingPhotoSide(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open('barnum-feuilles');
        opening.onsuccess = () => {
          const reading = opening.result.transaction('gestures').objectStore('gestures').getAll();
          reading.onsuccess = async () => {
            opening.result.close();
            const row = reading.result.find(({ photo }) => photo !== null);
            const bitmap = row && (await createImageBitmap(row.photo.content));
            resolve(bitmap ? Math.max(bitmap.width, bitmap.height) : 0);
          };
        };
      }),
  );
}

function isKept(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const databases = await indexedDB.databases();
    return databases.some(({ name }) => name === 'barnum-feuilles') || localStorage['barnum.feuilles'] !== undefined;
  });
}
