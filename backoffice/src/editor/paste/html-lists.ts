import { type ListLabel, readLabel } from '@barnum/rules/text/list-label';
import { buildLists, type ListItem } from './build-lists.ts';
import { type ListTemplates, writeAs } from './list-templates.ts';
import type { PasteNotes } from './paste-notes.ts';
import type { PlainLines } from './plain-lines.ts';
import { styleOf } from './style-of.ts';

/** Brings lists that are lists already into the form of ours, and keeps what they count. */
export function htmlLists(body: HTMLElement, templates: ListTemplates, plain: PlainLines, notes: PasteNotes): void {
  wordOnline(body, notes);
  for (const list of body.querySelectorAll('ul > ul, ul > ol, ol > ul, ol > ol')) nestInItem(list);
  for (const list of body.querySelectorAll('ol')) relabel(list, templates, plain, notes);
}

/** Word online: every item stands in a list of its own, which says its level. */
function wordOnline(body: HTMLElement, notes: PasteNotes): void {
  const items: ListItem[] = [];
  for (const wrapper of body.querySelectorAll('.ListContainerWrapper')) {
    for (const element of wrapper.querySelectorAll('li')) {
      const group = groupOf(element);
      wrapper.before(group);
      items.push({
        element: group,
        level: Number(element.getAttribute('data-aria-level')) || 1,
        label: labelOnline(element),
        list: element.getAttribute('data-listid') ?? '',
      });
    }
    wrapper.remove();
  }
  buildLists(items, notes);
}

function labelOnline(item: HTMLElement): ListLabel {
  const list = item.parentElement;
  if (list?.localName !== 'ol') return { kind: 'sign' };
  const value = Number(list.getAttribute('start')) || Number(item.getAttribute('data-aria-posinset')) || 1;
  const position = [...list.children].indexOf(item);
  const template = item.getAttribute('data-leveltext') ?? '%1.';
  // Only the number of its own level is known: what counts by several stands in the plain text.
  return readLabel(template.replace(/%\d/g, () => writeAs(formatOf(list, item), value + position)));
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
  const children = [...list.children].filter((child): child is HTMLLIElement => child.localName === 'li');
  let value = Number(list.getAttribute('start') ?? 1);
  let isCounted = true;
  const labels = children.map((item): ListLabel => {
    if (item.hasAttribute('value')) value = Number(item.getAttribute('value'));
    const format = formatOf(list, item);
    const counted = readLabel(`${writeAs(format, value)}.`);
    const said = labelFromSheet(item, templates) ?? plain.labelOf(item) ?? counted;
    value += 1;
    if (!isSame(said, counted) || item.hasAttribute('value')) isCounted = false;
    return said;
  });
  const type = types[formatOf(list, children[0])];
  if (isCounted) {
    if (type) list.setAttribute('type', type);
    else list.removeAttribute('type');
    return;
  }
  const items = children.map((item, index): ListItem => {
    const element = groupOf(item);
    list.before(element);
    return { element, level: 1, label: labels[index] ?? { kind: 'sign' }, list: '' };
  });
  list.remove();
  buildLists(items, notes);
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

/** How the list counts, by the name of CSS. */
function formatOf(list: Element, item: Element | undefined): string {
  const attribute = { a: 'lower-alpha', A: 'upper-alpha', i: 'lower-roman', I: 'upper-roman' }[
    list.getAttribute('type') ?? ''
  ];
  const said = [item, list].map((element) =>
    element ? styleOf(element, 'list-style-type') || styleOf(element, 'list-style') : '',
  );
  return attribute ?? said.find((style) => style !== '')?.split(' ')[0] ?? 'decimal';
}

function groupOf(item: HTMLElement): HTMLElement {
  const group = document.createElement('div');
  group.append(...item.childNodes);
  return group;
}
