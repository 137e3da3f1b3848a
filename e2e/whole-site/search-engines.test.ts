import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { publicPages } from '../support/public-pages.ts';
import { administratorToken, call } from '../support/service.ts';
import { storefront, test, untilPageSays } from '../support/test.ts';

const indexed = publicPages.filter(({ path, status }) => !status && path !== '/access-denied');
const notIndexed = publicPages.filter((page) => !indexed.includes(page));

test('each indexed page has a title and a description of its own', async ({ page }) => {
  const descriptions = new Set<string | null>();
  for (const { path, title } of indexed) {
    await page.goto(storefront(path));
    const content = (selector: string) => page.locator(selector).getAttribute('content');
    descriptions.add(await content('meta[name=description]'));
    await expect.poll(() => page.locator('link[rel=canonical]').getAttribute('href')).toBe(storefront(path));
    await expect.poll(() => page.locator('meta[name=robots]').count()).toBe(0);
    expect(await content('meta[property="og:title"]')).toBe(title);
    expect(await content('meta[property="og:url"]')).toBe(storefront(path));
    expect(await content('meta[property="og:description"]')).toBe(await content('meta[name=description]'));
    expect(await content('meta[property="og:image:alt"]')).not.toBe('');
  }
  expect(descriptions.size).toBe(indexed.length);
});

test('the picture of a shared page exists, in the declared size', async ({ page }) => {
  const pictures = new Map<string, string>();
  for (const path of ['/', '/catalogue', '/catalogue/mobilier', '/reservation', '/article/chaise-pliante-blanche']) {
    await page.goto(storefront(path));
    const content = async (name: string) =>
      (await page.locator(`meta[property="og:image${name}"]`).getAttribute('content')) ?? '';
    const answer = await fetch(await content(''));
    expect(answer.status).toBe(200);
    const { width, height } = await sharp(await answer.arrayBuffer()).metadata();
    expect([String(width), String(height)]).toEqual([await content(':width'), await content(':height')]);
    pictures.set(path, await content(''));
  }
  expect(new Set(pictures.values()).size).toBe(5);
  for (const path of ['/catalogue/mobilier', '/article/chaise-pliante-blanche'])
    expect(pictures.get(path)).toContain('/media/');
});

test.each(notIndexed)('$path is not to be indexed', async ({ path }) => {
  const html = await (await fetch(storefront(path))).text();
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(html).not.toContain('rel="canonical"');
});

describe('structured data', () => {
  async function read(path: string): Promise<Record<string, unknown>[]> {
    const html = await (await fetch(storefront(path))).text();
    return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json]) =>
      JSON.parse(json ?? ''),
    );
  }

  test('describe the company, its address and opening hours', async () => {
    const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];
    for (const path of ['/', '/contact']) {
      await untilPageSays(path, 'Mo-Fr 09:00-18:00');
      expect(await read(path)).toContainEqual(
        expect.objectContaining({
          '@context': 'https://schema.org',
          '@type': 'LocalBusiness',
          telephone: '02 61 91 00 42',
          openingHours: ['Mo-Fr 09:00-18:00', 'Sa 09:00-12:00'],
          openingHoursSpecification: [
            expect.objectContaining({ dayOfWeek: weekdays, opens: '09:00', closes: '18:00' }),
            expect.objectContaining({ dayOfWeek: ['Saturday'], opens: '09:00', closes: '12:00' }),
          ],
          address: expect.objectContaining({ postalCode: '56999', addressCountry: 'FR' }),
        }),
      );
    }
  });

  test('offer an article for lease at its price, and rate nothing', async () => {
    const data = await read('/article/chaise-pliante-blanche');
    expect(data).toContainEqual(
      expect.objectContaining({
        '@type': 'Product',
        offers: expect.objectContaining({
          '@type': 'Offer',
          price: '2.00',
          priceCurrency: 'EUR',
          availability: 'https://schema.org/InStock',
          businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
        }),
      }),
    );
    expect(JSON.stringify(data)).not.toMatch(/rating|review/i);
  });

  test('hold the breadcrumbs of each page', async () => {
    for (const { path } of indexed.slice(1)) {
      const trail = (await read(path)).find((object) => object['@type'] === 'BreadcrumbList');
      const steps = trail?.itemListElement as { position: number; item: string }[];
      expect(steps[0]?.item).toBe(storefront('/'));
      expect(steps.at(-1)?.item).toBe(storefront(path));
      expect(steps.map(({ position }) => position)).toEqual(steps.map((_step, index) => index + 1));
    }
  });
});

test('the site map of search engines lists every page to index, each once', async () => {
  const answer = await fetch(storefront('/sitemap.xml'));
  expect(answer.headers.get('content-type')).toContain('application/xml');
  const xml = await answer.text();
  const locations = [...xml.matchAll(/<url><loc>(.*?)<\/loc>/g)].map(([, url]) => url);
  expect(new Set(locations).size).toBe(locations.length);
  for (const { path } of indexed) expect(locations).toContain(storefront(path));
  for (const { path } of notIndexed) expect(locations).not.toContain(storefront(path));
  const { articles } = await call('GET', '/articles', null);
  expect(locations.filter((url) => url?.includes('/article/'))).toHaveLength(articles.length);
  expect(xml).toMatch(/<loc>[^<]*chaise-pliante-blanche<\/loc><lastmod>[^<]+<\/lastmod><image:image>/);

  const robots = await (await fetch(storefront('/robots.txt'))).text();
  expect(robots).toContain(`Sitemap: ${storefront('/sitemap.xml')}`);
  expect(robots).toContain('Disallow: /admin');
});

test.each([
  ['capitals', (path: string) => path.replace(/[a-z](?=[^/]*$)/, (letter) => letter.toUpperCase())],
  ['the full stop of a sentence', (path: string) => `${path}.`],
])('an address that was copied with %s redirects permanently to its page', async (_what, copied) => {
  const pages = (await (await fetch(storefront('/sitemap.xml'))).text()).match(/\/(article|catalogue)\/[^<]+/g) ?? [];
  for (const kind of ['/article/', '/catalogue/']) {
    const path = pages.find((page) => page.startsWith(kind)) ?? '';
    const answer = await fetch(storefront(copied(path)), { redirect: 'manual' });
    expect([kind, answer.status, answer.headers.get('location')]).toEqual([kind, 301, path]);
  }
});

test('a changed slug redirects permanently to the new one', async () => {
  const token = await administratorToken();
  const before = `Ancien nom ${Date.now()}`;
  const { article } = await call('POST', '/articles', token, { nom: before, prix: 5 });
  try {
    await call('PUT', `/articles/${article.id}`, token, { nom: before.replace('Ancien', 'Nouveau') });
    const slug = before.toLowerCase().replaceAll(' ', '-');
    const answer = await fetch(storefront(`/article/${slug}`), { redirect: 'manual' });
    expect(answer.status).toBe(301);
    expect(answer.headers.get('location')).toBe(`/article/${slug.replace('ancien', 'nouveau')}`);
  } finally {
    await call('DELETE', `/articles/${article.id}`, token);
  }
});

test('a renamed category is found at its former address', async () => {
  const token = await administratorToken();
  const before = `Ancienne famille ${Date.now()}`;
  const { category } = await call('POST', '/categories', token, { nom: before });
  try {
    await call('PUT', `/categories/${category.id}`, token, { nom: before.replace('Ancienne', 'Nouvelle') });
    const slug = before.toLowerCase().replaceAll(' ', '-');
    const answer = await fetch(storefront(`/catalogue/${slug}`), { redirect: 'manual' });
    expect(answer.status).toBe(301);
    expect(answer.headers.get('location')).toBe(`/catalogue/${slug.replace('ancienne', 'nouvelle')}`);
  } finally {
    await call('DELETE', `/categories/${category.id}`, token);
  }
});

test.each([
  ['/favicon.ico', 'image/'],
  ['/favicon.svg', 'image/svg+xml'],
  ['/apple-touch-icon.png', 'image/png'],
  ['/default-article.jpg', 'image/jpeg'],
  ['/default-category.jpg', 'image/jpeg'],
  ['/default-image.jpg', 'image/jpeg'],
])('%s is there', async (path, type) => {
  const answer = await fetch(storefront(path));
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toContain(type);
});
