import { isVisible } from '@barnum/rules/text/text';
import { blocks } from './blocks.ts';
import { textNodesOf } from './leave-out.ts';
import { formatOf, numbersOf } from './list-numbers.ts';
import { writeAs } from './list-templates.ts';
import type { PasteNotes } from './paste-notes.ts';
import { styleOf } from './style-of.ts';

/** Turns tables into paragraphs: one for a row, its cells parted by « | ». A table of one column only held its text. */
export function tables(body: HTMLElement, notes: PasteNotes): void {
  // Inner tables first.
  for (const table of [...body.querySelectorAll('table')].reverse()) {
    const hidden = hiddenColumns(table);
    spreadDown(table);
    const rows = [...table.rows].map((row) => cellsOf(row, hidden, notes));
    if (rows.every((cells) => cells.length <= 1)) {
      table.replaceWith(...rows.flatMap((cells) => cells.flatMap((cell) => contentOf(cell))));
      continue;
    }
    notes.add('tables');
    const caption = table.caption ? [paragraphOf([table.caption])] : [];
    table.replaceWith(...caption, ...rows.filter((cells) => cells.some(isFilled)).map(rowOf));
  }
}

/** A cell of several rows counts for all of them: each row says what it belongs to. */
function spreadDown(table: HTMLTableElement): void {
  const rows = [...table.rows];
  for (const [index, row] of rows.entries()) {
    for (const cell of [...row.cells]) {
      const below = rows.slice(index + 1, index + cell.rowSpan);
      const column = columnOf(cell);
      cell.rowSpan = 1;
      for (const next of below) next.insertBefore(cell.cloneNode(true), cellAt(next, column));
    }
  }
}

function columnOf(cell: HTMLTableCellElement): number {
  let column = 0;
  for (let before = cell.previousElementSibling; before; before = before.previousElementSibling) {
    column += (before as HTMLTableCellElement).colSpan;
  }
  return column;
}

function cellAt(row: HTMLTableRowElement, column: number): HTMLTableCellElement | null {
  return [...row.cells].find((cell) => columnOf(cell) >= column) ?? null;
}

/** The columns that are hidden, counted from 0. */
function hiddenColumns(table: HTMLTableElement): Set<number> {
  const hidden = new Set<number>();
  let at = 0;
  for (const column of table.querySelectorAll<HTMLTableColElement>('col, colgroup:not(:has(col))')) {
    const span = column.span || 1;
    const isHidden = [column, column.closest('colgroup')].some((element) => element && isHiddenColumn(element));
    for (let index = at; index < at + span; index += 1) if (isHidden) hidden.add(index);
    at += span;
  }
  return hidden;
}

function isHiddenColumn(column: HTMLTableColElement): boolean {
  const width = styleOf(column, 'width') || (column.getAttribute('width') ?? '');
  return (
    column.hasAttribute('hidden') ||
    styleOf(column, 'display') === 'none' ||
    styleOf(column, 'visibility') === 'collapse' ||
    Number.parseFloat(width) === 0
  );
}

function cellsOf(row: HTMLTableRowElement, hidden: Set<number>, notes: PasteNotes): HTMLTableCellElement[] {
  let at = 0;
  const cells = [...row.cells].filter((cell) => {
    const columns = Array.from({ length: Math.min(cell.colSpan, 1_000) }, (_, index) => at + index);
    at += columns.length;
    const isShown = columns.some((column) => !hidden.has(column));
    if (!isShown && hasText(cell)) notes.add('hidden');
    return isShown;
  });
  while (cells.length > 1 && !isFilled(cells.at(-1))) cells.pop();
  return cells;
}

function hasText(cell: Element): boolean {
  return isVisible(cell.textContent ?? '');
}

// A number of a list may be all that a cell shows.
function isFilled(cell: Element | undefined): boolean {
  return cell !== undefined && (hasText(cell) || cell.querySelector('li') !== null);
}

/** A paragraph, or the blocks that the only cell of a row holds. */
function contentOf(cell: HTMLTableCellElement): Node[] {
  if (cell.querySelector(blocks)) return [...cell.childNodes];
  return hasText(cell) ? [paragraphOf([cell])] : [];
}

function rowOf(cells: HTMLElement[]): HTMLParagraphElement {
  const row = paragraphOf(cells);
  row.dataset.row = '';
  return row;
}

function paragraphOf(cells: HTMLElement[]): HTMLParagraphElement {
  const paragraph = document.createElement('p');
  for (const [index, cell] of cells.entries()) {
    if (index > 0) paragraph.append(' | ');
    flatten(cell);
    const isBold = /^(bold|[6-9]00)$/.test(styleOf(cell, 'font-weight'));
    const content = isBold ? document.createElement('strong') : paragraph;
    content.append(...cell.childNodes);
    if (isBold) paragraph.append(content);
  }
  return paragraph;
}

// The paragraphs of a cell follow each other in one line, items with what stood before them, rows of a table within.
function flatten(cell: HTMLElement): void {
  for (const item of cell.querySelectorAll<HTMLLIElement>('ul > li')) item.prepend(signOf(item));
  for (const list of cell.querySelectorAll('ol')) {
    for (const [item, number] of numbersOf(list)) {
      item.prepend(`${item.dataset.label ?? `${writeAs(formatOf(list, item), number)}.`} `);
    }
  }
  for (const row of cell.querySelectorAll('[data-row] + [data-row]')) row.prepend('; ');
  for (const end of cell.querySelectorAll('br')) end.replaceWith(' ');
  for (const block of cell.querySelectorAll<HTMLElement>(blocks)) {
    trim(block);
    block.replaceWith(' ', ...block.childNodes, ' ');
  }
  trim(cell);
}

function signOf(item: HTMLElement): string {
  const hasNone = formatOf(item.parentElement ?? item, item) === 'none' || /^\s*[☐☑☒]/.test(item.textContent ?? '');
  return hasNone ? '' : '• ';
}

function trim(cell: HTMLElement): void {
  const texts = textNodesOf(cell);
  for (const text of texts) {
    text.data = text.data.trimStart();
    if (text.data !== '') break;
  }
  for (const text of texts.reverse()) {
    text.data = text.data.trimEnd();
    if (text.data !== '') break;
  }
}
