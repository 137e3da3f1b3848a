import { chromium } from 'playwright-core';
import { step } from '../../scripts/lib/steps.mjs';
import { findChromium } from '../../scripts/lib/system-packages.mjs';
import { watchVitals } from './watch-vitals.mjs';

/** @typedef {Record<'script' | 'stylesheet' | 'document' | 'font' | 'image', number>} Weight */
/** @typedef {{ lcp: number, cls: number, tbt: number, inp: number | null }} Vitals */
/** @typedef {{ path: string, weight: Weight, vitals: Vitals }} Visit */

const rounds = 3;
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
/** Slow 4G and a processor four times slower, as Lighthouse has them. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1e6) / 8,
  uploadThroughput: (0.75 * 1e6) / 8,
};
const slowdown = 4;

/**
 * Opens the public pages in Chromium as on a phone: what they weigh, and their vitals in the middle one of three visits.
 * @param {string} origin of a storefront
 * @param {string} articlePath
 * @returns {Promise<Visit[]>} none where there is no Chromium
 */
export async function visitPages(origin, articlePath) {
  const executablePath = await findChromium();
  if (!executablePath) {
    console.warn('There is no Chromium: pages are not visited.');
    return [];
  }
  const fixed = ['/cgv', '/mentions-legales', '/confidentialite', '/plan-du-site', '/contact', '/access-denied'];
  const paths = ['/', '/catalogue', articlePath, '/reservation', ...fixed];
  return step('Visit the pages as on a phone', async (note) => {
    const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
    const browser = await chromium.launch({
      executablePath,
      args: [...args, '--disable-background-networking', '--no-first-run'],
    });
    const visits = [];
    for (const path of paths) {
      note(path);
      const tries = [];
      for (let round = 0; round < rounds; round += 1) tries.push(await visit(browser, origin, path));
      visits.push(tries.sort((a, b) => a.vitals.lcp - b.vitals.lcp)[Math.floor(rounds / 2)] ?? tries[0]);
    }
    await browser.close();
    return visits.filter((one) => one !== undefined);
  });
}

/**
 * @param {import('playwright-core').Browser} browser
 * @param {string} origin
 * @param {string} path
 * @returns {Promise<Visit>}
 */
async function visit(browser, origin, path) {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const weight = weigh(session);
  await page.addInitScript(watchVitals);
  await page.goto(origin + path);
  // Its scripts are loaded and have run, too.
  await page.waitForFunction(isAwake);
  await page.waitForLoadState('networkidle');
  const loaded = { ...weight };
  await act(page);
  const vitals = await page.evaluate(() => /** @type {any} */ (globalThis).vitals);
  await context.close();
  return { path, weight: loaded, vitals };
}

/** Runs in the page: React has taken it over. */
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
  session.on('Network.responseReceived', ({ requestId, type }) => {
    const kind = type.toLowerCase();
    if (kind in weight) kinds.set(requestId, /** @type {keyof Weight} */ (kind));
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId);
    if (kind) weight[kind] += encodedDataLength;
  });
  return weight;
}

/**
 * Does what a visitor does there: types a search, presses a button.
 * @param {import('playwright-core').Page} page
 */
async function act(page) {
  const search = page.locator('main input[type=search]').first();
  if (await search.isVisible()) await search.pressSequentially('chaise');
  const button = page.locator('main button:not([type=submit]):not([aria-disabled=true])').first();
  if (await button.isVisible()) await button.tap();
  await page.waitForTimeout(500);
}
