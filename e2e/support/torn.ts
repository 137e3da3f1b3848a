import type { Page } from 'playwright-core';
import { lasting } from './accessibility.ts';

/**
 * What the text of a page should hold on one line and tears: a sign from its word (« mot : »), a unit from its figure, a telephone
 * number, the number of a document.
 */
export function torn(page: Page): Promise<string[]> {
  return lasting(() => page.evaluate(findTorn));
}

/** Runs in the page. */
function findTorn(): string[] {
  const whole =
    /\d{2}(?:\s\d{2}){4}|[A-Z]+-\d{4}-\d+|[^\s-]+\s[:;!?»]|«\s[^\s-]+|\d+\s(?:€|%|m²|m|cm|kg|h|W|km)(?![\p{L}\p{N}])/gu;
  const found: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    for (const match of (node as Text).data.matchAll(whole)) {
      const range = document.createRange();
      range.setStart(node, match.index);
      range.setEnd(node, match.index + match[0].length);
      const lines = new Set([...range.getClientRects()].map(({ top, width }) => (width > 0 ? Math.round(top) : null)));
      lines.delete(null);
      if (lines.size > 1) found.push(match[0]);
    }
  }
  return found;
}
