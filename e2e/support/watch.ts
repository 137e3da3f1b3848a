import type { Page, Response } from 'playwright-core';

declare global {
  interface Window {
    layoutShifts: LayoutShift[];
  }
}

/** https://wicg.github.io/layout-instability: not among TypeScript's types. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
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
    window.layoutShifts = [];
    new PerformanceObserver((list) => {
      window.layoutShifts.push(...(list.getEntries() as LayoutShift[]).filter(({ hadRecentInput }) => !hadRecentInput));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return seen;
}

/** What moved by itself, and how far, while the page came and was scrolled through; none while its sum is below 0.02. */
export async function moved(page: Page): Promise<string[]> {
  await page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let y = 0; y < document.documentElement.scrollHeight; y += window.innerHeight / 2) {
      window.scrollTo({ top: y, behavior: 'instant' });
      await nextFrame();
      await nextFrame();
    }
  });
  await page.waitForLoadState('networkidle');
  return page.evaluate(() => {
    const shifts = window.layoutShifts;
    if (shifts.reduce((sum, { value }) => sum + value, 0) < 0.02) return [];
    const place = ({ x, y, width, height }: DOMRectReadOnly) => `${[x, y, width, height].map(Math.round)}`;
    return shifts.flatMap(({ value, sources }) =>
      sources.map(({ node, previousRect, currentRect }) => {
        const element = node instanceof Element ? node : node?.parentElement;
        return `${value.toFixed(4)} ${element?.className || node?.nodeName}: ${place(previousRect)} to ${place(currentRect)}`;
      }),
    );
  });
}

function isDocument(response: Response): boolean {
  return response.request().resourceType() === 'document';
}
