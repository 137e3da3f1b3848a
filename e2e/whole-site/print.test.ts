import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { storefront, test } from '../support/test.ts';

test('an article in print: its facts, its first picture, the company’s contact; no button and no navigation', async ({
  page,
}) => {
  await open(page, '/article/barnum-pliant-33-m-9-m');
  const words = await wordsOf(page);
  for (const word of [
    'Barnum pliant 3×3 m (9 m²)',
    '60,00 € / week-end TTC',
    'Caution 400,00 €',
    'Structure en aluminium, 28 kg',
    '02 61 91 00 42',
  ]) {
    expect(words).toContain(word);
  }
  for (const word of [
    'Réserver',
    'Ajouter à ma demande',
    'Agrandir',
    'Dans la même famille',
    'Aller au contenu',
    'Choisissez vos dates',
  ]) {
    expect(words).not.toContain(word);
  }
  await expect.poll(() => page.getByRole('navigation').count()).toBe(0);
  await expect
    .poll(() => page.getByRole('list', { name: 'Photos', exact: true }).getByRole('img').first().isVisible())
    .toBe(true);
});

test('the sales conditions in print: all of the text, dark on white', async ({ page }) => {
  await open(page, '/cgv');
  const words = await wordsOf(page);
  expect(words).toContain('Dernière mise à jour');
  expect(words).toContain('Acompte et caution');
  expect(words).not.toContain('Sur cette page');
  await expect.poll(() => page.getByRole('navigation').count()).toBe(0);
  const grounds = await page.evaluate(() =>
    ['html', 'body', 'main', 'footer'].map(
      (part) => getComputedStyle(document.querySelector(part) as Element).backgroundColor,
    ),
  );
  for (const ground of grounds) expect(['rgb(255, 255, 255)', 'rgba(0, 0, 0, 0)']).toContain(ground);
});

test('reduced motion: a change of media or style is there at once, not animated', async ({ page }) => {
  await page.goto(storefront('/cgv'));
  const animations = await page.evaluate(() => {
    document.body.style.backgroundColor = 'black';
    return document.getAnimations().length;
  });
  expect(animations).toBe(0);
});

async function open(page: Page, path: string): Promise<void> {
  await page.goto(storefront(path));
  await page.emulateMedia({ media: 'print' });
}

async function wordsOf(page: Page): Promise<string> {
  return (await page.locator('body').innerText()).replace(/\s+/g, ' ');
}
