import { isVisible } from '@barnum/rules/text/text';
import { becomeText } from './controls.ts';
import type { PasteNotes } from './paste-notes.ts';
import { lowered, raised } from './raised.ts';

/** Writes the words of drawings, and formulas of one line, as text. Other formulas are left out, which is said. */
export function drawnText(body: HTMLElement, notes: PasteNotes): void {
  for (const drawing of body.querySelectorAll('svg')) {
    const words = [...drawing.querySelectorAll('text')].map((text) => text.textContent?.trim() ?? '');
    becomeText(drawing, words.join(' '));
  }
  for (const formula of body.querySelectorAll('math')) {
    for (const hint of formula.querySelectorAll('annotation, annotation-xml, mphantom')) hint.remove();
    const canBeWritten = !formula.querySelector(ofSeveralLines);
    if (!canBeWritten && isVisible(formula.textContent ?? '')) notes.add('formulas');
    becomeText(formula, canBeWritten ? lineOf(formula).trim() : '');
  }
}

const ofSeveralLines = 'mtable, munder, mover, munderover, mroot, msubsup, mmultiscripts, menclose';

function lineOf(node: Node): string {
  if (!(node instanceof Element)) return node instanceof Text ? node.data.trim() : '';
  const line = [...node.childNodes].map(lineOf).join('');
  const [first, second] = [...node.children].map(lineOf);
  if (first !== undefined && second !== undefined) {
    if (node.localName === 'mfrac') return `${inBrackets(first)}/${inBrackets(second)}`;
    if (node.localName === 'msup') return first + (raised(withoutBlanks(second)) ?? `^(${second})`);
    if (node.localName === 'msub') return first + (lowered(withoutBlanks(second)) ?? `_(${second})`);
  }
  if (node.localName === 'msqrt') return `√${inBrackets(line)}`;
  return node.localName === 'mo' && /^[=<>≤≥≈≠+−×÷-]$/.test(line) ? ` ${line} ` : line;
}

function inBrackets(part: string): string {
  return /^[\p{L}\p{N}.,]+$/u.test(part) ? part : `(${part})`;
}

function withoutBlanks(text: string): string {
  return text.replaceAll(' ', '');
}
