import type { Page } from 'playwright-core';
import { lasting } from './accessibility.ts';

/**
 * What begins or ends a line of the page and should not: a word, a telephone number or « week-end » in two parts, a sign or a unit
 * away from what it belongs to.
 */
export function torn(page: Page): Promise<string[]> {
  return lasting(() => page.evaluate(findTorn));
}

/** Runs in the page. */
function findTorn(): string[] {
  const unit =
    /^(?:€|%|×|m²|m|cm|kg|h|W|kW|km|jours?|personnes?|convives?|places?|pièces?|articles?|heures?)(?![\p{L}\p{N}])/u;
  // Between words, or at an address's own place to break.
  const mayPart = (before: string, after: string) =>
    (/\p{L}-$/u.test(before) && /^\p{L}/u.test(after) && !/(?:week|\be)-$/i.test(before)) || after.startsWith('@');
  const found = new Set<string>();
  const range = document.createRange();
  const linesOf = (node: Text, from: number, to: number) => {
    range.setStart(node, from);
    range.setEnd(node, to);
    return [...range.getClientRects()].filter(({ width }) => width > 0);
  };
  const isBelow = (one: DOMRect, other: DOMRect) => one.top >= other.bottom - 2;
  const blockOf = (node: Node): Element | null => {
    let element = node.parentElement;
    while (element && getComputedStyle(element).display === 'inline') element = element.parentElement;
    return element;
  };
  let last = null as { block: Element; word: string; rect: DOMRect } | null;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode() as Text | null; node !== null; node = walker.nextNode() as Text | null) {
    const block = blockOf(node);
    // For readers alone.
    if (block === null || block.clientWidth <= 1) continue;
    for (const { 0: word, index } of node.data.matchAll(/[^ \n\t]+/g)) {
      const rects = linesOf(node, index, index + word.length);
      const [first] = rects;
      const end = rects.at(-1);
      if (!first || !end) continue;
      if (isBelow(end, first)) {
        const places = [...word].map((_, place) => linesOf(node, index + place, index + place + 1)[0]);
        for (const [place, rect] of places.entries()) {
          const before = places[place - 1];
          if (!rect || !before || !isBelow(rect, before)) continue;
          const parts = [word.slice(0, place), word.slice(place)] as const;
          if (!mayPart(...parts)) found.add(parts.join(' | '));
        }
      }
      if (last?.block === block && isBelow(first, last.rect)) {
        const isWrong =
          /^[:;!?»%€×]/.test(word) || /[«(]$/.test(last.word) || (/\d$/.test(last.word) && unit.test(word));
        if (isWrong) found.add(`${last.word} | ${word}`);
      }
      last = { block, word, rect: end };
    }
  }
  return [...found];
}
