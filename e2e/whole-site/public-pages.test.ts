import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { overflow, seriousFaults } from '../support/accessibility.ts';
import { publicPages } from '../support/public-pages.ts';
import { storefront, test } from '../support/test.ts';
import { torn } from '../support/torn.ts';
import { moved, watch } from '../support/watch.ts';

const visits = publicPages.flatMap((visited) => [390, 1440].map((width) => ({ ...visited, width })));

test.for(visits)(
  '$path is complete at $width px, without failed request, layout shift or accessibility fault, and fits every width',
  async ({ path, status = 200, title, h1, content, width }, { newcomer: page, expectedProblems }) => {
    if (status !== 200) expectedProblems.push(new RegExp(String(status)));
    const seen = await watch(page, storefront('/'));
    await page.setViewportSize({ width, height: 900 });
    const answer = await page.goto(storefront(path), { waitUntil: 'networkidle' });

    expect(answer?.status()).toBe(status);
    // The encoding is declared in the first 1,024 bytes (HTML, section 4.2.5.4).
    expect((await answer?.body())?.subarray(0, 1024).toString()).toContain('<meta charset="utf-8">');
    await expect.poll(() => page.title()).toBe(title);
    await expect.poll(() => page.locator('h1').count()).toBe(1);
    await expect.poll(async () => (await page.locator('h1').innerText()).replace(/\s+/g, ' ')).toBe(h1);
    // Not the inner text: what is far below the window is not drawn yet.
    const words = ((await page.locator('main').textContent()) ?? '').replace(/\s+/g, ' ');
    for (const word of content) expect(words).toContain(word);

    expect(await moved(page)).toEqual([]);
    expect(seen).toEqual({ failed: [], foreign: [] });
    expect(await page.context().cookies()).toEqual([]);
    expect(await seriousFaults(page)).toEqual([]);
    if (width === 1440) {
      await hasLandmarks(page);
      await skipsToContent(page);
    }
    // 640 px are 1,280 at 200 % zoom.
    for (const other of width === 390 ? [320, 390, 640] : [768, 1024, 1440]) {
      await page.setViewportSize({ width: other, height: 900 });
      await expect.poll(() => overflow(page), { message: `at ${other} px` }).toBeLessThanOrEqual(0);
      expect(await torn(page), `at ${other} px`).toEqual([]);
    }
  },
);

async function hasLandmarks(page: Page): Promise<void> {
  for (const landmark of ['banner', 'main', 'contentinfo'] as const) {
    expect(await page.getByRole(landmark).count(), landmark).toBe(1);
  }
  const destinations = page.getByRole('navigation', { name: 'Navigation principale' }).getByRole('link');
  expect((await destinations.allInnerTexts()).slice(0, 3)).toEqual(['Accueil', 'Catalogue', 'Réservation']);
}

/** The first thing that the keyboard reaches leads past the navigation. */
async function skipsToContent(page: Page): Promise<void> {
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Aller au contenu' });
  await expect.poll(() => skip.evaluate((link) => link === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await expect.poll(() => page.getByRole('main').evaluate((main) => main === document.activeElement)).toBe(true);
}
