import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** axe's serious and critical violations once animations have ended: rule and element. */
export async function seriousFaults(page: Page): Promise<string[]> {
  await animationsEnd(page);
  await page.evaluate(axeSource);
  const { violations } = await page.evaluate<AxeResults>('axe.run()');
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`));
}

/** Waits until animations end, as axe would judge intermediate colours. Endless ones are ignored. */
async function animationsEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // Two frames: animations caused by a resize have begun by then.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const ending = document
      .getAnimations()
      .filter((animation) => Number.isFinite(animation.effect?.getComputedTiming().endTime));
    await Promise.allSettled(ending.map((animation) => animation.finished));
  });
}

/** Pixels by which the page is wider than its window; 0 or less when it fits. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

/** The words of the element that has the focus; null when it fell to the page itself. */
export function focused(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const { activeElement, body } = document;
    return activeElement === body ? null : (activeElement?.textContent ?? null);
  });
}
