import { isVisible } from '@barnum/rules/text/text';
import { blocks } from './blocks.ts';

/** Takes out the ends of lines that end none: before and after the words of a block, and between blocks. */
export function strayBreaks(body: HTMLElement): void {
  for (const end of body.querySelectorAll('br')) {
    const top = topOf(end);
    if (!hasWords(top, end, 'previousSibling') || !hasWords(top, end, 'nextSibling')) end.remove();
  }
}

/** The outermost element around it within the words of its block. */
function topOf(end: Element): Element {
  let top = end;
  while (top.parentElement && !isBlock(top.parentElement)) top = top.parentElement;
  return top;
}

// Google Docs puts all blocks into one element of words.
function isBlock(element: Element): boolean {
  return element.matches(`body, hr, ${blocks}`) || element.querySelector(`hr, ${blocks}`) !== null;
}

/** Whether words stand in the same block on that side of it. */
function hasWords(top: Element, end: Element, side: 'previousSibling' | 'nextSibling'): boolean {
  for (let inner: Node = end; ; inner = inner.parentElement ?? top) {
    for (let node = inner[side]; node; node = node[side]) {
      if (node instanceof Element && isBlock(node)) return false;
      if (!(node instanceof Comment) && isVisible(node.textContent ?? '')) return true;
    }
    if (inner === top) return false;
  }
}
