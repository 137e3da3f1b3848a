import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { test as base, expect } from 'vitest';
import { findChromium } from '../../scripts/lib/system-packages.mjs';
import { addresses } from './addresses.ts';
import { standstill, watchPauses } from './standstill.ts';

interface Fixtures {
  browser: Browser;
  context: BrowserContext;
  page: Page;
  /** A page without JavaScript. */
  pageWithoutScript: Page;
  /** Expected messages in the browser's console; any other one fails the test. */
  expectedProblems: RegExp[];
}

/** A test with a page of its own, in a French browser. Any warning or error in the console fails it. */
export const test = base.extend<Fixtures>({
  browser: [
    // biome-ignore lint/correctness/noEmptyPattern: vitest reads the needed fixtures from this pattern
    async ({}, use) => {
      const browser = await launch();
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: as above
  expectedProblems: async ({}, use) => use([]),
  context: async ({ browser, expectedProblems }, use) => {
    const context = await visitor(browser);
    const problems: string[] = [];
    context.on('weberror', (error) => problems.push(String(error.error())));
    context.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning')
        problems.push(`${message.text()} ${message.location().url}`.trim());
    });
    await use(context);
    await context.close();
    const unexpected = problems.filter((problem) => !expectedProblems.some((expected) => expected.test(problem)));
    expect(unexpected, 'what the browser complained about').toEqual([]);
  },
  page: async ({ context, task }, use) => {
    const page = await context.newPage();
    watchPauses();
    const goto = page.goto.bind(page);
    page.goto = async (address, options) => {
      const answer = await goto(address, options);
      await waitForHydration(page);
      return answer;
    };
    await use(page);
    if (task.result?.state === 'fail') throw new Error(await standstill(page));
  },
  pageWithoutScript: async ({ browser }, use) => {
    const context = await visitor(browser, { javaScriptEnabled: false });
    await use(await context.newPage());
    await context.close();
  },
});

/**
 * Resolves when React has hydrated the page, also after a navigation; until then the storefront's links and forms
 * work without JavaScript, which is not what a test of the scripts means.
 */
export async function waitForHydration(page: Page): Promise<void> {
  // A navigation under way ends the evaluation.
  await expect.poll(() => page.evaluate(isHydrated).catch(() => false)).toBe(true);
}

function isHydrated(): boolean {
  const container = document.getElementById('page');
  return container === null || Object.keys(container).some((key) => key.startsWith('__reactContainer'));
}

async function visitor(browser: Browser, options: BrowserContextOptions = {}): Promise<BrowserContext> {
  const context = await browser.newContext({
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    reducedMotion: 'reduce',
    ...options,
  });
  context.setDefaultTimeout(10_000);
  return context;
}

/** Address of a path on the storefront. */
export function storefront(path: string): string {
  return new URL(path, addresses.storefrontUrl).href;
}

/**
 * Waits until the HTML of a page of the storefront holds `words`, which a change has just brought: a busy server sends
 * the page as it was before when the new one takes more than two seconds.
 */
export async function untilPageSays(path: string, words: string): Promise<void> {
  await expect.poll(async () => (await fetch(storefront(path))).text()).toContain(words);
}

/** Opens a page of the storefront until its main part says `words`; see `untilPageSays`. */
export async function openUntil(page: Page, path: string, words: string): Promise<void> {
  const found = async () => {
    await page.goto(storefront(path));
    return page.getByRole('main').getByText(words).count();
  };
  await expect.poll(found).toBeGreaterThan(0);
}

/** Address of a path on the back-office. */
export function backoffice(path: string): string {
  return new URL(path, addresses.backofficeUrl).href;
}

/** Headless Chromium without background network requests. */
export async function launch(): Promise<Browser> {
  const executablePath = await findChromium();
  if (!executablePath) {
    throw new Error(
      'There is no Chromium: install Debian’s package chromium, or run npx playwright-core install chromium.',
    );
  }
  const quiet = ['--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'];
  // Glyph widths as in a window: headless Chromium rounds them to whole pixels.
  const args = [...quiet, '--font-render-hinting=none'];
  // Chromium's sandbox refuses to run as root.
  if (process.getuid?.() === 0) args.push('--no-sandbox');
  return chromium.launch({ executablePath, args });
}
