import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { afterMonday } from '../../prisma/seed/dates.ts';
import { overflow, seriousFaults } from '../support/accessibility.ts';
import { deleteRequest } from '../support/requests.ts';
import { storefront, test } from '../support/test.ts';
import { moved, watch } from '../support/watch.ts';
import { Wizard } from '../support/wizard.ts';

const chair = 'Chaise pliante blanche';
const table = 'Table rectangulaire 180×75';
const tent = 'Tente de réception 5×10 m (50 m²)';

const phone = { width: 390, height: 900 };

/** Checks a state that no address alone can reach on every width: nothing overflows, axe finds nothing serious. */
async function isInOrder(page: Page, state: string): Promise<void> {
  // The phone is last: there it goes on.
  for (const width of [1440, 320, phone.width]) {
    await page.setViewportSize({ ...phone, width });
    await expect.poll(() => overflow(page), { message: `${state}, at ${width} px` }).toBeLessThanOrEqual(0);
    expect(await seriousFaults(page), `${state}, at ${width} px`).toEqual([]);
  }
}

test('every state of the request is in order', async ({ page, expectedProblems }) => {
  expectedProblems.push(/503/);
  await page.setViewportSize(phone);
  const wizard = await new Wizard(page).open(`?selectedArticles=1,999999`);
  await isInOrder(page, 'an article that is no longer there');
  await page.getByRole('button', { name: 'J’ai compris' }).click();

  await wizard.fillIdentity({ nom: 'Le Gall', prenom: 'Yann', email: 'pas une adresse' });
  await page.getByLabel('E-mail').blur();
  await page.getByText('Veuillez saisir une adresse email valide').waitFor();
  await isInOrder(page, 'a field in error');
  await page.getByLabel('E-mail').fill('yann@example.org');

  await wizard.goOn(2);
  await wizard.add(tent);
  await wizard.add(chair);
  await isInOrder(page, 'the second step');
  await page.getByLabel('Rechercher un article').fill('licorne');
  await page.getByText('Rien ne correspond à « licorne »').waitFor();
  await isInOrder(page, 'a search that finds nothing');
  await page.getByRole('button', { name: 'Voir tous les articles' }).click();

  await wizard.goOn(3);
  await wizard.delivery().check();
  await wizard.send().click();
  await page.getByText('Veuillez renseigner une adresse pour la livraison').first().waitFor();
  await isInOrder(page, 'an address that is missing');

  await wizard.address().fill('3 venelle des Dunes, Quiberon');
  await page.route('**/graphql', (route) => route.fulfill({ status: 503, body: '{}' }));
  await wizard.send().click();
  await page.getByText('Votre demande n’est pas partie').waitFor();
  await isInOrder(page, 'a sending that failed');
  await expect.poll(() => wizard.address().inputValue()).toBe('3 venelle des Dunes, Quiberon');
  await page.unroute('**/graphql');
});

test('every state of the catalogue and of an article is in order', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto(storefront('/catalogue?q=napoleon'));
  await page.getByText('1 article trouvé pour « napoleon »').waitFor();
  await isInOrder(page, 'a search');
  await page.getByRole('searchbox').fill('licorne');
  await page.getByRole('heading', { name: 'Rien pour « licorne »' }).waitFor();
  await isInOrder(page, 'a search that finds nothing');
  await page.getByRole('link', { name: 'Tout afficher' }).click();
  await page.getByRole('button', { name: `Ajouter : ${chair}`, exact: true }).click();
  await page.getByRole('button', { name: `Ajouté (1) : ${chair}`, exact: true }).waitFor();
  await isInOrder(page, 'an article in the request');

  await page.goto(storefront('/article/barnum-pliant-33-m-9-m'));
  await page
    .getByRole('link', { name: /Agrandir$/ })
    .first()
    .click();
  await page.getByRole('dialog').waitFor();
  await isInOrder(page, 'the pictures over the whole screen');
});

test('a whole request is made with the keyboard alone: 80 chairs and 10 tables', async ({ page }) => {
  await page.goto(storefront('/catalogue'));
  for (const [name, pieces] of [
    [chair, '80'],
    [table, '10'],
  ] as const) {
    await reach(page, `Ajouter : ${name}`);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: `Ajouté (1) : ${name}` }).waitFor();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.type(pieces);
    await page.getByRole('button', { name: `Ajouté (${pieces}) : ${name}` }).waitFor();
  }
  await reach(page, /^Ma demande \(2\)/);
  await page.keyboard.press('Enter');
  const list = page.getByRole('dialog', { name: 'Ma demande' });
  await list.getByText('240,00').waitFor();
  await reach(page, 'Continuer');
  await page.keyboard.press('Enter');
  await new Wizard(page).atStep(1);
  await reach(page, /^Nom/);
  await page.keyboard.type('Le Gall');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Yann');
  await page.keyboard.press('Tab');
  const [year, month, day] = afterMonday(40).split('-');
  await page.keyboard.type(`${day}${month}${year}`);
  await reach(page, /^Téléphone/);
  await page.keyboard.type('06 39 98 01 31');
  await page.keyboard.press('Enter');
  await new Wizard(page).atStep(2);
  await reach(page, `Ajouter un exemplaire de ${chair}`);
  await page.keyboard.press('Space');
  await reach(page, /^Suivant/);
  await page.keyboard.press('Enter');
  await new Wizard(page).atStep(3);
  await page.getByRole('complementary').getByText('81 ×').waitFor();
  await reach(page, /^Livraison et montage/);
  await page.keyboard.press('Space');
  await reach(page, /^Adresse de livraison/);
  await page.keyboard.type('3 venelle des Dunes');
  await page.getByRole('complementary').getByText('3 venelle des Dunes').waitFor();
  await reach(page, 'Envoyer ma demande');
  await page.keyboard.press('Enter');
  await new Wizard(page).isSent();
  await deleteRequest(await new Wizard(page).openFollowUp());
});

test.for(['/', '/catalogue', '/article/chaise-pliante-blanche', '/reservation', '/cgv'])(
  '%s does not move when its letters and pictures come late',
  async (path, { newcomer: page }) => {
    const seen = await watch(page, storefront('/'));
    const late: (() => void)[] = [];
    let isLate = true;
    await page.route(/\.(woff2|avif|webp|jpg)$/, async (route) => {
      if (isLate) await new Promise<void>((resolve) => late.push(resolve));
      await route.continue();
    });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(storefront(path), { waitUntil: 'domcontentloaded' });
    await page.locator('h1').waitFor();
    await expect.poll(() => late.length).toBeGreaterThan(0);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    isLate = false;
    for (const arrive of late) arrive();
    // They arrive on the first screen, not somewhere on the way down.
    await page.evaluate(async () => {
      await document.fonts.ready;
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    });
    expect(await moved(page)).toEqual([]);
    expect(seen.failed).toEqual([]);
  },
);

/** Presses Tab until the element of that name has the focus. */
async function reach(page: Page, name: string | RegExp): Promise<void> {
  for (let presses = 0; presses < 200; presses += 1) {
    await page.keyboard.press('Tab');
    const reached = await page.evaluate(() => {
      const element = document.activeElement;
      if (!(element instanceof HTMLElement)) return '';
      const label =
        element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element.labels : null;
      const words = element.getAttribute('aria-label') ?? label?.item(0)?.innerText ?? element.innerText;
      return words.replace(/\s+/g, ' ').trim();
    });
    if (typeof name === 'string' ? reached === name : name.test(reached)) return;
  }
  throw new Error(`The keyboard does not lead to ${name}.`);
}
