import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { afterMonday } from '../prisma/seed/dates.ts';
import { failAt } from './support/back-office.ts';
import { waitForHydration } from './support/hydration.ts';
import { storefront, test } from './support/test.ts';

const chair = 'Chaise Napoléon III';

test('articles stand under their category, in the categories’ order, « Autres articles » last', async ({ page }) => {
  await page.goto(storefront('/catalogue'));
  expect(
    await page.getByRole('heading', { level: 2 }).and(page.getByRole('main').locator('h2')).allInnerTexts(),
  ).toEqual([
    'Des ensembles tout prêts',
    'Barnums et tentes',
    'Mobilier',
    'Vaisselle',
    'Son et lumière',
    'Décoration',
    'Chauffage et cuisine',
    'Autres articles',
  ]);
  const furniture = page.getByRole('region', { name: 'Mobilier' });
  await furniture.getByRole('heading', { level: 3, name: chair }).waitFor();
  const dishes = page.getByRole('region', { name: 'Vaisselle' });
  await expect.poll(() => dishes.getByRole('heading', { name: chair }).count()).toBe(0);
});

test('a card shows its picture, its price with the unit, and leads to the article', async ({ page }) => {
  await page.goto(storefront('/catalogue'));
  const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: chair }) });
  // What is far below the screen is not drawn, and has no text by then.
  await card.scrollIntoViewIfNeeded();
  await expect.poll(async () => plain(await card.innerText())).toContain('4,50 € / week-end');
  const picture = card.locator('img');
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  expect(await picture.getAttribute('loading')).toBe('lazy');
  await card.getByRole('link', { name: `Voir plus : ${chair}` }).click();
  await page.waitForURL(storefront('/article/chaise-napoleon-iii'));
});

test('a card adds to the request up to the stock, and says so', async ({ page }) => {
  await page.goto(storefront('/catalogue'));
  await isAlive(page);
  const card = page.getByRole('article').filter({ hasText: 'Canapé lounge 2 places' });
  await card.getByRole('button', { name: 'Ajouter : Canapé lounge 2 places' }).click();
  await page.getByRole('link', { name: /Ma demande \(1\)/ }).waitFor();
  const said = page.getByRole('status');
  await said.getByText('Canapé lounge 2 places : 1 exemplaire dans votre demande').waitFor();
  await card.getByRole('button', { name: /^Ajouté \(1\)/ }).click();
  await said.getByText('Canapé lounge 2 places : 2 exemplaires dans votre demande').waitFor();
  const full = card.getByRole('button', { name: /^Ajouté \(2\)/ });
  await expect.poll(() => full.isDisabled()).toBe(true);
  await expect.poll(() => full.getAttribute('title')).toBe('Stock maximum atteint (2)');
});

test('is sorted and filtered in the browser, by the address too, and says how many articles show', async ({ page }) => {
  await page.goto(storefront('/catalogue'));
  await isAlive(page);
  await page.getByLabel('Trier').selectOption('Prix croissant');
  await expect.poll(async () => (await names(page))[0]).toBe('Mur fenêtre 3 m');
  // Other tests may have an article online by now.
  const count = (await names(page)).length;
  expect(count).toBeGreaterThanOrEqual(40);
  await page.getByRole('status').getByText(`${count} articles`, { exact: true }).waitFor();
  await page.getByLabel('Capacité').selectOption('20 personnes et plus');
  await page.getByRole('status').getByText('4 articles', { exact: true }).waitFor();
  await page.waitForURL(storefront('/catalogue?tri=prix&capacite=20'));
  await page.reload();
  await expect
    .poll(() => names(page))
    .toEqual([
      'Barnum pliant 3×6 m (18 m²)',
      'Barnum 4×8 m (32 m²)',
      'Tente de réception 5×10 m (50 m²)',
      'Pack sono 2 enceintes, micro et pieds',
    ]);
  await page.getByLabel('Capacité').selectOption('Capacité');
  await page.getByLabel('Trier').selectOption('Ordre du catalogue');
  await page.waitForURL(storefront('/catalogue'));
  await page.getByRole('region', { name: 'Des ensembles tout prêts' }).waitFor();
});

test('shows what is free at the chosen days alone', async ({ page }) => {
  await page.goto(storefront('/catalogue'));
  const free = page.getByRole('button', { name: 'Libres à mes dates' });
  expect(await free.count()).toBe(0);
  await page.evaluate((date) => {
    localStorage.setItem('barnum.demande', JSON.stringify({ date, changedAt: Date.now() }));
  }, afterMonday(61));
  await page.reload();
  await free.click();
  await expect.poll(() => free.getAttribute('aria-pressed')).toBe('true');
  await page.waitForURL(storefront('/catalogue?libres=1'));
  await expect.poll(() => page.getByText(/ libres sur /).count()).toBeGreaterThan(0);

  // What was known of other quantities is not shown for these.
  await failAt(page, 'Availability');
  await page
    .getByRole('button', { name: /^Ajouter/ })
    .first()
    .click();
  await page
    .getByRole('status')
    .getByText(/, libres ou non$/)
    .waitFor();
  await expect.poll(() => page.getByText(/ libres sur /).count()).toBe(0);
});

test.for([
  [390, 844],
  [1440, 900],
])('its first articles show without scrolling at %i × %i', async ([width, height], { page }) => {
  await page.setViewportSize({ width: width ?? 0, height: height ?? 0 });
  await page.goto(storefront('/catalogue'));
  const name = page.getByRole('region', { name: 'Barnums et tentes' }).getByRole('heading', { level: 3 }).first();
  const bottom = () => name.evaluate((element) => element.getBoundingClientRect().bottom);
  // The bottom bar of a phone is 64 px high.
  await expect.poll(bottom).toBeLessThan((height ?? 0) - (width === 390 ? 64 : 0));
});

describe('the search', () => {
  test('finds as one types, accents and case ignored, shows the count, and can be shared', async ({ page }) => {
    await page.goto(storefront('/catalogue'));
    await field(page).fill('NAPOLEON');
    await page.getByRole('status').getByText('1 article trouvé pour « NAPOLEON »').waitFor();
    await expect.poll(() => names(page)).toEqual([chair]);
    await page.waitForURL(storefront('/catalogue?q=NAPOLEON'));
    await page.reload();
    await expect.poll(() => names(page)).toEqual([chair]);
    await expect.poll(() => field(page).inputValue()).toBe('NAPOLEON');

    await page.getByRole('link', { name: 'Effacer la recherche' }).click();
    await expect.poll(async () => (await names(page)).length).toBeGreaterThan(30);
    await page.waitForURL(storefront('/catalogue'));
    await expect.poll(() => field(page).evaluate((input) => input === document.activeElement)).toBe(true);
  });

  test('searches descriptions, the long ones too, and shows only the categories with results', async ({ page }) => {
    await page.goto(storefront('/catalogue'));
    await field(page).fill('structure aluminium');
    await expect.poll(() => names(page)).toContain('Barnum pliant 3×3 m (9 m²)');
    await expect.poll(() => page.getByRole('heading', { level: 2, name: 'Mobilier' }).count()).toBe(0);
    await expect
      .poll(() => page.getByRole('navigation', { name: 'Familles du catalogue' }).getByRole('link').count())
      .toBe(1);
    await field(page).fill('barnum 3x6');
    await expect.poll(() => names(page)).toContain('Barnum pliant 3×6 m (18 m²)');
  });

  test('still finds by name when the long descriptions cannot be loaded', async ({ page, expectedProblems }) => {
    expectedProblems.push(/503/, /The long descriptions are not searched/);
    await page.route('**/graphql', (route) => route.fulfill({ status: 503, body: '{}' }));
    await page.goto(storefront('/catalogue'));
    await field(page).fill('napoleon');
    await expect.poll(() => names(page)).toEqual([chair]);
  });

  test('keeps what a shared address found when the catalogue does not come, and asks again', async ({
    page,
    expectedProblems,
  }) => {
    expectedProblems.push(/The catalogue is not searched/);
    await page.goto(storefront('/catalogue?q=napoleon'));
    await waitForHydration(page);
    const mend = await failAt(page, 'WholeCatalogue');
    await field(page).fill('barnum 3x6');
    await page.getByRole('alert').getByText('Le catalogue ne répond pas pour l’instant').waitFor();
    await page.getByText('Vous voyez encore ce qui répond à « napoleon ».').waitFor();
    await expect.poll(() => names(page)).toEqual([chair]);
    await mend();
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await expect.poll(() => names(page)).toContain('Barnum pliant 3×6 m (18 m²)');
    await expect.poll(() => page.getByRole('alert').count()).toBe(0);
  });

  test('that finds nothing says so and suggests what to do', async ({ page }) => {
    await page.goto(storefront('/catalogue?q=licorne'));
    await page.getByRole('heading', { name: 'Rien pour « licorne »' }).waitFor();
    await page.getByRole('link', { name: 'Nous écrire' }).waitFor();
    await page.getByRole('link', { name: 'Tout afficher' }).click();
    await page.getByRole('heading', { level: 2, name: 'Mobilier' }).waitFor();
    await expect.poll(() => field(page).inputValue()).toBe('');
    await expect.poll(() => field(page).evaluate((input) => input === document.activeElement)).toBe(true);
  });

  test('takes a slip of a letter, sizes, plurals and other names as they are typed', async ({ page }) => {
    await page.goto(storefront('/catalogue'));
    const close = 'Aucun article ne contient « chaisse » ; voici ceux qui s’en approchent.';
    await field(page).fill('chaisse');
    await page.getByRole('status').getByText(close).waitFor();
    await expect.poll(() => names(page)).toContain(chair);
    await page.waitForURL(storefront('/catalogue?q=chaisse'));
    await page.reload();
    await page.getByRole('status').getByText(close).waitFor();
    await expect.poll(() => names(page)).toContain(chair);

    await field(page).fill('tonnelles 3 x 6m');
    await page
      .getByRole('status')
      .getByText(/trouvés? pour «\stonnelles 3 x 6m\s»/)
      .waitFor();
    await expect.poll(() => names(page)).toContain('Barnum pliant 3×6 m (18 m²)');
  });

  test('finds the same without JavaScript, long descriptions included', async ({ pageWithoutScript: page }) => {
    await page.goto(storefront('/catalogue'));
    await field(page).fill('structure aluminium');
    await page.getByRole('button', { name: 'Rechercher', exact: true }).click();
    await page.waitForURL(storefront('/catalogue?q=structure+aluminium'));
    await expect.poll(() => names(page)).toContain('Barnum pliant 3×3 m (9 m²)');
    await expect.poll(() => names(page)).not.toContain(chair);
    await expect.poll(() => page.getByRole('heading', { level: 2, name: 'Mobilier' }).count()).toBe(0);
    await expect.poll(() => field(page).inputValue()).toBe('structure aluminium');

    await field(page).fill('licorne');
    await field(page).press('Enter');
    await page.getByRole('heading', { name: 'Rien pour « licorne »' }).waitFor();
    await page.getByRole('link', { name: 'Tout afficher' }).click();
    await page.waitForURL(storefront('/catalogue'));
    await expect.poll(() => names(page)).toContain(chair);
  });

  test('answers a shared address with its results, which are never cached for the whole catalogue', async () => {
    const read = async (path: string) => (await fetch(storefront(path))).text();
    const shown = (html: string) => [...html.matchAll(/<li(?![^>]* hidden)[^>]*><article/g)].length;
    expect(shown(await read('/catalogue?q=napoleon'))).toBe(1);
    expect(shown(await read('/catalogue'))).toBeGreaterThan(30);
    expect(await read('/catalogue?q=%3Cscript%3Ealert(1)%3C/script%3E')).not.toContain('alert(1)</script>');
  });
});

test('the chips lead to the categories and follow the scroll', async ({ page }) => {
  await page.goto(storefront('/catalogue'));
  await isAlive(page);
  const chips = page.getByRole('navigation', { name: 'Familles du catalogue' });
  const current = () => chips.locator('[aria-current]').innerText();
  await expect.poll(current).toBe('Barnums et tentes');
  await chips.getByRole('link', { name: 'Vaisselle' }).click();
  await expect.poll(current).toBe('Vaisselle');
  await page.getByRole('heading', { name: 'Autres articles' }).scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await expect.poll(current).toBe('Autres articles');
});

test.for([1440, 390])('a category’s address scrolls to it, 100 px below the top, at %i px', async (width, { page }) => {
  await page.setViewportSize({ width, height: 900 });
  await page.goto(storefront('/catalogue/vaisselle'));
  const group = page.getByRole('region', { name: 'Vaisselle' });
  await expect.poll(() => group.evaluate((element) => Math.round(element.getBoundingClientRect().top))).toBe(100);
});

test('an unknown category shows the whole catalogue from its top', async ({ page, expectedProblems }) => {
  expectedProblems.push(/404/);
  const answer = await page.goto(storefront('/catalogue/nulle-part'));
  expect(answer?.status()).toBe(404);
  await page.getByRole('heading', { name: 'Mobilier' }).waitFor();
  await isAlive(page);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('every article can be read and requested without JavaScript', async ({ pageWithoutScript: page }) => {
  await page.goto(storefront('/catalogue'));
  expect(await page.getByRole('article').count()).toBeGreaterThan(30);
  await page.getByRole('button', { name: `Ajouter : ${chair}` }).click();
  await page.waitForURL(/\/reservation\?selectedArticles=\d+$/);
});

function field(page: Page) {
  return page.getByRole('searchbox', { name: 'Rechercher dans le catalogue' });
}

/** Names of the visible articles. */
async function names(page: Page): Promise<string[]> {
  const headings = page.getByRole('heading', { level: 3 }).and(page.getByRole('article').locator('h3'));
  // Not as drawn: what is far below the screen is not.
  return (await headings.allTextContents()).map(plain);
}

/** Resolves once the page is hydrated. */
async function isAlive(page: Page): Promise<void> {
  await page.locator('[aria-label="Familles du catalogue"] [aria-current]').waitFor();
}

function plain(text: string): string {
  return text.replace(/\s/g, ' ');
}
