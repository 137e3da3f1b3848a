import type { KeyboardEvent } from 'react';

const ways: Record<string, { line: number; cell: number }> = {
  ArrowUp: { line: -1, cell: 0 },
  ArrowDown: { line: 1, cell: 0 },
  ArrowLeft: { line: 0, cell: -1 },
  ArrowRight: { line: 0, cell: 1 },
  Enter: { line: 1, cell: 0 },
};

/**
 * Moves the focus between the cells (`data-cell`) of lines (`data-line`) as in a spreadsheet: up and down in a column,
 * sideways once the caret is at the end of what is typed, by Enter to the line below. `leave` is what is below the last.
 */
export function moveByKey(event: KeyboardEvent<HTMLElement>, leave: () => void): void {
  const [field, way] = [event.target, ways[event.key]];
  if (!way || !(field instanceof HTMLInputElement) || field.dataset.cell === undefined) return;
  if (event.altKey || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return;
  const isEnter = event.key === 'Enter';
  if (event.shiftKey && !isEnter) return;
  if (way.cell !== 0 && !isAtEnd(field, way.cell)) return;
  // Not the caret, and not the whole form.
  event.preventDefault();
  const down = event.shiftKey ? -way.line : way.line;
  const line = field.closest('[data-line]');
  if (line === null) return;
  if (way.cell !== 0) {
    cellsOf(line)[cellsOf(line).indexOf(field) + way.cell]?.focus();
    return;
  }
  const lines = [...event.currentTarget.querySelectorAll('[data-line]')];
  for (let at = lines.indexOf(line) + down; at in lines; at += down) {
    const cell = cellsOf(lines[at]).find(({ dataset }) => dataset.cell === field.dataset.cell);
    if (cell) {
      cell.focus();
      return;
    }
  }
  if (down > 0) leave();
}

function cellsOf(line: Element | undefined): HTMLInputElement[] {
  return [...(line?.querySelectorAll<HTMLInputElement>('input[data-cell]') ?? [])];
}

/** Whole texts are selected when their cell takes the focus. */
function isAtEnd({ selectionStart, selectionEnd, value }: HTMLInputElement, way: number): boolean {
  const isWhole = selectionStart === 0 && selectionEnd === value.length;
  return isWhole || (selectionStart === selectionEnd && selectionStart === (way < 0 ? 0 : value.length));
}
