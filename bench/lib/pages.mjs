import { chromium } from 'playwright-core';
import { findChromium } from '../../scripts/lib/system-packages.mjs';
import { watchVitals } from './watch-vitals.mjs';

/** @typedef {Record<'script' | 'stylesheet' | 'document' | 'font' | 'image', number>} Weight */
/** @typedef {{ lcp: number, cls: number, tbt: number, inp: number | null }} Vitals */

const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
/** Slow 4G and a processor four times slower, as Lighthouse has them. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1e6) / 8,
  uploadThroughput: (0.75 * 1e6) / 8,
};
const slowdown = 4;

/** A Chromium; null where none is installed. */
export async function openBrowser() {
  const executablePath = await findChromium();
  if (!executablePath) {
    console.warn('There is no Chromium: pages are not visited.');
    return null;
  }
  const args = ['--disable-background-networking', '--no-first-run'];
  if (process.getuid?.() === 0) args.push('--no-sandbox');
  return chromium.launch({ executablePath, args });
}

/**
 * Opens a page as on a phone: the transferred size of its files in kB, and its vitals in milliseconds.
 * @param {import('playwright-core').Browser} browser
 * @param {string} url
 * @returns {Promise<Record<string, number>>}
 */
export async function visit(browser, url) {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const weight = weigh(session);
  await page.addInitScript(watchVitals);
  await page.goto(url);
  // Its scripts are loaded and have run, too.
  await page.waitForFunction(isAwake);
  await page.waitForLoadState('networkidle');
  const { script, stylesheet, document, font, image } = weight;
  const loaded = Object.entries({ js: script, css: stylesheet, html: document, fonts: font, pictures: image });
  await act(page);
  const { lcp, cls, tbt, inp } = await page.evaluate(() => /** @type {any} */ (globalThis).vitals);
  await context.close();
  return {
    ...Object.fromEntries(loaded.map(([kind, bytes]) => [kind, bytes / 1000])),
    lcp,
    cls,
    tbt,
    ...(inp !== null && { inp }),
  };
}

/** Runs in the page: whether React has hydrated it. */
function isAwake() {
  const container = document.getElementById('page') ?? {};
  return Object.keys(container).some((key) => key.startsWith('__reactContainer'));
}

/** @param {import('playwright-core').CDPSession} session */
function weigh(session) {
  /** @type {Weight} */
  const weight = { script: 0, stylesheet: 0, document: 0, font: 0, image: 0 };
  /** @type {Map<string, keyof Weight>} */
  const kinds = new Map();
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    const kind = /** @type {keyof Weight} */ (type.toLowerCase());
    if (!(kind in weight)) return;
    kinds.set(requestId, kind);
    // Without the headers, which are received by now.
    weight[kind] -= response.encodedDataLength;
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId);
    if (kind) weight[kind] += encodedDataLength;
  });
  return weight;
}

/**
 * Acts as a visitor: types a search, presses a button.
 * @param {import('playwright-core').Page} page
 */
async function act(page) {
  const search = page.locator('main input[type=search]').first();
  if (await search.isVisible()) await search.pressSequentially('chaise');
  const button = page.locator('main button:not([type=submit]):not([aria-disabled=true])').first();
  if (await button.isVisible()) await button.tap();
  await page.waitForTimeout(500);
}
