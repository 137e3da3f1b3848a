import { styleOf } from './style-of.ts';

/** The items of the list with the numbers that its page showed: from its start, also backwards, unless an item says its own. */
export function numbersOf(list: HTMLOListElement): Map<HTMLLIElement, number> {
  const items = [...list.children].filter((child): child is HTMLLIElement => child.localName === 'li');
  const isStartSaid = /^\s*[+-]?\d/.test(list.getAttribute('start') ?? '');
  let next = list.reversed && !isStartSaid ? items.length : list.start;
  const numbers = new Map<HTMLLIElement, number>();
  for (const item of items) {
    if (hasOwnNumber(item)) next = item.value;
    numbers.set(item, next);
    next += list.reversed ? -1 : 1;
  }
  return numbers;
}

/** Whether the item says its number itself. */
export function hasOwnNumber(item: Element): boolean {
  return /^\s*[+-]?\d/.test(item.getAttribute('value') ?? '');
}

/** Takes an item out of its list: the one after it keeps its number, and no list stays empty. */
export function removeItem(item: Element): void {
  const list = item.parentElement;
  if (list instanceof HTMLOListElement) {
    const numbers = [...numbersOf(list)];
    const next = numbers[numbers.findIndex(([element]) => element === item) + 1];
    next?.[0].setAttribute('value', String(next[1]));
  }
  item.remove();
  if (list?.matches('ol, ul') && list.childElementCount === 0) list.remove();
}

/** How the item is marked, by the name of CSS: a way to count, or a sign. */
export function formatOf(list: Element, item: Element | undefined): string {
  const said = [item, list].flatMap((element) => (element ? [...styleFormat(element), typeFormat(element)] : []));
  return said.find((format) => format !== undefined) ?? (list.localName === 'ol' ? 'decimal' : 'disc');
}

/** Whether items marked so have no number. */
export function isSign(format: string): boolean {
  return signs.test(format);
}

const signs = /^(none|disc|circle|square)$/;
const counted = /^(decimal|decimal-leading-zero|(lower|upper)-(alpha|latin|roman)|lower-greek)$/;

function styleFormat(element: Element): (string | undefined)[] {
  return ['list-style-type', 'list-style'].map((property) =>
    styleOf(element, property)
      .split(/\s+/)
      .find((word) => signs.test(word) || counted.test(word)),
  );
}

function typeFormat(element: Element): string | undefined {
  const type = element.getAttribute('type') ?? '';
  const types: Partial<Record<string, string>> = {
    '1': 'decimal',
    a: 'lower-alpha',
    A: 'upper-alpha',
    i: 'lower-roman',
    I: 'upper-roman',
  };
  return types[type] ?? (signs.test(type) ? type : undefined);
}
