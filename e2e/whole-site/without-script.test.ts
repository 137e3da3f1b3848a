import { expect } from 'vitest';
import { publicPages } from '../support/public-pages.ts';
import { storefront, test } from '../support/test.ts';

test.for(publicPages)(
  '$path reads whole, without a button that does nothing',
  async ({ path, status = 200, h1, content }, { pageWithoutScript: page }) => {
    // So high that all is drawn: what is far below a window has no inner text yet.
    await page.setViewportSize({ width: 1280, height: 20_000 });
    const answer = await page.goto(storefront(path));
    expect(answer?.status()).toBe(status);
    expect((await page.locator('h1').innerText()).replace(/\s+/g, ' ')).toBe(h1);
    const isForm = path === '/reservation';
    const words = (await page.locator('main').innerText()).replaceAll('\u00a0', ' ').replaceAll('\u202f', ' ');
    for (const word of isForm ? [] : content) expect(words).toContain(word);
    // A form with an `action` works without JavaScript.
    const dead = page.locator(':is(button, input, textarea, select):not(form[action] *):visible');
    expect(await dead.evaluateAll((elements) => elements.map((element) => element.outerHTML))).toEqual([]);
  },
);

test('the navigation, the footer and the catalogue lead everywhere', async ({ pageWithoutScript: page }) => {
  await page.goto(storefront('/'));
  const follow = async (name: string, path: string) => {
    await page.getByRole('link', { name, exact: true }).first().click();
    await page.waitForURL(storefront(path));
  };
  await follow('Catalogue', '/catalogue');
  await follow('Voir plus : Chaise pliante blanche', '/article/chaise-pliante-blanche');
  await follow('Mentions légales', '/mentions-legales');
  await follow('Plan du site', '/plan-du-site');
  await follow('Contact', '/contact');
  await follow('Réservation', '/reservation');
});

test('the reservation page says how to send a request without JavaScript', async ({ pageWithoutScript: page }) => {
  await page.goto(storefront('/reservation'));
  const help = page.locator('noscript');
  expect(await help.innerHTML()).toContain('Ce formulaire a besoin de JavaScript.');
  expect(await help.innerHTML()).toContain('href="tel:0261910042"');
});
