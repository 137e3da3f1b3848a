import { writeLabel } from './build-lists.ts';
import type { PasteNotes } from './paste-notes.ts';
import { PlainLines } from './plain-lines.ts';

/** Headings and paragraphs whose number stands in the plain text alone get it as text. */
export function labelsInPlainText(body: HTMLElement, plain: string, notes: PasteNotes): void {
  const lines = new PlainLines(plain);
  for (const element of body.querySelectorAll<HTMLElement>('h1, h2, h3, h4, h5, h6, p')) {
    // The paragraph of an item has the number of its list.
    if (element.closest('li')) continue;
    const label = lines.labelOf(element);
    if (!label || label.kind === 'sign') continue;
    notes.add('numbering');
    writeLabel(element, label.kind === 'text' ? label.text : label.written);
  }
}
