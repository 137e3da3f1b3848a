import { isVisible } from '@barnum/rules/text/text';
import { removeItem } from './list-numbers.ts';

/**
 * Takes out a part of the text, and the elements that held nothing else. A cell keeps its place; the item after one that
 * is gone keeps its number.
 */
export function takeOut(part: Text | Element): void {
  let outer = part.parentElement;
  const blank = part instanceof Text && /^\s|\s$/.test(part.data) ? ' ' : '';
  part.replaceWith(blank);
  while (outer && !/^(td|th|caption|tr|tbody|thead|tfoot|table|body)$/.test(outer.localName)) {
    if (hasContent(outer)) return;
    const { parentElement } = outer;
    if (outer.localName === 'li') removeItem(outer);
    else outer.replaceWith(blank);
    outer = parentElement;
  }
}

// The number that Word writes before an item is none of its content.
function hasContent(element: Element): boolean {
  if (element.querySelector('img, table')) return true;
  const label = element.querySelector('[style*="mso-list:Ignore" i]')?.textContent ?? '';
  return isVisible((element.textContent ?? '').replace(label, ''));
}
