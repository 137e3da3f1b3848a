import { type ListLabel, readLabel } from '@barnum/rules/text/list-label';
import { asText, buildLists, groupOf, headingOf, type ListItem } from './build-lists.ts';
import { formatOf } from './list-numbers.ts';
import { writeAs } from './list-templates.ts';
import type { PasteNotes } from './paste-notes.ts';
import type { PlainLines } from './plain-lines.ts';

/** Word online: every item stands in a list of its own, which says its level and its own number alone. */
export function wordOnline(body: HTMLElement, plain: PlainLines, notes: PasteNotes): void {
  const items: ListItem[] = [];
  const numbers = new Numbers();
  for (const wrapper of body.querySelectorAll('.ListContainerWrapper')) {
    for (const item of wrapper.querySelectorAll('li')) {
      const list = item.getAttribute('data-listid') ?? '';
      const level = Number(item.getAttribute('data-aria-level')) || 1;
      const label = labelOf(item, numbers.of(list, level), plain, notes);
      const isHeading = headingOf(item) !== null;
      const element = groupOf(item);
      wrapper.before(element);
      items.push({ element, level, label: isHeading ? asText(label) : label, list });
    }
    wrapper.remove();
  }
  buildLists(items, notes);
}

/** The latest number of each level of each list, as it was written. */
class Numbers {
  readonly #latest = new Map<string, string[]>();

  /** Those of a list; what lies below the level begins anew. */
  of(list: string, level: number): string[] {
    const numbers = this.#latest.get(list)?.slice(0, level) ?? [];
    this.#latest.set(list, numbers);
    return numbers;
  }
}

function labelOf(item: HTMLElement, numbers: string[], plain: PlainLines, notes: PasteNotes): ListLabel {
  const list = item.parentElement;
  if (list?.localName !== 'ol') return { kind: 'sign' };
  const level = Number(item.getAttribute('data-aria-level')) || 1;
  const first = Number(list.getAttribute('start')) || Number(item.getAttribute('data-aria-posinset')) || 1;
  numbers[level - 1] = writeAs(formatOf(list, item), first + [...list.children].indexOf(item));
  const template = item.getAttribute('data-leveltext') || `%${level}.`;
  const label = template.replace(/%(\d)/g, (_sign, wanted: string) => numbers[Number(wanted) - 1] ?? '?');
  if (!label.includes('?')) return readLabel(label);
  // What it counts with was not copied.
  const seen = plain.labelOf(item);
  if (!seen) notes.add('numbers');
  return seen ?? { kind: 'text', text: label };
}
