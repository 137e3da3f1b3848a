import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { createArticle, deleteArticle } from '../../support/articles.ts';
import { openScreen } from '../../support/back-office.ts';
import { backoffice, openUntil, storefront, test } from '../../support/test.ts';

/** The picture has a size, no name of its own, and is there. */
async function expectDefaultPicture(img: Locator): Promise<void> {
  await img.scrollIntoViewIfNeeded();
  await expect.poll(() => img.evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBeGreaterThan(0);
  expect(await img.getAttribute('src')).toBe('/default-article.jpg');
  expect(await img.getAttribute('alt')).toBe('');
  for (const side of ['width', 'height']) expect(Number(await img.getAttribute(side))).toBeGreaterThan(0);
}

test('an article without a picture shows the default one, with its name, at every place', async ({ page }) => {
  const nom = `Sans photo ${Date.now()}`;
  const id = await createArticle({ nom, prix: 5 });
  try {
    await openUntil(page, '/catalogue', nom);
    const card = page.getByRole('article').filter({ hasText: nom });
    await expectDefaultPicture(card.locator('img'));
    await page.goto(storefront((await card.getByRole('link', { name: /^Voir plus/ }).getAttribute('href')) ?? ''));
    await expectDefaultPicture(page.getByRole('main').locator('img[src="/default-article.jpg"]').first());
    await openScreen(page, `/admin/articles/${id}`);
    await expectDefaultPicture(page.getByText('Aucune image.').locator('img'));
    await page.goto(backoffice(`/admin/articles?q=${encodeURIComponent(nom)}`));
    await expectDefaultPicture(page.getByRole('row').filter({ hasText: nom }).locator('img'));
  } finally {
    await deleteArticle(id);
  }
});
