import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from 'playwright-core';
import { awaitHydration } from './hydration.ts';

/** A French browser without a memory: nothing is stored or cached. */
export async function openVisitor(browser: Browser, options: BrowserContextOptions = {}): Promise<BrowserContext> {
  const context = await browser.newContext({
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    reducedMotion: 'reduce',
    ...options,
  });
  prepare(context);
  return context;
}

/** Gives what is awaited its limit, and slows pages down as many times as BROWSER_SLOWDOWN says. */
export function prepare(context: BrowserContext): void {
  context.setDefaultTimeout(10_000);
  const rate = Number(process.env.BROWSER_SLOWDOWN ?? 1);
  if (rate === 1) return;
  const attach = context.newCDPSession.bind(context);
  const slow = async (page: Page) => (await attach(page)).send('Emulation.setCPUThrottlingRate', { rate });
  // A page may be closed again by then.
  context.on('page', (page) => slow(page).catch(() => undefined));
}

/** What tests listen to; `removeAllListeners` without a name would take what Playwright itself listens to. */
const events = ['dialog', 'download', 'request', 'requestfailed', 'requestfinished', 'response'];

/**
 * The one window of a worker, which its tests use in turn. A process that has compiled the scripts shows their pages in
 * half the time: a window for each test would cost as much as all that the tests do in it.
 */
export class SharedWindow {
  readonly #browser: Browser;
  #open: { context: BrowserContext; page: Page; session: CDPSession } | undefined;
  #isSpent = false;
  #origins = new Set<string>();

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  /** Its page, empty and at its first size. */
  async page(): Promise<Page> {
    if (this.#open) return this.#open.page;
    const context = await openVisitor(this.#browser);
    const page = awaitHydration(await context.newPage());
    const session = await context.newCDPSession(page);
    page.on('framenavigated', (frame) => this.#origins.add(new URL(frame.url()).origin));
    // What cannot be taken away: a clock that was set, a script of every page, what is done by the protocol itself.
    this.#spendBy(page, 'clock');
    this.#spendBy(page, 'addInitScript');
    this.#spendBy(context, 'newCDPSession');
    this.#isSpent = false;
    this.#open = { context, page, session };
    return page;
  }

  /** From now on it is given to no other test: `clear` closes it. */
  spend(): void {
    this.#isSpent = true;
  }

  /** Takes back what a test has done to it, or closes it where that cannot be. */
  async clear(): Promise<void> {
    if (!this.#open) return;
    const { context, page, session } = this.#open;
    if (this.#isSpent || page.isClosed()) return this.close();
    for (const name of events) page.removeAllListeners(name);
    await Promise.all(context.pages().map((other) => other !== page && other.close()));
    // A page that asks before it is left is not asked.
    await page.goto('about:blank');
    await Promise.all([
      page.unrouteAll({ behavior: 'ignoreErrors' }),
      context.unrouteAll({ behavior: 'ignoreErrors' }),
      context.setOffline(false),
      context.clearPermissions(),
      page.setViewportSize({ width: 1280, height: 720 }),
      page.emulateMedia({ media: null, reducedMotion: 'reduce' }),
      ...[...this.#origins]
        .filter((origin) => origin !== 'null')
        .map((origin) => session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })),
    ]);
  }

  async close(): Promise<void> {
    await this.#open?.context.close();
    this.#open = undefined;
  }

  #spendBy<Thing extends object>(thing: Thing, name: keyof Thing): void {
    const tool = thing[name];
    const get = () => {
      this.spend();
      return tool;
    };
    Object.defineProperty(thing, name, { get });
  }
}
