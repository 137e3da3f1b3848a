import {
  type Browser,
  type BrowserContext,
  type ConsoleMessage,
  chromium,
  type LaunchOptions,
  type Page,
  type WebError,
} from 'playwright-core';
import { test as base, expect } from 'vitest';
import { findChromium } from '../../scripts/lib/system-packages.mjs';
import { addresses } from './addresses.ts';
import { awaitHydration } from './hydration.ts';
import { standstill, watchPauses } from './standstill.ts';
import { openVisitor, prepare, SharedWindow } from './window.ts';

interface Fixtures {
  browser: Browser;
  window: SharedWindow;
  context: BrowserContext;
  page: Page;
  /** A page of a browser that was never here: nothing is cached. */
  newcomer: Page;
  /** A page without JavaScript. */
  pageWithoutScript: Page;
  /** Expected messages in the browser's console; any other one fails the test. */
  expectedProblems: RegExp[];
}

/**
 * A test with an empty page in a French browser, which other tests used before it and left no trace in. Any warning or
 * error in the console fails it.
 */
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
  window: [async ({ browser }, use) => use(new SharedWindow(browser)), { scope: 'worker' }],
  // biome-ignore lint/correctness/noEmptyPattern: as above
  expectedProblems: async ({}, use) => use([]),
  context: async ({ window, expectedProblems, task }, use) => {
    const page = await window.page();
    const complaints = listen(page.context(), expectedProblems);
    await use(page.context());
    const hasFailed = task.result?.state === 'fail';
    const found = hasFailed ? await standstill(page) : '';
    if (hasFailed) window.spend();
    // Before anything is said of it: what fails here leaves the window to the next test.
    await window.clear();
    complaints.end();
    if (hasFailed) throw new Error(found);
  },
  page: async ({ context }, use) => {
    const [page] = context.pages() as [Page];
    watchPauses();
    await use(page);
  },
  newcomer: async ({ browser, expectedProblems }, use) => {
    const context = await openVisitor(browser);
    const complaints = listen(context, expectedProblems);
    await use(awaitHydration(await context.newPage()));
    await context.close();
    complaints.end();
  },
  pageWithoutScript: async ({ browser }, use) => {
    const context = await openVisitor(browser, { javaScriptEnabled: false });
    await use(await context.newPage());
    await context.close();
  },
});

/** Collects what the browser complains about; `end` fails the test where there was anything but what is expected. */
function listen(context: BrowserContext, expected: readonly RegExp[]): { end: () => void } {
  const problems: string[] = [];
  const onError = (error: WebError) => problems.push(String(error.error()));
  const onMessage = (message: ConsoleMessage) => {
    if (message.type() === 'error' || message.type() === 'warning')
      problems.push(`${message.text()} ${message.location().url}`.trim());
  };
  context.on('weberror', onError).on('console', onMessage);
  return {
    end: () => {
      context.off('weberror', onError).off('console', onMessage);
      const unexpected = problems.filter((problem) => !expected.some((pattern) => pattern.test(problem)));
      expect(unexpected, 'what the browser complained about').toEqual([]);
    },
  };
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

/** Headless Chromium without background network requests; `more` are arguments of its own. */
export async function launch(more: readonly string[] = []): Promise<Browser> {
  return chromium.launch(await launchOptions(more));
}

/** The same with what it stores in a folder: closed, it begins there again. A phone’s. */
export async function launchPhone(folder: string): Promise<BrowserContext> {
  const context = await chromium.launchPersistentContext(folder, { ...(await launchOptions()), ...phone });
  prepare(context);
  return context;
}

/** A phone that is held in a hand. */
export const phone = {
  locale: 'fr-FR',
  timezoneId: 'Europe/Paris',
  reducedMotion: 'reduce',
  viewport: { width: 390, height: 844 },
  hasTouch: true,
} as const;

async function launchOptions(more: readonly string[] = []): Promise<LaunchOptions> {
  const executablePath = await findChromium();
  if (!executablePath) {
    throw new Error(
      'There is no Chromium: install Debian’s package chromium, or run npx playwright-core install chromium.',
    );
  }
  const quiet = ['--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'];
  // Glyph widths as in a window: headless Chromium rounds them to whole pixels.
  const args = [...quiet, '--font-render-hinting=none', ...more];
  // Chromium's sandbox refuses to run as root.
  if (process.getuid?.() === 0) args.push('--no-sandbox');
  return { executablePath, args };
}
