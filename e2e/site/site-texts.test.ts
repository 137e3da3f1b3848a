import { coloursPath } from '@barnum/rules/paths';
import { colourTokens, defaultColours, readableColour } from '@barnum/rules/site/colours/shop-colours';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { overflow, seriousFaults } from '../support/accessibility.ts';
import { openScreen } from '../support/back-office.ts';
import { changeSiteTexts } from '../support/service.ts';
import { backoffice, storefront, test, untilPageSays } from '../support/test.ts';

const address = '/admin/settings?onglet=site';
const field = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: false });
const save = (page: Page) => page.getByRole('button', { name: 'Enregistrer' }).click();
const read = async (path: string) => (await fetch(storefront(path))).text();

async function openTexts(page: Page) {
  await openScreen(page, address, 'Paramètres');
  await field(page, 'Nom de la boutique').waitFor();
}

test('what is typed shows in the real page beside it, and is on the site once saved', async ({ page }) => {
  await changeSiteTexts({ heroTitle: 'Un titre à nous' });
  await openTexts(page);
  const preview = page.frameLocator('iframe[title="Aperçu du site"]');
  await preview.getByRole('heading', { level: 1, includeHidden: true }).getByText('Un titre à nous').waitFor();
  const title = page.getByRole('group', { name: 'L’accueil' }).getByRole('textbox', { name: 'Titre' });
  await title.fill('Sous les {{retrait}}');
  await preview.getByText(/Sous les vendredi 14/).waitFor();
  await untilPageSays('/', 'Un titre à nous');

  await title.fill('Tout pour la noce');
  await preview.getByText('Tout pour la noce').waitFor();
  await save(page);
  await page.getByText('Site mis à jour').waitFor();
  await untilPageSays('/', 'Tout pour la noce');
});

test('a text goes back to the original one, or to a former version that says who wrote it', async ({ page }) => {
  await changeSiteTexts({ name: 'Fêtes du Golfe' });
  await openTexts(page);
  await page.getByRole('button', { name: 'Revenir au texte d’origine : Nom de la boutique' }).click();
  await expect.poll(() => field(page, 'Nom de la boutique').inputValue()).toBe('Barnum');
  await save(page);
  await page.getByText('Site mis à jour').waitFor();

  await page.getByRole('button', { name: 'Historique : Nom de la boutique' }).click();
  const history = page.getByRole('dialog', { name: 'La boutique · Nom de la boutique' });
  const [newest, former] = [history.getByRole('listitem').nth(0), history.getByRole('listitem').nth(1)];
  await newest.getByText(/admin@barnum\.example/).waitFor();
  await expect.poll(() => newest.innerText()).toMatch(/Avant\u00a0: Fêtes du Golfe\s+Après\u00a0: Barnum\s+En vigueur/);
  await former.getByRole('button', { name: /^Restaurer/ }).click();
  await expect.poll(() => field(page, 'Nom de la boutique').inputValue()).toBe('Fêtes du Golfe');
  await save(page);
  await expect.poll(() => page.title()).toBe('Paramètres · Fêtes du Golfe');
  await untilPageSays('/', '· Fêtes du Golfe</title>');
});

test('a field that nothing fills, or a text that is missing, is refused at its place', async ({ page }) => {
  await openTexts(page);
  await field(page, 'Ce qu’elle fait, en une ligne').fill('');
  await field(page, 'Premier point, en une phrase').fill('Un jour de plus : {{suplement}}');
  await save(page);
  await page.getByText('Ce texte est obligatoire').waitFor();
  await page.getByText('{{suplement}} n’est pas un champ connu').waitFor();
  expect(await read('/')).not.toContain('suplement');
});

test('another administrator’s change is shown where one looks, and what was typed stays', async ({ page }) => {
  await openTexts(page);
  await field(page, 'Phrase au pied de page').fill('La mienne');
  await page.locator('textarea').last().focus();
  await changeSiteTexts({ credits: 'La leur' });
  await save(page);
  const notice = page.getByText('La boutique · Phrase au pied de page');
  const height = page.viewportSize()?.height ?? 0;
  await expect.poll(async () => (await notice.boundingBox())?.y).toSatisfy((y) => y > 0 && y < height);
  await expect.poll(() => field(page, 'Phrase au pied de page').inputValue()).toBe('La mienne');
  await page.getByRole('button', { name: 'Reprendre la nouvelle valeur' }).click();
  await expect.poll(() => field(page, 'Phrase au pied de page').inputValue()).toBe('La leur');
});

test('the screen reads well on a phone, with the preview behind a button', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openTexts(page);
  await expect.poll(() => overflow(page)).toBe(0);
  expect(await seriousFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Aperçu' }).click();
  const preview = page.getByRole('dialog', { name: 'Aperçu' }).frameLocator('iframe');
  await preview.getByText('La fête sous').first().waitFor();
});

test('what is chosen in the preview is edited: a text, a picture, a colour, another page, with the keyboard too', async ({
  page,
}) => {
  await openTexts(page);
  const preview = page.getByRole('complementary', { name: 'Aperçu du site' });
  const site = preview.frameLocator('iframe');
  // The keyboard: a window at half its size is clicked elsewhere than it is measured.
  const choose = (name: string) => site.getByRole('button', { name, exact: true }).press('Enter');
  const focused = () => page.evaluate(() => document.activeElement?.id);
  await choose('Changer : La carte des livraisons · Titre');
  await expect.poll(focused).toBe('site_placeTitle');
  await expect
    .poll(() => site.locator('button[aria-current]').getAttribute('aria-label'))
    .toMatch(/livraisons · Titre$/);
  await choose('Changer : L’accueil · Photo');
  await expect.poll(focused).toBe('site_heroPicture');
  await preview.getByRole('button', { name: 'Changer les couleurs' }).click();
  await expect.poll(focused).toBe('site_mainColour');
  await preview.getByRole('button', { name: 'Contact' }).click();
  await choose('Changer : La page Contact · Phrase');
  await expect.poll(focused).toBe('site_contactLead');
  expect(await site.locator('[inert]').count()).toBe(1);
});

test('what is chosen in the preview of a phone is edited once that is closed', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openTexts(page);
  await page.getByRole('button', { name: 'Aperçu' }).click();
  const site = page.getByRole('dialog', { name: 'Aperçu' }).frameLocator('iframe');
  await site.getByRole('button', { name: 'Changer : Les quatre étapes · Deuxième étape', exact: true }).click();
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('site_step2Title');
});

test('the preview is for the back-office alone: no other site frames it, no cache keeps it', async () => {
  const { headers } = await fetch(storefront('/apercu'));
  expect(headers.get('content-security-policy')).toContain(`frame-ancestors ${new URL(backoffice('/')).origin}`);
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('x-robots-tag')).toContain('noindex');
  expect((await fetch(storefront('/'))).headers.get('x-frame-options')).toBe('DENY');
});

test('another palette is at once on the site, in the preview and in the back-office', async ({ page }) => {
  await changeSiteTexts({ heroTitle: 'Tout en couleurs', ...colourTexts });
  await openTexts(page);
  const colours = page.getByRole('group', { name: 'Les couleurs' });
  await colours.getByRole('button', { name: 'Bordeaux et olive' }).click();
  const preview = page.frameLocator('iframe[title="Aperçu du site"]');
  await expect.poll(() => ground(preview.locator('footer'))).toBe(footerOf('#7c2138'));
  expect(await read('/')).not.toContain('/couleurs/');

  const typed = colours.getByRole('textbox', { name: /d’appel$/ });
  await typed.fill('#ffcc00');
  await colours.getByText(/Avec #ffcc00, certains textes se liraient mal/).waitFor();
  const accent = readableColour('accent', '#ffcc00');
  await expect.poll(() => typed.inputValue()).toBe(accent);
  await save(page);
  await page.getByText('Site mis à jour').waitFor();
  await expect.poll(() => read('/')).toContain(coloursPath({ main: '#7c2138', accent }));
  await expect
    .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--sea')))
    .toBe('#7c2138');
  expect(await seriousFaults(page)).toEqual([]);

  await page.goto(storefront('/'));
  await expect.poll(() => ground(page.locator('footer'))).toBe(footerOf('#7c2138'));
  expect(await seriousFaults(page)).toEqual([]);
});

/** The two colours, to be taken back at the end. */
const colourTexts = { mainColour: defaultColours.main, accentColour: defaultColours.accent };

const ground = (part: Locator) => part.evaluate((element) => getComputedStyle(element).backgroundColor);

/** The footer's ground as a browser says it, in a shop of this main colour. */
function footerOf(main: string): string {
  const { seaDeep } = colourTokens({ ...defaultColours, main });
  const [red, green, blue] = [1, 3, 5].map((start) => Number.parseInt(seaDeep.slice(start, start + 2), 16));
  return `rgb(${red}, ${green}, ${blue})`;
}
