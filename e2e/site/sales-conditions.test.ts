import type { Page, Route } from 'playwright-core';
import { expect } from 'vitest';
import { overflow, seriousFaults } from '../support/accessibility.ts';
import { closeByEscape, signIn } from '../support/back-office.ts';
import { createVersion, latestVersion, onSave, openSalesConditions } from '../support/rich-text.ts';
import { backoffice, openUntil, test } from '../support/test.ts';
import { administrator } from '../support/users.ts';

const long = `${'Les présentes conditions règlent la location de matériel. '.repeat(6)}Fin.`;

test('the settings start on « Entreprise », name the tab in their address and require a session', async ({ page }) => {
  await page.goto(backoffice('/admin/settings'));
  await page.getByText('Vous devez être connecté pour accéder à cette page').waitFor();
  await page.waitForURL(backoffice('/login'));
  await signIn(page, administrator);
  await page.getByRole('heading', { level: 1, name: 'Paramètres' }).waitFor();
  await expect.poll(() => page.getByRole('tab', { name: 'Entreprise' }).getAttribute('aria-selected')).toBe('true');
  await page.getByRole('tab', { name: 'CGV' }).click();
  await page.waitForURL(backoffice('/admin/settings?onglet=cgv'));
  await page.reload();
  await expect.poll(() => page.getByRole('tab', { name: 'CGV' }).getAttribute('aria-selected')).toBe('true');
});

test('loading and failed states are announced', async ({ page, expectedProblems }) => {
  expectedProblems.push(/503/);
  await openSalesConditions(page);
  const held: Route[] = [];
  await page.route('**/graphql', (route) => {
    held.push(route);
  });
  await page.reload();
  await page.getByText('Chargement des paramètres...').waitFor();
  await answerAll(page, held, (route) => route.continue(), 'Me');
  await page.getByText('Chargement des CGV...').waitFor();
  await expect.poll(() => held.length).toBeGreaterThan(1);
  await answerAll(page, held, (route) => route.fulfill({ status: 503, body: '{}' }));
  await page.getByText('Impossible de charger les CGV. Veuillez réessayer.').waitFor();
  await page.getByText("Impossible de charger l'historique des versions").waitFor();
  await page.getByText('Aucune version disponible').waitFor();
  await page.getByText('Les versions seront automatiquement créées à chaque sauvegarde').waitFor();
  await page.unroute('**/graphql');
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await page.getByRole('textbox', { name: 'Conditions Générales de Vente' }).waitFor();
  await expect.poll(() => page.getByText('Impossible de charger les CGV').count()).toBe(0);
});

test('a rights check that fails unexpectedly keeps the session and says so', async ({ page, expectedProblems }) => {
  expectedProblems.push(/503/);
  await openSalesConditions(page);
  await page.route('**/graphql', (route) => route.fulfill({ status: 503, body: '{}' }));
  await page.reload();
  await page.getByText("Une erreur est survenue lors de la vérification des droits d'accès").waitFor();
});

test('an empty text is refused, and nothing is sent', async ({ page }) => {
  const text = await openSalesConditions(page);
  let sent = 0;
  await onSave(page, async (route) => {
    sent += 1;
    await route.abort();
  });
  await text.clear();
  await page.keyboard.type('   ');
  await text.save().click();
  await page.getByText('Le contenu des CGV ne peut pas être vide').waitFor();
  const orange = page.locator('.ant-notification-topRight .ant-notification-notice-warning');
  await Promise.all([
    orange.getByText('Attention', { exact: true }).waitFor(),
    orange.getByText("Veuillez saisir du contenu avant d'enregistrer").waitFor(),
  ]);
  await expect.poll(() => text.box.getAttribute('aria-invalid')).toBe('true');
  expect(sent).toBe(0);
  await text.box.focus();
  await page.keyboard.type('Texte');
  await expect.poll(() => page.getByText('Le contenu des CGV ne peut pas être vide').count()).toBe(0);
});

test('saving adds a version, shows it in a banner and a notification, and reloads the text in force but not the list', async ({
  page,
}) => {
  const text = await openSalesConditions(page);
  const before = await latestVersion(page);
  const cards = page.getByRole('article', { name: /^Version \d+$/ });
  await cards.first().waitFor();
  const newest = await cards.first().getByRole('heading').textContent();
  const operations: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/graphql')) operations.push(request.postDataJSON()?.operationName);
  });
  await text.select('Texte de la prochaine saison');
  await page.getByText('Non enregistré').waitFor();
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await onSave(page, async (route) => {
    await released;
    await route.continue();
  });
  await text.save().click();
  await page.locator('button[aria-busy="true"]', { hasText: 'Enregistrer' }).waitFor();
  release();
  const banner = page.locator('.ant-alert', { hasText: 'CGV enregistrées avec succès' });
  const notice = page.locator('.ant-notification-topRight .ant-notification-notice-success');
  // Both go by themselves.
  await Promise.all([banner.waitFor(), notice.getByText('CGV enregistrées avec succès').waitFor()]);
  await banner.waitFor({ state: 'detached' });
  await notice.waitFor({ state: 'detached' });
  await expect.poll(() => operations).toContain('LatestSalesConditions');
  expect(operations).not.toContain('SalesConditionsVersions');
  await expect.poll(() => cards.first().getByRole('heading').textContent()).toBe(newest);
  await expect.poll(() => page.getByText('Non enregistré').count()).toBe(0);

  await page.getByRole('button', { name: 'Actualiser l’historique' }).click();
  await cards.first().getByText('Texte de la prochaine saison').waitFor();
  await openUntil(page, '/cgv', 'Texte de la prochaine saison');
  await page.goto(backoffice('/admin/settings?onglet=cgv'));
  await createVersion(page, before);
});

test('a failed save says why, and loses nothing', async ({ page, expectedProblems }) => {
  expectedProblems.push(/503|Failed to load/);
  const text = await openSalesConditions(page);
  const failure = { errors: [{ message: 'Trop long', extensions: { code: 'VALIDATION' } }], data: null };
  const answers: ((route: Route) => Promise<void>)[] = [
    (route) => route.fulfill({ json: failure }),
    (route) => route.fulfill({ status: 503, body: '{}' }),
    (route) => route.abort(),
  ];
  await onSave(page, async (route) => answers.shift()?.(route));
  await text.select('Texte à ne pas perdre');
  for (const [banner, notice] of [
    ['Erreur: Trop long', 'Trop long'],
    ['Erreur: HTTP error! status: 503', 'HTTP error! status: 503'],
    ["Impossible d'enregistrer les CGV", "Impossible d'enregistrer les CGV"],
  ] as const) {
    await text.save().click();
    const red = page.locator('.ant-notification-topRight .ant-notification-notice-error', { hasText: 'Erreur' });
    await Promise.all([
      page.locator('.ant-alert-error').getByText(banner, { exact: true }).waitFor(),
      red.getByText(notice, { exact: true }).waitFor(),
    ]);
  }
  await page.locator('.ant-alert-error').getByRole('button', { name: 'Fermer' }).click();
  await page.locator('.ant-alert-error').waitFor({ state: 'detached' });
  await expect.poll(() => text.box.textContent()).toBe('Texte à ne pas perdre');
  const question = page.waitForEvent('dialog').then((dialog) => dialog.dismiss());
  await page.getByRole('link', { name: 'Demandes' }).click();
  await question;
  await expect.poll(() => text.box.textContent()).toBe('Texte à ne pas perdre');
  page.once('dialog', (dialog) => void dialog.accept());
  await page.getByRole('tab', { name: 'Entreprise' }).click();
  await text.box.waitFor({ state: 'detached' });
});

test('versions can be read, restored and compared', async ({ page }) => {
  await openSalesConditions(page);
  const before = await latestVersion(page);
  await createVersion(page, `<h2>Objet</h2><p>${long}</p>`);
  await createVersion(page, '<h2>Objet</h2><p>Un acompte de <strong>30 %</strong> est versé.</p>');
  await createVersion(page, '<h2>Objet</h2><p>Un acompte de <strong>40 %</strong> est versé.</p>');
  const text = await openSalesConditions(page);
  await page.getByRole('heading', { name: 'Historique des versions' }).waitFor();
  await page.getByText(/^\d+ versions$/).waitFor();
  const cards = page.getByRole('article', { name: /^Version \d+$/ });
  const [newest, older, longest] = [cards.nth(0), cards.nth(1), cards.nth(2)];
  await newest.getByText('ACTUELLE').waitFor();
  await expect.poll(() => newest.getByRole('button', { name: 'En cours' }).isDisabled()).toBe(true);
  await expect.poll(() => newest.getByRole('button', { name: /Restaurer|Voir/ }).count()).toBe(0);
  await older.getByText("AUJOURD'HUI").waitFor();

  const preview = longest.locator('p');
  await expect.poll(async () => [...((await preview.textContent()) ?? '')].length).toBe(201);
  await expect
    .poll(() => preview.evaluate((element) => element.getBoundingClientRect().height))
    .toBeLessThanOrEqual(80);
  await longest.getByRole('button', { name: /^Voir plus/ }).click();
  await longest.getByText('Fin.').waitFor();
  await longest.getByRole('button', { name: /^Voir moins/ }).click();
  await expect.poll(() => longest.getByText('Fin.').count()).toBe(0);

  await older.getByRole('button', { name: /^Comparer/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Comparer deux versions' });
  await dialog.locator('del', { hasText: '30' }).waitFor();
  await dialog.locator('ins', { hasText: '40' }).waitFor();
  await dialog.getByText('1 mot ajouté, 1 mot retiré').waitFor();
  await closeByEscape(dialog);
  await expect
    .poll(() =>
      older.getByRole('button', { name: /^Comparer/ }).evaluate((button) => button === document.activeElement),
    )
    .toBe(true);

  await older.getByRole('button', { name: /^Restaurer/ }).click();
  const blue = page.locator('.ant-notification-topRight .ant-notification-notice-info');
  await Promise.all([
    blue.getByText('Version chargée').waitFor(),
    blue.getByText(/^La version du \d{1,2}(er)? \p{L}+ \d{4} à \d{2}:\d{2}/u).waitFor(),
  ]);
  await text.box.getByText('30 %').waitFor();
  const explanation = page.getByText('Ce texte est publié sur le site.');
  await expect.poll(() => explanation.evaluate((element) => element.getBoundingClientRect().top)).toBeGreaterThan(0);
  expect(await latestVersion(page)).toContain('40 %');
  const question = page.waitForEvent('dialog').then((dialog) => dialog.dismiss());
  await longest.getByRole('button', { name: /^Restaurer/ }).click();
  await question;
  await text.box.getByText('30 %').waitFor();
  await text.save().click();
  await page.locator('.ant-alert', { hasText: 'CGV enregistrées avec succès' }).waitFor();
  expect(await latestVersion(page)).toContain('30 %');
  await page.getByText(/^Dernière modification\s: \d{1,2}(er)? \p{L}+ \d{4} à \d{2}:\d{2}$/u).waitFor();
  await createVersion(page, before);
});

test('has no serious accessibility fault, with its panels and its comparison, on every width', async ({ page }) => {
  const text = await openSalesConditions(page);
  const compare = page.getByRole('button', { name: /^Comparer la Version/ }).first();
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await compare.waitFor();
    expect(await seriousFaults(page), `at ${width} px`).toEqual([]);
    await expect.poll(() => overflow(page), { message: `at ${width} px` }).toBeLessThanOrEqual(0);
    await text.tool('Surligner').click();
    await page.getByRole('dialog', { name: 'Couleur du surlignage' }).waitFor();
    expect(await seriousFaults(page), `palette at ${width} px`).toEqual([]);
    await page.keyboard.press('Escape');
    await text.waitForFocus();
    await page.keyboard.press('ControlOrMeta+k');
    await page.getByRole('dialog', { name: 'Lien' }).waitFor();
    expect(await seriousFaults(page), `link at ${width} px`).toEqual([]);
    await page.keyboard.press('Escape');
    await compare.click();
    const dialog = page.getByRole('dialog', { name: 'Comparer deux versions' });
    await expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    expect(await seriousFaults(page), `comparison at ${width} px`).toEqual([]);
    await closeByEscape(dialog);
  }
});

async function answerAll(
  page: Page,
  held: Route[],
  answer: (route: Route) => Promise<void>,
  operation?: string,
): Promise<void> {
  await expect.poll(() => held.length).toBeGreaterThan(0);
  const rest = held.splice(0);
  for (const route of rest) {
    const isMeant = operation === undefined || route.request().postDataJSON()?.operationName === operation;
    if (isMeant && !page.isClosed()) await answer(route);
    else held.push(route);
  }
}
