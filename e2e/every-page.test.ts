import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { openRequests, requestCards } from './support/back-office.ts';
import { backoffice, storefront, test } from './support/test.ts';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const widths = [320, 390, 768, 1440];

/** How each screen is reached. */
const screens: Record<string, (page: Page) => Promise<unknown>> = {
  home: (page) => page.goto(storefront('/')),
  catalogue: (page) => page.goto(storefront('/catalogue')),
  article: (page) => page.goto(storefront('/article/chaise-pliante-blanche')),
  reservation: (page) => page.goto(storefront('/reservation')),
  login: async (page) => {
    await page.goto(backoffice('/login'));
    await page.getByRole('button', { name: 'Se connecter' }).waitFor();
  },
  'access denied': async (page) => {
    await page.goto(backoffice('/access-denied'));
    await page.getByRole('heading', { name: 'Accès refusé' }).waitFor();
  },
  requests: openRequests,
  'request details': async (page) => {
    await openRequests(page);
    await requestCards(page)
      .first()
      .getByRole('button', { name: /^Voir les détails/ })
      .click();
    await page.getByRole('dialog').waitFor();
  },
};

describe.each(Object.entries(screens))('%s', (_name, open) => {
  test('has no serious accessibility fault, on a phone and on a large screen', async ({ page }) => {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await open(page);
      await page.evaluate(axeSource);
      const { violations } = await page.evaluate<AxeResults>('axe.run()');
      const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
      const found = serious.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`));
      expect(found, `at ${width} px`).toEqual([]);
    }
  });

  test('fits every width without scrolling sideways', async ({ page }) => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await open(page);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, `at ${width} px`).toBeLessThanOrEqual(0);
    }
  });
});
