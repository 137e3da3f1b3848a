import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { storefront, test } from '../../support/test.ts';

const priceNote = 'Le prix varie selon la durée de la location';
const marquee = '/article/barnum-pliant-33-m-9-m';

test('the facts: price with its unit and note, stock, deposit and assembly', async ({ page }) => {
  await page.goto(storefront(marquee));
  await page.getByRole('heading', { level: 1, name: 'Barnum pliant 3×3 m (9 m²)' }).waitFor();
  const words = plain(await page.getByRole('main').innerText());
  expect(words).toContain('60,00 € / week-end TTC');
  expect(words).toContain(priceNote);
  expect(words).toContain('8 exemplaires');
  expect(words).toContain('Caution 400,00 € Une garantie, pas un coût');
  expect(words).toContain('Montage 20,00 € TTC');
  expect(words).toContain('Structure en aluminium, 28 kg');
});

test('an article rented by the piece has no note on the duration; one without extra cost says so', async ({ page }) => {
  await page.goto(storefront('/article/assiette-plate-26-cm'));
  const words = plain(await page.getByRole('main').innerText());
  expect(words).toContain('0,40 € / unité TTC');
  expect(words).not.toContain(priceNote);
  expect(words).toContain('Montage Aucun');
});

test('« Réserver » carries the article to the request', async ({ page }) => {
  await page.goto(storefront(marquee));
  await page.getByRole('link', { name: 'Réserver', exact: true }).click();
  await page.waitForURL(/\/reservation\?selectedArticles=\d+$/);
  await page.getByRole('link', { name: /Ma demande \(1\)/ }).waitFor();
});

test('a pack shows its parts with their prices, and what it saves as it is chosen', async ({ page }) => {
  await page.goto(storefront('/article/barnum-36-m-equipe-18-convives'));
  const contents = page.getByRole('region', { name: 'Ce pack contient' });
  const saving = contents.getByText('Avec le pack, vous économisez');
  // The marquee for 110 €, three sets for 12 € each and two garlands for 12 €; what holds it costs nothing on grass.
  await expect.poll(async () => plain(await saving.innerText())).toMatch(/au moins 20,00 €\.$/);

  await page.goto(storefront('/article/table-dressee-pour-8'));
  await contents.getByRole('heading', { level: 3, name: 'Chaises, au choix' }).waitFor();
  const chair = contents.getByRole('listitem').filter({ hasText: 'Chaise Napoléon III' });
  expect(plain(await chair.innerText())).toMatch(/^8 × Chaise Napoléon III 4,50 € \/ week-end/);
  // With the cheaper chairs nothing is saved.
  expect(await saving.count()).toBe(0);
  await page.getByLabel('Chaises').selectOption({ label: 'Chaise Napoléon III' });
  await expect.poll(async () => plain(await saving.innerText())).toMatch(/économisez 10,00 €\.$/);
});

describe('the pictures', () => {
  test('change by the thumbnails below, and by scrolling', async ({ page }) => {
    await page.goto(storefront(marquee));
    const strip = page.getByRole('list', { name: 'Photos', exact: true });
    const choices = page.getByRole('list', { name: 'Choisir une photo' }).getByRole('link');
    await choices.nth(1).click();
    await expect.poll(() => choices.nth(1).getAttribute('aria-current')).toBe('true');
    await expect.poll(() => strip.evaluate((row) => Math.round(row.scrollLeft / row.clientWidth))).toBe(1);
    await strip.evaluate((row) => row.scrollTo({ left: 2 * row.clientWidth }));
    await expect.poll(() => choices.nth(2).getAttribute('aria-current')).toBe('true');
  });

  test('open in full, by keyboard, in French, and return the focus', async ({ page }) => {
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    await page.goto(storefront(marquee), { waitUntil: 'networkidle' });
    const before = loaded.length;
    await page
      .getByRole('link', { name: /Agrandir$/ })
      .first()
      .focus();
    await page.keyboard.press('Enter');
    const viewer = page.getByRole('dialog', { name: 'Photos de Barnum pliant 3×3 m (9 m²)' });
    await viewer.waitFor();
    expect(loaded.slice(before).some((url) => url.endsWith('.js'))).toBe(true);
    await viewer.getByText('1 sur 3').waitFor();
    for (const name of ['Fermer', 'Photo précédente', 'Photo suivante']) {
      await viewer.getByRole('button', { name }).waitFor();
    }
    await expect.poll(() => viewer.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('ArrowRight');
    await viewer.getByText('2 sur 3').waitFor();
    await page.keyboard.press('Escape');
    await viewer.waitFor({ state: 'detached' });
    const second = page.getByRole('link', { name: /Agrandir$/ }).nth(1);
    await expect.poll(() => second.evaluate((link) => link === document.activeElement)).toBe(true);
    await expect.poll(() => page.url()).toBe(storefront(marquee));
  });

  test('have names and sizes, and only the first is loaded eagerly', async ({ page }) => {
    await page.goto(storefront(marquee));
    const pictures = page.getByRole('list', { name: 'Photos', exact: true }).getByRole('img');
    const facts = await pictures.evaluateAll((all) =>
      all.map((image) =>
        ['alt', 'width', 'height', 'loading', 'fetchpriority'].map((name) => image.getAttribute(name)),
      ),
    );
    expect(facts.every(([alt, width, height]) => alt && Number(width) > 0 && Number(height) > 0)).toBe(true);
    expect(facts.map(([, , , loading, priority]) => loading ?? priority)).toEqual(['high', 'lazy', 'lazy']);
  });

  test('that are missing are replaced by the article’s name on a quiet ground', async ({ page }) => {
    await page.goto(storefront('/article/groupe-electrogene-silencieux-2-kw'));
    await page.locator('span[aria-hidden] > span').getByText('Groupe électrogène silencieux 2 kW').waitFor();
    await expect.poll(() => page.locator('img[src="/default-article.jpg"][alt=""]').count()).toBeGreaterThan(0);
    await expect.poll(() => page.getByRole('list', { name: 'Photos', exact: true }).count()).toBe(0);
  });
});

test('four others of the same category follow, two by two on a tablet', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto(storefront(marquee));
  const family = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Dans la même famille' }) });
  const cards = family.getByRole('article');
  await expect.poll(() => cards.getByRole('heading').allInnerTexts()).toHaveLength(4);
  const lefts = () => cards.evaluateAll((all) => all.map((card) => Math.round(card.getBoundingClientRect().left)));
  await expect.poll(async () => new Set(await lefts()).size).toBe(2);
  await family.getByRole('link', { name: 'Barnums et tentes' }).click();
  await page.waitForURL(storefront('/catalogue/barnums-et-tentes'));
});

test.for([
  ['/article/nulle-part', 'Article non trouvé'],
  ['/article/Pas%20un%20slug', "URL d'article invalide"],
  ['/article', "URL d'article invalide"],
] as const)('%s says « %s » and leads back to the catalogue', async ([path, sentence], { page, expectedProblems }) => {
  expectedProblems.push(/404/);
  const answer = await page.goto(storefront(path));
  expect(answer?.status()).toBe(404);
  await page.getByRole('heading', { level: 1, name: sentence, exact: true }).waitFor();
  await page.getByRole('main').getByRole('link', { name: 'Retour au catalogue' }).click();
  await page.waitForURL(storefront('/catalogue'));
});

test('search engines read a product, its offer and its place in the catalogue', async ({ page }) => {
  await page.goto(storefront(marquee));
  const blocks = await structuredData(page);
  const product = blocks.find((block) => block['@type'] === 'Product');
  expect(product).toMatchObject({
    name: 'Barnum pliant 3×3 m (9 m²)',
    offers: {
      '@type': 'Offer',
      url: storefront(marquee),
      price: '60.00',
      priceCurrency: 'EUR',
      availability: 'https://schema.org/InStock',
      businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
    },
  });
  expect(product).not.toHaveProperty('aggregateRating');
  const trail = blocks.find((block) => block['@type'] === 'BreadcrumbList');
  expect(trail).toMatchObject({ itemListElement: expect.arrayContaining([expect.objectContaining({ position: 1 })]) });
});

function structuredData(page: Page): Promise<Record<string, unknown>[]> {
  return page
    .locator('script[type="application/ld+json"]')
    .evaluateAll((blocks) => blocks.map((block) => JSON.parse(block.textContent ?? '')));
}

function plain(text: string): string {
  return text.replace(/\s+/g, ' ');
}
