import { type ListLabel, readLabel } from '@barnum/rules/text/list-label';
import { buildLists, type ListItem, writeLabel } from './build-lists.ts';
import type { ListTemplates } from './list-templates.ts';
import type { PasteNotes } from './paste-notes.ts';
import { styleOf } from './style-of.ts';

/** Turns Word's items, which are paragraphs with a level and a label written as text, into lists. */
export function wordLists(body: HTMLElement, templates: ListTemplates, notes: PasteNotes): void {
  const items: ListItem[] = [];
  for (const element of body.querySelectorAll<HTMLElement>('p, h1, h2, h3, h4, h5, h6')) {
    const [, list = '', level = ''] = /^(l\d+) level(\d)/.exec(styleOf(element, 'mso-list')) ?? [];
    if (list === '') continue;
    const label = takeLabel(element) ?? templates.next(list, Number(level));
    if (element.localName === 'p') items.push({ element, level: Number(level), label, list });
    else if (label.kind !== 'sign') labelHeading(element, label, notes);
  }
  buildLists(items, notes);
}

function takeLabel(element: HTMLElement): ListLabel | null {
  const signs = element.querySelectorAll('[style*="mso-list:Ignore" i], [style*="mso-list: Ignore" i]');
  if (signs.length === 0) return null;
  const written = signs[0]?.textContent ?? '';
  for (const sign of signs) sign.remove();
  return readLabel(written);
}

// A heading is no item: its number is part of its text.
function labelHeading(element: HTMLElement, label: Exclude<ListLabel, { kind: 'sign' }>, notes: PasteNotes): void {
  notes.add('numbering');
  writeLabel(element, label.kind === 'text' ? label.text : label.written);
}
