import { type ListLabel, readLabel } from '@barnum/rules/text/list-label';

/** The plain text of the clipboard, with the numbers and letters of lists that its HTML leaves to a style. */
export class PlainLines {
  readonly #lines: string[];
  #at = 0;

  constructor(plain: string) {
    this.#lines = plain.split(/\r\n?|[\n\u2028\u2029]/).map(folded);
  }

  /** What stands before the text of that element in the plain text, when it looks like a label; null without. */
  labelOf(element: Element): ListLabel | null {
    // Programs differ in whether capitals of a style are capitals of the plain text.
    const own = folded(ownText(element)).toLowerCase();
    if (own === '') return null;
    for (let at = this.#at; at < this.#lines.length; at += 1) {
      const line = this.#lines[at] ?? '';
      const lower = line.toLowerCase();
      if (lower === own) {
        this.#at = at + 1;
        return null;
      }
      if (!lower.endsWith(own)) continue;
      const before = line.slice(0, -own.length).trim();
      if (!looksLikeLabel.test(before)) continue;
      this.#at = at + 1;
      const label = readLabel(before);
      return label.kind === 'sign' ? null : label;
    }
    return null;
  }
}

const looksLikeLabel =
  /^\(?((article|art\.|section|chapitre|titre|annexe|clause|partie|alinéa|point|§+|n°)\s*)?(\d{1,4}|[a-z]|[ivxlcdm]{1,7})(\s*(er|re|ère|e|°))?([.)](\d{1,4}|[a-z]))*\s*[.)°]?\s*[-–—:]?$/i;

function folded(text: string): string {
  return text.replace(/[\s\u00a0]+/g, ' ').trim();
}

// Of an item, without the lists in it; its first paragraph.
function ownText(element: Element): string {
  const block = element.querySelector(':scope > p, :scope > div');
  if (block) return block.textContent ?? '';
  return [...element.childNodes]
    .filter((node) => !/^(ul|ol)$/i.test(node.nodeName))
    .map((node) => node.textContent ?? '')
    .join('');
}
