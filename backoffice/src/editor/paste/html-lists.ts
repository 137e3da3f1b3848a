import { type ListLabel, readLabel } from '@barnum/rules/text/list-label';
import { asText, buildLists, groupOf, headingOf, type ListItem } from './build-lists.ts';
import { formatOf, hasOwnNumber, isSign, numbersOf } from './list-numbers.ts';
import { type ListTemplates, writeAs } from './list-templates.ts';
import type { PasteNotes } from './paste-notes.ts';
import type { PlainLines } from './plain-lines.ts';
import { styleOf } from './style-of.ts';

/** Brings lists that are lists already into the form of ours, and keeps what they count. */
export function htmlLists(body: HTMLElement, templates: ListTemplates, plain: PlainLines, notes: PasteNotes): void {
  for (const list of body.querySelectorAll('ul > ul, ul > ol, ol > ul, ol > ol')) nestInItem(list);
  for (const list of body.querySelectorAll('ul')) if (!isSign(formatOf(list, itemsOf(list)[0]))) renamed(list, 'ol');
  for (const list of body.querySelectorAll('ol')) relabel(list, templates, plain, notes);
  for (const list of body.querySelectorAll('ul')) {
    const items = itemsOf(list);
    if (items.some(headingOf))
      rebuild(
        list,
        items,
        items.map(() => ({ kind: 'sign' })),
        notes,
      );
  }
}

// Google Docs and Outlook: a list stands beside the item that it belongs to.
function nestInItem(list: Element): void {
  let item = list.previousElementSibling;
  if (item?.localName !== 'li') {
    item = document.createElement('li');
    list.before(item);
  }
  item.append(list);
}

const types: Partial<Record<string, string>> = {
  'lower-alpha': 'a',
  'lower-latin': 'a',
  'upper-alpha': 'A',
  'upper-latin': 'A',
  'lower-roman': 'i',
  'upper-roman': 'I',
};

/** Asks for each item what stood before it, where that is not what HTML counts. */
function relabel(list: HTMLOListElement, templates: ListTemplates, plain: PlainLines, notes: PasteNotes): void {
  const numbers = numbersOf(list);
  const items = [...numbers.keys()];
  const wholeFormat = formatOf(list, items[0]);
  let isCounted = !(list.reversed && numbers.size > 1);
  const labels = [...numbers].map(([item, value]): ListLabel => {
    const format = formatOf(list, item);
    const counted: ListLabel = isSign(format) ? { kind: 'sign' } : readLabel(`${writeAs(format, value)}.`);
    const fromSheet = labelFromSheet(item, templates);
    const said = plain.labelOf(item) ?? fromSheet ?? counted;
    if (!isSame(said, counted) || format !== wholeFormat || hasOwnNumber(item) || headingOf(item)) isCounted = false;
    return said;
  });
  if (isSign(wholeFormat) && labels.every(({ kind }) => kind === 'sign') && !items.some(headingOf)) {
    renamed(list, 'ul');
    return;
  }
  if (!isCounted) {
    rebuild(list, items, labels, notes);
    return;
  }
  setOrRemove(list, 'type', types[wholeFormat]);
  setOrRemove(list, 'start', list.start === 1 ? undefined : String(list.start));
}

function setOrRemove(element: Element, name: string, value: string | undefined): void {
  if (value === undefined) element.removeAttribute(name);
  else element.setAttribute(name, value);
}

function rebuild(list: Element, items: HTMLElement[], labels: ListLabel[], notes: PasteNotes): void {
  const groups = items.map((item, index): ListItem => {
    const label = labels[index] ?? { kind: 'sign' };
    const isHeading = headingOf(item);
    const element = groupOf(item);
    list.before(element);
    return { element, level: 1, label: isHeading ? asText(label) : label, list: '' };
  });
  list.remove();
  buildLists(groups, notes);
}

// The style of a list may make the other kind of it.
function renamed(list: Element, name: 'ol' | 'ul'): Element {
  const other = document.createElement(name);
  other.setAttribute('style', list.getAttribute('style') ?? '');
  other.append(...list.childNodes);
  list.replaceWith(other);
  return other;
}

function itemsOf(list: Element): HTMLElement[] {
  return [...list.children].filter((child): child is HTMLLIElement => child.localName === 'li');
}

function labelFromSheet(item: HTMLElement, templates: ListTemplates): ListLabel | null {
  const [, list = '', level = ''] = /^(l\d+) level(\d)/.exec(styleOf(item, 'mso-list')) ?? [];
  return templates.knows(list, Number(level)) ? templates.next(list, Number(level)) : null;
}

function isSame(one: ListLabel, other: ListLabel): boolean {
  if (one.kind !== 'number' || other.kind !== 'number') return false;
  return one.readings.some(({ type, value }) =>
    other.readings.some((reading) => reading.type === type && reading.value === value),
  );
}
