import type { Counting, ListLabel, Reading } from '@barnum/rules/text/list-label';
import { isVisible } from '@barnum/rules/text/text';
import type { PasteNotes } from './paste-notes.ts';

/** A paragraph, or a `<div>` of several, that was an item of a list. */
export interface ListItem {
  element: HTMLElement;
  /** 1 and more. */
  level: number;
  label: ListLabel;
  /** Of one list, however many paragraphs come between its items. */
  list: string;
}

interface OpenList {
  element: HTMLElement;
  level: number;
  /** null for signs. */
  type: Counting | null;
  /** The number of the next item. */
  next: number;
}

/**
 * Turns the items, in their order, into lists where they stand. What HTML counts keeps its kind and its number; a label
 * that it cannot count stays as text before its paragraph.
 */
export function buildLists(items: ListItem[], notes: PasteNotes): void {
  let open: OpenList[] = [];
  const latest = new Map<string, Reading>();
  for (const [index, item] of items.entries()) {
    const { element, level, label } = item;
    // A list continues while nothing comes between its items.
    if (element.previousElementSibling !== open[0]?.element) open = [];
    if (label.kind === 'text') {
      open = [];
      if (/[\p{L}\p{N}]/u.test(label.text)) notes.add('numbering');
      writeLabel(element, label.text);
      continue;
    }
    while ((open.at(-1)?.level ?? 0) > level) open.pop();
    const key = `${item.list} ${level}`;
    const reading =
      label.kind === 'number' ? choose(label.readings, open.at(-1), latest.get(key), items[index + 1]) : null;
    if (reading) latest.set(key, reading);
    addItem(item, reading, open);
  }
}

/** Writes the label before the text of the paragraph, and leaves the paragraph where it is. */
export function writeLabel(element: HTMLElement, text: string): void {
  const isGroup = element.localName === 'div';
  const first = isGroup ? element.querySelector('p, h1, h2, h3, h4, h5, h6') : element;
  const target = first ?? element;
  if (text !== '') target.prepend(`${text} `);
  if (isGroup) element.replaceWith(...(first ? element.childNodes : [paragraphOf(element)]));
}

/** The heading with which an item, or the group of its blocks, begins. */
export function headingOf(element: Element): Element | null {
  const first = element.firstElementChild;
  return first?.matches('h1, h2, h3, h4, h5, h6') && !isVisible(textBefore(first)) ? first : null;
}

/** The label of what is no item, as a heading: its number is part of its text. */
export function asText(label: ListLabel): Extract<ListLabel, { kind: 'text' }> {
  if (label.kind === 'text') return label;
  return { kind: 'text', text: label.kind === 'number' ? label.written : '' };
}

/** The blocks of an item without it. */
export function groupOf(item: HTMLElement): HTMLElement {
  const group = document.createElement('div');
  group.append(...item.childNodes);
  return group;
}

function textBefore(element: Element): string {
  return element.previousSibling?.textContent ?? '';
}

/** The reading that goes on with the list; else the one with which the next item goes on; else the first. */
function choose(
  readings: [Reading, ...Reading[]],
  open: OpenList | undefined,
  latest: Reading | undefined,
  following: ListItem | undefined,
): Reading {
  const goesOn = (reading: Reading, next: Reading) => next.type === reading.type && next.value === reading.value + 1;
  const nextReadings = following?.label.kind === 'number' ? following.label.readings : [];
  return (
    readings.find(({ type, value }) => open?.type === type && open.next === value) ??
    readings.find((reading) => latest && goesOn(latest, reading)) ??
    readings.find((reading) => nextReadings.some((next) => goesOn(reading, next))) ??
    readings[0]
  );
}

/** Moves the item into the list of its level. `open` holds the lists still open, outermost first. */
function addItem({ element, level, label }: ListItem, reading: Reading | null, open: OpenList[]): void {
  const last = open.at(-1);
  const goesOn =
    last?.level === level && last.type === (reading?.type ?? null) && (!reading || last.next === reading.value);
  if (!goesOn) {
    if (last?.level === level) open.pop();
    open.push(startList(element, level, reading, open.at(-1)));
  }
  const list = open.at(-1);
  if (!list) return;
  list.next = (reading?.value ?? 0) + 1;
  const item = document.createElement('li');
  // A cell, which holds no list, shows it as it was written.
  if (label.kind === 'number') item.dataset.label = label.written;
  list.element.append(item);
  if (element.localName === 'div') {
    item.append(...element.childNodes);
    element.remove();
  } else {
    item.append(element);
  }
}

function startList(
  before: HTMLElement,
  level: number,
  reading: Reading | null,
  parent: OpenList | undefined,
): OpenList {
  const element = document.createElement(reading ? 'ol' : 'ul');
  if (reading && reading.type !== '1') element.setAttribute('type', reading.type);
  if (reading && reading.value !== 1) element.setAttribute('start', String(reading.value));
  const item = parent?.element.lastElementChild;
  if (item) item.append(element);
  else before.before(element);
  return { element, level, type: reading?.type ?? null, next: 1 };
}

function paragraphOf(element: HTMLElement): HTMLElement {
  const paragraph = document.createElement('p');
  paragraph.append(...element.childNodes);
  return paragraph;
}
