import { type ListLabel, readLabel } from '@barnum/rules/text/list-label';
import { asText, buildLists, type ListItem, writeLabel } from './build-lists.ts';
import type { ListTemplates } from './list-templates.ts';
import type { PasteNotes } from './paste-notes.ts';
import type { PlainLines } from './plain-lines.ts';
import { styleOf } from './style-of.ts';

const written = '[style*="mso-list:Ignore" i], [style*="mso-list: Ignore" i]';

/** Turns Word's items, which are paragraphs with a level and a label written as text, into lists. */
export function wordLists(body: HTMLElement, templates: ListTemplates, plain: PlainLines, notes: PasteNotes): void {
  const items: ListItem[] = [];
  const isForm = [...body.querySelectorAll(written)].some((sign) => /[☑☒]/.test(sign.textContent ?? ''));
  for (const element of body.querySelectorAll<HTMLElement>('p, h1, h2, h3, h4, h5, h6')) {
    const [, list = '', level = ''] = /^(l\d+) level(\d)/.exec(styleOf(element, 'mso-list')) ?? [];
    if (list === '') continue;
    // Some programs write none: the plain text has it as it was seen, the style sheet as it counts from the beginning.
    const label = takeLabel(element, isForm) ?? plain.labelOf(element) ?? templates.next(list, Number(level));
    if (element.localName === 'p') items.push({ element, level: Number(level), label, list });
    else if (label.kind !== 'sign') labelHeading(element, label, notes);
  }
  buildLists(items, notes);
}

function takeLabel(element: HTMLElement, isForm: boolean): ListLabel | null {
  const signs = element.querySelectorAll(written);
  if (signs.length === 0) return null;
  const text = signs[0]?.textContent?.trim() ?? '';
  for (const sign of signs) sign.remove();
  // A ticked box says something; a square does beside one.
  if (/^[☐☑☒]/.test(text)) return { kind: 'text', text };
  return isForm && /^[□o]$/.test(text) ? { kind: 'text', text: '☐' } : readLabel(text);
}

// A heading is no item: its number is part of its text.
function labelHeading(element: HTMLElement, label: ListLabel, notes: PasteNotes): void {
  notes.add('numbering');
  writeLabel(element, asText(label).text);
}
