import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** axe's serious and critical violations that last: rule and element. */
export function seriousFaults(page: Page): Promise<string[]> {
  return lasting(() => violations(page));
}

/**
 * What is found on a page as it stands, not on its way there: after a resize or an answer it is laid out anew a moment
 * later. It is looked at until nothing is found any more, or for as long as a locator waits.
 */
export async function lasting(find: () => Promise<string[]>): Promise<string[]> {
  const end = performance.now() + 10_000;
  for (;;) {
    const found = await find();
    if (found.length === 0 || performance.now() > end) return found;
  }
}

/** Once animations have ended. */
async function violations(page: Page): Promise<string[]> {
  await animationsEnd(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  // Chosen in the page: all that axe finds in order would be described and sent, too.
  return page.evaluate(async () => {
    const { violations } = await window.axe.run({ resultTypes: ['violations'] });
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`));
  });
}

/** Waits until animations end, as axe would judge intermediate colours. Endless ones are ignored. */
async function animationsEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = () =>
      document
        .getAnimations()
        .filter(
          ({ effect, playState }) => playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime),
        );
    do {
      await Promise.allSettled(ending().map((animation) => animation.finished));
      // Two frames: animations caused by a resize, or by the end of another, have begun by then.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    } while (ending().length > 0);
  });
}

/** What a thumb would miss: controls under 44 by 44 pixels, but links in a sentence (WCAG 2.5.5). */
export function smallTargets(page: Page): Promise<string[]> {
  return lasting(() => page.evaluate(findSmallTargets));
}

/** Runs in the page. */
function findSmallTargets(): string[] {
  const whole = '.ant-input-affix-wrapper, .ant-input-number, .ant-select, .ant-picker, .ant-tabs-tab, label';
  const isInSentence = (control: Element) =>
    control.tagName === 'A' &&
    getComputedStyle(control).display === 'inline' &&
    control.parentElement?.textContent !== control.textContent;
  return [...document.querySelectorAll('a, button, input, select, textarea, [role="tab"]')]
    .filter((control) => control.checkVisibility({ visibilityProperty: true }) && !isInSentence(control))
    .map((control) => ({ control, box: (control.closest(whole) ?? control).getBoundingClientRect() }))
    .filter(({ box }) => box.width > 1 && box.right > 0 && (box.height < 44 || box.width < 44))
    .map(({ control, box }) => {
      const name = control.getAttribute('aria-label') ?? control.textContent;
      return `${control.tagName} ${name} (${box.width} × ${box.height})`;
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
