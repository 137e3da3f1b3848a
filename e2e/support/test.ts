import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { test as base, expect, inject } from 'vitest';
import { findChromium } from '../../scripts/lib/system-packages.mjs';

interface Fixtures {
  browser: Browser;
  context: BrowserContext;
  page: Page;
  /** A page in a browser that runs no script. */
  pageWithoutScript: Page;
  /** What a test expects to find in the browser's console; anything else there fails it. */
  expectedProblems: RegExp[];
}

/** A test with a page of its own, as a visitor in France has it. It fails when the browser complains about anything. */
export const test = base.extend<Fixtures>({
  browser: [
    // biome-ignore lint/correctness/noEmptyPattern: vitest reads the needed fixtures from this pattern
    async ({}, use) => {
      const browser = await launch();
      await use(browser);
      await browser.close();
    },
    { scope: 'file' },
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
  page: async ({ context }, use) => {
    const page = await context.newPage();
    const goto = page.goto.bind(page);
    page.goto = async (address, options) => {
      const answer = await goto(address, options);
      await awake(page);
      return answer;
    };
    await use(page);
  },
  pageWithoutScript: async ({ browser }, use) => {
    const context = await visitor(browser, { javaScriptEnabled: false });
    await use(await context.newPage());
    await context.close();
  },
});

/**
 * Resolves when React has taken over the page, also where a link led to it; until then the links and forms of the
 * storefront work by themselves, and what is clicked is not what a test of its scripts means.
 */
export async function awake(page: Page): Promise<void> {
  // A navigation on its way ends the evaluation.
  await expect.poll(() => page.evaluate(isAwake).catch(() => false)).toBe(true);
}

function isAwake(): boolean {
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
  return new URL(path, inject('storefrontUrl')).href;
}

/** Address of a path on the back-office. */
export function backoffice(path: string): string {
  return new URL(path, inject('backofficeUrl')).href;
}

/** Headless Chromium that talks to nobody but the pages under test. */
export async function launch(): Promise<Browser> {
  const executablePath = await findChromium();
  if (!executablePath) {
    throw new Error(
      'There is no Chromium: install Debian’s package chromium, or run npx playwright-core install chromium.',
    );
  }
  const quiet = ['--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'];
  // Letters as wide as in a window: without one, Chromium rounds them to whole pixels.
  const args = [...quiet, '--font-render-hinting=none'];
  // Chromium's sandbox refuses to run as root.
  if (process.getuid?.() === 0) args.push('--no-sandbox');
  return chromium.launch({ executablePath, args });
}
