import type { Page, Response } from 'playwright-core';

declare global {
  interface Window {
    layoutShift: number;
  }
}

interface Watch {
  /** Requests that failed or were answered with an error, other than the page itself. */
  failed: string[];
  /** Requests to another origin than the page's. */
  foreign: string[];
}

/** Records a page's requests and layout shifts from now on. */
export async function watch(page: Page, origin: string): Promise<Watch> {
  const seen: Watch = { failed: [], foreign: [] };
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith('data:') && !url.startsWith(origin)) seen.foreign.push(url);
  });
  page.on('requestfailed', (request) => seen.failed.push(request.url()));
  page.on('response', (response) => {
    if (response.status() >= 400 && !isDocument(response)) seen.failed.push(`${response.status()} ${response.url()}`);
  });
  await page.addInitScript(() => {
    window.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
        if (!hadRecentInput) window.layoutShift += value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return seen;
}

/** The page's cumulative layout shift, after scrolling through all of it. */
export async function layoutShift(page: Page): Promise<number> {
  await page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let y = 0; y < document.documentElement.scrollHeight; y += window.innerHeight / 2) {
      window.scrollTo({ top: y, behavior: 'instant' });
      await nextFrame();
      await nextFrame();
    }
  });
  await page.waitForLoadState('networkidle');
  return page.evaluate(() => window.layoutShift);
}

function isDocument(response: Response): boolean {
  return response.request().resourceType() === 'document';
}
