import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { seriousFaults } from './support/accessibility.ts';
import { addresses } from './support/addresses.ts';
import { storefront, test } from './support/test.ts';

const longDate = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'Europe/Paris' });

test('the hero leads to the catalogue first, and to the request', async ({ page }) => {
  await page.goto(storefront('/'));
  const hero = page.getByRole('main').locator('section').first();
  const links = await hero.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(links).toEqual(['/catalogue', '/reservation']);
  const picture = hero.locator('img');
  expect(await picture.getAttribute('fetchpriority')).toBe('high');
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/\.avif$/);
});

test('the grid shows the categories that have articles, in their order', async ({ page }) => {
  const { categories, articles } = await catalogue();
  const holding = categories
    .sort((one, other) => one.ordre - other.ordre)
    .map(({ id, nom }) => ({ nom, count: articles.filter(({ categorie }) => categorie === id).length }))
    .filter(({ count }) => count > 0);
  expect(holding.length).toBeLessThan(categories.length);
  await page.goto(storefront('/'));
  const cards = section(page, 'Tout pour recevoir').getByRole('listitem');
  expect(await cards.getByRole('heading').allInnerTexts()).toEqual(holding.map(({ nom }) => nom));
  expect(await cards.getByText(/^\d+ articles?$/).allInnerTexts()).toEqual(
    holding.map(({ count }) => (count > 1 ? `${count} articles` : '1 article')),
  );
  await cards.getByRole('link', { name: 'Mobilier' }).click();
  await page.waitForURL(storefront('/catalogue/mobilier'));
});

test('the page says how it works, how to return articles, and ends with a call to action', async ({ page }) => {
  await page.goto(storefront('/'));
  const steps = section(page, 'Comment ça marche').getByRole('listitem');
  expect(await steps.getByRole('heading').allInnerTexts()).toEqual(['Choisissez', 'Demandez', 'Convenons', 'Fêtez']);
  const returns = section(page, 'Les conditions de retour');
  expect(await returns.getByRole('listitem').count()).toBe(4);
  await returns.getByRole('link', { name: 'conditions générales de vente' }).waitFor();
  const invitation = section(page, 'Une date en tête ?');
  await invitation.getByRole('link', { name: 'Faire ma demande' }).click();
  await page.waitForURL(storefront('/reservation'));
});

test('six visible testimonials at most, newest first, each with its day, and where they come from', async ({
  page,
}) => {
  const { testimonials } = await (await fetch(`${addresses.serviceUrl}/api/testimonials`)).json();
  const expected: { prénom: string; nom: string; texte: string; created_at: string }[] = testimonials.slice(0, 6);
  await page.goto(storefront('/'));
  const block = section(page, 'Ils ont fait la fête');
  const cards = block.getByRole('figure');
  expect(await cards.getByRole('paragraph').allInnerTexts()).toEqual(expected.map(({ texte }) => texte));
  expect(await cards.getByRole('time').allInnerTexts()).toEqual(
    expected.map(({ created_at }) => longDate.format(new Date(created_at)).replace(/^1 /, '1er ')),
  );
  await block.getByText('classés du plus récent au plus ancien').waitFor();
  await block.getByText('nous ne vérifions pas que leurs auteurs ont loué chez nous').waitFor();
});

describe.each([
  ['Nos partenaires', 5],
  ['Avis de nos clients', 6],
])('the carousel « %s »', (name, slides) => {
  test('moves by its buttons, which keep the focus at either end', async ({ page }) => {
    const { carousel, first, last } = await open(page, name, slides);
    const [back, on] = [
      carousel.getByRole('button', { name: 'Précédents' }),
      carousel.getByRole('button', { name: 'Suivants' }),
    ];
    await expect.poll(() => back.getAttribute('aria-disabled')).toBe('true');
    while ((await on.getAttribute('aria-disabled')) === 'false') await on.click();
    await expect.poll(() => isWithin(carousel, last)).toBe(true);
    await expect.poll(() => isWithin(carousel, first)).toBe(false);
    await expect.poll(() => on.evaluate((button) => button === document.activeElement)).toBe(true);
    await expect.poll(() => carousel.getByRole('status').innerText()).toMatch(/^Page (\d+) sur \1$/);
    while ((await back.getAttribute('aria-disabled')) === 'false') await back.click();
    await expect.poll(() => isWithin(carousel, first)).toBe(true);
  });

  test('moves by the keys', async ({ page }) => {
    const { carousel, first, last } = await open(page, name, slides);
    await carousel.getByRole('group').focus();
    await page.keyboard.press('End');
    await expect.poll(() => isWithin(carousel, last)).toBe(true);
    await page.keyboard.press('Home');
    await expect.poll(() => isWithin(carousel, first)).toBe(true);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => isWithin(carousel, first)).toBe(false);
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => isWithin(carousel, first)).toBe(true);
  });

  test('moves by touch', async ({ page }) => {
    const { carousel, first } = await open(page, name, slides);
    // Once it stands still.
    await carousel.getByRole('group').hover();
    const box = await carousel.getByRole('group').boundingBox();
    if (!box) throw new Error('The carousel is not on the page.');
    const [x, y] = [box.x + box.width * 0.8, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x - box.width * 0.6, y, { steps: 6 });
    await page.mouse.up();
    await expect.poll(() => isWithin(carousel, first)).toBe(false);
    expect(page.url()).toBe(storefront('/'));
  });

  test('is a row with every slide in it without JavaScript', async ({ pageWithoutScript: page }) => {
    await page.goto(storefront('/'));
    const carousel = page.getByRole('region', { name });
    expect(await carousel.getByRole('listitem').count()).toBe(slides);
    expect(await carousel.getByRole('group').evaluate((row) => getComputedStyle(row).overflowX)).toBe('auto');
  });
});

test('an unknown path shows the home page, as not found and not to be indexed', async ({ page, expectedProblems }) => {
  expectedProblems.push(/404/);
  const answer = await page.goto(storefront('/nulle/part'));
  expect(answer?.status()).toBe(404);
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex');
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  const notice = page.getByRole('region', { name: 'Cette page n’existe pas, ou n’existe plus.' });
  expect(await seriousFaults(page)).toEqual([]);
  await notice.getByRole('searchbox').fill('chaise');
  await notice.getByRole('searchbox').press('Enter');
  await page.waitForURL(/\/catalogue\?q=chaise$/);
  await page.goto(storefront('/'));
  await expect.poll(() => notice.count()).toBe(0);
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(title);
  await expect.poll(() => page.locator('meta[name=robots][content*=noindex]').count()).toBe(0);
});

/** The section with that title. */
function section(page: Page, title: string): Locator {
  return page.locator('section').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
}

/** The hydrated carousel on a phone, where the slides do not all fit. */
async function open(page: Page, name: string, slides: number) {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(storefront('/'));
  const carousel = page.getByRole('region', { name });
  const items = carousel.getByRole('listitem');
  await expect.poll(() => items.count()).toBe(slides);
  // Its code is loaded when it comes near the screen.
  await carousel.scrollIntoViewIfNeeded();
  await expect
    .poll(() => carousel.getByRole('group').evaluate((row) => getComputedStyle(row).overflowX))
    .toBe('hidden');
  return { carousel, first: items.first(), last: items.last() };
}

/** Whether the whole width of the slide is visible. */
async function isWithin(carousel: Locator, slide: Locator): Promise<boolean> {
  const [frame, box] = [await carousel.getByRole('group').boundingBox(), await slide.boundingBox()];
  if (!frame || !box) return false;
  // A slide includes the gap on its left.
  return box.x + box.width <= frame.x + frame.width + 1 && box.x + 24 >= frame.x - 1;
}

async function catalogue() {
  const read = async (path: string) => (await fetch(`${addresses.serviceUrl}/api${path}`)).json();
  const { categories }: { categories: { id: number; nom: string; ordre: number }[] } = await read('/categories');
  const { articles }: { articles: { id: number; categorie: number | null }[] } = await read('/articles');
  return { categories, articles };
}
