import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { afterMonday } from '../../../prisma/seed/dates.ts';
import { focused, overflow, seriousFaults } from '../../support/accessibility.ts';
import { createArticle, deleteArticle } from '../../support/articles.ts';
import { closeByEscape } from '../../support/back-office.ts';
import { waitForHydration } from '../../support/hydration.ts';
import { deleteRequest } from '../../support/requests.ts';
import { changeCompanyInfo } from '../../support/service.ts';
import { openUntil, storefront, test } from '../../support/test.ts';
import { Wizard } from '../../support/wizard.ts';

const chair = 'Chaise pliante blanche';
const table = 'Table rectangulaire 180×75';
const saturday = afterMonday(40);
const phone = { width: 390, height: 844 };

test.for([390, 1440])(
  'what is added shows beside the page, the whole list over it, at %i px',
  async (width, { page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(storefront('/catalogue'));
    await add(page, chair);
    const added = page.getByRole('dialog', { name: 'Ajouté à votre demande' });
    await added.getByRole('link', { name: chair }).waitFor();
    // The focus stays at the card, where the next press adds another one.
    await page.keyboard.press('Enter');
    await expect.poll(() => added.getByLabel(quantity(chair)).inputValue()).toBe('2');
    await add(page, table);
    await added.getByRole('link', { name: table }).waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => added.count()).toBe(0);
    await expect.poll(() => focused(page)).toBe('');

    await page.getByRole('link', { name: /Ma demande \(2\)/ }).click();
    const list = page.getByRole('dialog', { name: 'Ma demande' });
    await list.getByLabel(quantity(chair)).fill('80');
    await list.getByLabel(quantity(table)).fill('10');
    const words = async () => (await list.innerText()).replace(/\s+/g, ' ');
    await expect.poll(words).toMatch(/2 articles, pour un week-end 240,00 € TTC/);
    await expect.poll(words).toMatch(/Caution de [\d, {2}]+ €, en chèque non encaissé, rendue dans les sept jours/);
    expect(await seriousFaults(page)).toEqual([]);
    await expect.poll(() => overflow(page)).toBeLessThanOrEqual(0);

    await list.getByRole('button', { name: `Retirer de ma demande : ${chair}` }).press('Enter');
    await expect.poll(words).toMatch(/1 article, pour un week-end 80,00 €/);
    await expect.poll(() => focused(page)).toContain('Annuler');
    await page.keyboard.press('Enter');
    await expect.poll(() => list.getByLabel(quantity(chair)).inputValue()).toBe('80');
    await expect.poll(() => focused(page)).toContain(chair);
    await page.keyboard.press('Escape');
    await expect.poll(() => list.count()).toBe(0);
    await expect.poll(() => focused(page)).toContain('Ma demande');

    await page.keyboard.press('Enter');
    page.once('dialog', (question) => question.accept());
    await list.getByRole('button', { name: 'Tout effacer' }).press('Enter');
    await list.getByRole('heading', { name: 'Rien dans votre demande pour l’instant' }).waitFor();
    await expect.poll(() => focused(page)).not.toBeNull();
  },
);

test('what is put back in the moment it is removed has the focus', async ({ page }) => {
  await page.goto(storefront('/catalogue'));
  await add(page, chair);
  await page.getByRole('button', { name: 'Voir la liste' }).click();
  const list = page.getByRole('dialog', { name: 'Ma demande' });
  await list.getByRole('button', { name: /^Retirer de ma demande/ }).evaluate(async (remove: HTMLElement) => {
    remove.click();
    // Before anything that waits in the page's queue.
    await Promise.resolve();
    document.querySelector<HTMLElement>('[data-undo]')?.click();
  });
  await list.getByLabel(quantity(chair)).waitFor();
  await expect.poll(() => focused(page)).toContain(chair);
});

test('the panel follows the list, keeps the number of a box left empty, and hands on the focus', async ({ page }) => {
  await page.goto(storefront('/catalogue'));
  await add(page, table);
  await add(page, chair);
  const panel = page.locator('dialog[open]');
  const words = async () => (await panel.innerText()).replace(/\s+/g, ' ');
  const pieces = panel.getByLabel(quantity(chair));
  await pieces.fill('3');
  await pieces.fill('');
  await pieces.press('Tab');
  await expect.poll(() => pieces.inputValue()).toBe('3');
  await pieces.fill('0');
  await expect.poll(words).toMatch(/^Votre demande Chaise.* : retiré. Annuler.* 1 article, pour un week-end/);
  await panel.getByRole('button', { name: 'Annuler' }).click();
  await page.getByRole('dialog', { name: 'Ajouté à votre demande' }).waitFor();

  await panel.getByRole('button', { name: 'Voir la liste' }).click();
  await closeByEscape(page.getByRole('dialog', { name: 'Ma demande' }));
  await expect.poll(() => focused(page)).toContain('Ma demande');

  await page.evaluate(() => window.localStorage.clear());
  await page.reload();
  await waitForHydration(page);
  await add(page, chair);
  await pieces.fill('0');
  await page.getByRole('dialog', { name: 'Votre demande est vide' }).waitFor();
  await expect.poll(() => panel.getByRole('link', { name: 'Continuer' }).count()).toBe(0);
  await expect.poll(words).not.toContain('1 article');
  await expect.poll(() => focused(page)).toContain('Annuler');
  await page.keyboard.press('Escape');
  await expect.poll(() => panel.count()).toBe(0);
  await expect.poll(() => focused(page)).toContain('Ma demande');
});

test('an empty list leads to the catalogue; the time of the caution is the company’s', async ({ page }) => {
  await changeCompanyInfo('Restitution de la caution (jours)', '10');
  await page.goto(storefront('/'));
  await page.getByRole('link', { name: /Ma demande \(0\)/ }).click();
  const list = page.getByRole('dialog', { name: 'Ma demande' });
  expect(await seriousFaults(page)).toEqual([]);
  await list.getByRole('link', { name: 'Voir le catalogue' }).click();
  await page.waitForURL(storefront('/catalogue'));
  await waitForHydration(page);
  await add(page, chair);
  await page.getByRole('button', { name: 'Voir la liste' }).click();
  await list.getByText('rendue dans les dix jours').waitFor();
});

test('a list whose articles cannot be asked for says so, and nothing wrong', async ({ page, expectedProblems }) => {
  expectedProblems.push(/503/);
  await page.goto(storefront('/catalogue'));
  await page.route('**/graphql', (route) => route.fulfill({ status: 503, body: '{}' }));
  await add(page, chair);
  const added = page.getByRole('dialog', { name: 'Ajouté à votre demande' });
  await added.getByText('Votre liste est conservée').waitFor();
  await expect.poll(() => added.innerText()).not.toContain('€');
  await page.unroute('**/graphql');
  await added.getByRole('button', { name: 'Réessayer' }).click();
  await added.getByRole('link', { name: chair }).waitFor();
});

test('a quantity that is too high is lowered aloud, and buttons that stop keep the focus', async ({ page }) => {
  const nom = `Fauteuil ${Date.now()}`;
  const article = await createArticle({ nom, prix: 5, quantite: 100 });
  await openUntil(page, '/catalogue', nom);
  const card = page.getByRole('article').filter({ hasText: nom });
  await card.getByRole('button', { name: `Ajouter : ${nom}` }).press('Enter');
  await expect.poll(() => activeName(page)).toBe(`Ajouté (1) : ${nom}`);
  await card.getByLabel(quantity(nom)).fill('101');
  await expect.poll(() => card.getByLabel(quantity(nom)).inputValue()).toBe('100');
  await card.getByText('100 au plus : il n’y en a pas davantage').waitFor();
  await page.getByRole('status').getByText('100 au plus : il n’y en a pas davantage').waitFor();
  const plus = card.getByRole('button', { name: `Ajouté (100) : ${nom}` });
  await plus.press('Enter');
  await expect.poll(() => activeName(page)).toBe(`Ajouté (100) : ${nom}`);
  await card.getByLabel(quantity(nom)).fill('1');
  await card.getByRole('button', { name: `Retirer ${nom}` }).press('Enter');
  await expect.poll(() => focused(page)).toContain('Ajouter');
  await page.getByRole('link', { name: /Ma demande \(0\)/ }).waitFor();
  await deleteArticle(article);
});

test('on a phone an article’s price, state and button stay at the thumb, above four destinations', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto(storefront('/article/chaise-pliante-blanche'));
  const button = page.getByRole('button', { name: `Ajouter à ma demande : ${chair}`, exact: true });
  const bar = page.getByRole('navigation', { name: 'Navigation principale' });
  await expect
    .poll(async () => (await bar.getByRole('link').allInnerTexts()).map((words) => words.replace(/\s+/g, ' ').trim()))
    .toEqual(['Accueil', 'Catalogue', expect.stringMatching(/^Ma demande \(0\)/), 'Appeler']);
  expect(await bar.getByRole('link', { name: 'Appeler' }).getAttribute('href')).toMatch(/^tel:[+\d]+$/);
  for (const y of [0, 600]) {
    await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
    await expect.poll(() => bottomOf(button)).toBeGreaterThan(700);
    await expect.poll(() => bottomOf(button)).toBeLessThanOrEqual(844 - 64);
  }
  await button.click();
  await page.getByRole('link', { name: /Ma demande \(1\)/ }).waitFor();
  expect(await seriousFaults(page)).toEqual([]);
});

test('Back and Forward go from step to step, and a reload stays', async ({ page }) => {
  const wizard = await new Wizard(page).open();
  await wizard.fillIdentity({ nom: 'Le Gall', prenom: 'Yann', phone: '06 39 98 01 24' });
  await wizard.goOn(2);
  await wizard.add(chair);
  await wizard.goOn(3);
  await page.goBack();
  await wizard.atStep(2);
  await expect.poll(() => focused(page)).toContain('Articles');
  await page.goBack();
  await wizard.atStep(1);
  await page.goForward();
  await wizard.atStep(2);
  await page.goForward();
  await wizard.atStep(3);
  await page.reload();
  await wizard.atStep(3);
  await wizard.goBack(2);
  await page.goBack();
  await wizard.atStep(1);
  // Forward opens no step that is not complete.
  await page.getByLabel('Prénom').fill('');
  await page.goForward();
  await wizard.atStep(1);
});

test('ten chosen articles fit 1,800 px of a phone, and can be changed there', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto(storefront('/catalogue'));
  const buttons = page.getByRole('button', { name: /^Ajouter : / });
  const names = (await buttons.allTextContents()).map((name) => name.replace(/^\s*Ajouter\s*:\s*/, '').trim());
  // A pack asks for its ground, too.
  const articles = names.filter((name) => !name.includes('équipé'));
  for (const name of articles.slice(0, 10)) await add(page, name);
  const wizard = await new Wizard(page).open();
  await wizard.fillIdentity({ nom: 'Le Gall', prenom: 'Yann', phone: '06 39 98 01 24' });
  // No article is full then, which would take a line.
  await page.getByLabel('Date souhaitée').fill(afterMonday(306));
  await wizard.goOn(2);
  const chosen = page.getByRole('region', { name: 'Vos articles' });
  await expect.poll(() => chosen.getByRole('listitem').count()).toBe(10);
  await page.waitForLoadState('networkidle');
  await expect.poll(() => page.getByRole('main').evaluate((main) => main.scrollHeight)).toBeLessThanOrEqual(1800);
  await page.getByRole('region', { name: 'Mobilier' }).getByText('Mobilier').click();
  await wizard.add(table);
  await chosen.getByText(`1 × ${table}`).waitFor();
  await expect.poll(() => overflow(page)).toBeLessThanOrEqual(0);
  expect(await seriousFaults(page)).toEqual([]);
});

test('on a phone: 80 chairs and 10 tables for a Saturday, sent in at most 14 taps', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto(storefront('/catalogue'));
  let taps = 0;
  const tap = (target: ReturnType<Page['getByLabel']>) => {
    taps += 1;
    return target.click();
  };
  const type = async (label: string | RegExp, value: string, place: Pick<Page, 'getByLabel'> = page) => {
    taps += 1;
    await place.getByLabel(label).fill(value);
  };
  const added = page.getByRole('dialog', { name: 'Ajouté à votre demande' });
  for (const [name, pieces] of [
    [chair, '80'],
    [table, '10'],
  ] as const) {
    await tap(page.getByRole('button', { name: `Ajouter : ${name}`, exact: true }));
    await type(quantity(name), pieces, added);
  }
  await expect.poll(async () => (await added.innerText()).replace(/\s+/g, ' ')).toContain('240,00 €');
  await tap(added.getByRole('link', { name: 'Continuer' }));
  const wizard = new Wizard(page);
  await wizard.atStep(1);
  await type(/^Nom\b/, 'Le Gall');
  await type('Prénom', 'Yann');
  await type('Date souhaitée', saturday);
  await type('Téléphone', '06 39 98 01 61');
  await tap(wizard.next());
  await wizard.atStep(2);
  await tap(wizard.next());
  await wizard.atStep(3);
  // At the thumb before anything is scrolled.
  const isAtThumb = (target: ReturnType<Page['getByLabel']>) =>
    target.evaluate((element) => element.getBoundingClientRect().bottom < window.innerHeight);
  await expect.poll(() => isAtThumb(wizard.send())).toBe(true);
  await expect.poll(() => isAtThumb(page.getByText(/2 articles choisis, 240,00\s€ environ/))).toBe(true);
  const word = 'Le terrain est derrière l’église.';
  await type('Un mot pour nous', word);
  await tap(wizard.send());
  await wizard.isSent();
  expect(taps).toBeLessThanOrEqual(14);

  const confirmation = page.getByRole('region', { name: /votre demande n° \d+ est bien arrivée/ });
  await confirmation.getByText(`80 × ${chair}`).waitFor();
  await confirmation.getByText(`10 × ${table}`).waitFor();
  const request = await wizard.openFollowUp();
  await page.getByText(word).waitFor();
  await deleteRequest(request);
});

test('two tabs share one list: what one changes the other shows, and what one sends leaves both', async ({
  page,
  context,
}) => {
  const wizard = await new Wizard(page).open();
  const other = await context.newPage();
  await other.goto(storefront('/catalogue'));
  await waitForHydration(other);
  await add(other, chair);
  await page.getByRole('link', { name: /Ma demande \(1\)/ }).waitFor();
  await wizard.fillIdentity({ nom: 'Deux-Onglets', prenom: 'Yann', phone: '06 39 98 01 62' });
  await wizard.goOn(2);
  await wizard.quantity(chair).fill('80');
  await expect.poll(() => other.getByLabel(quantity(chair)).first().inputValue()).toBe('80');
  await add(other, table);
  await expect.poll(() => page.getByRole('complementary').innerText()).toContain(table);
  await wizard.goOn(3);
  await wizard.send().click();
  await wizard.isSent();
  await other.getByRole('link', { name: /Ma demande \(0\)/ }).waitFor();
  await deleteRequest(await wizard.openFollowUp());
});

test('« Tout effacer » asks first, and leaves nothing in the browser', async ({ page }) => {
  const wizard = await new Wizard(page).open();
  await wizard.fillIdentity({ nom: 'Le Gall', prenom: 'Yann', phone: '06 39 98 01 24' });
  await wizard.goOn(2);
  await wizard.add(chair);
  const answer = async (choice: 'accept' | 'dismiss') => {
    page.once('dialog', (dialog) => dialog[choice]());
    await page.getByRole('button', { name: 'Tout effacer' }).click();
  };
  await answer('dismiss');
  await page.getByRole('link', { name: /Ma demande \(1\)/ }).waitFor();
  await answer('accept');
  await wizard.atStep(1);
  await expect.poll(() => page.getByLabel('Prénom').inputValue()).toBe('');
  await expect.poll(() => page.evaluate(() => window.localStorage.length)).toBe(0);
});

const quantity = (article: string) => new RegExp(`^Nombre d’exemplaires (de |d’)${article.replace(/[()]/g, '\\$&')}$`);

async function add(page: Page, article: string): Promise<void> {
  const button = page.getByRole('button', { name: `Ajouter : ${article}`, exact: true });
  await button.click();
  await button.waitFor({ state: 'detached' });
}

function activeName(page: Page): Promise<string | null | undefined> {
  return page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
}

async function bottomOf(element: ReturnType<Page['getByRole']>): Promise<number> {
  const box = await element.boundingBox();
  return box ? box.y + box.height : 0;
}
