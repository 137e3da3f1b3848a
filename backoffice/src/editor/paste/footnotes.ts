import { isVisible } from '@barnum/rules/text/text';
import { removeItem } from './list-numbers.ts';
import type { PasteNotes } from './paste-notes.ts';

/**
 * Moves footnotes to the place that they explain, in brackets. Both link to each other, in most programs. A mark whose
 * note did not come is left out: it would be a number that says something else.
 */
export function footnotes(body: HTMLElement, plain: string, notes: PasteNotes): void {
  const references = [...body.querySelectorAll<HTMLAnchorElement>('a[href*="#"]')];
  const targets = targetsIn(body);
  const found = references.map((reference) => ({ reference, note: noteOf(reference, targets) }));
  const texts = new Map<Element, string>();
  for (const { note } of found) if (note && !texts.has(note)) texts.set(note, takeNote(note));
  for (const { reference, note } of found) {
    const text = note ? texts.get(note) : noteInPlainText(reference, plain);
    if (text === undefined || !isVisible(text)) continue;
    notes.add('footnotes');
    placeOf(reference).replaceWith(` [${text}]`);
  }
  for (const mark of body.querySelectorAll(`a[href*="#"], ${bareMarks}`)) {
    if (!mark.isConnected || !(mark.matches(bareMarks) ? isSmall(mark) : isMark(mark))) continue;
    notes.add('marks');
    placeOf(mark).remove();
  }
}

/** Word's marks without a link. */
const bareMarks =
  '[class*="FootnoteReference" i], [class*="EndnoteReference" i], [style*="mso-special-character:footnote" i]';

const blocksOfNotes =
  'li, [id^="ftn"]:not(a), [id^="edn"]:not(a), [id^="sdfootnote"]:not(a), [id^="sdendnote"]:not(a), [style*="mso-element:footnote"], [style*="mso-element:endnote"]';

function targetsIn(body: HTMLElement): Map<string, Element> {
  const targets = new Map<string, Element>();
  for (const element of body.querySelectorAll('[id], a[name]')) {
    for (const name of [element.id, element.getAttribute('name') ?? '']) {
      if (name !== '' && !targets.has(name)) targets.set(name, element);
    }
  }
  return targets;
}

function noteOf(reference: HTMLAnchorElement, targets: Map<string, Element>): Element | null {
  const target = targetOf(reference);
  const names = [reference.id, reference.getAttribute('name'), reference.parentElement?.id].filter(Boolean);
  const found = targets.get(target);
  const block = found?.closest(blocksOfNotes) ?? found?.closest('p, div');
  // The note comes after its sign, and leads back to it, or is named as one.
  if (!block || block.contains(reference)) return null;
  const isAfter = reference.compareDocumentPosition(block) & Node.DOCUMENT_POSITION_FOLLOWING;
  const leadsBack = [...block.querySelectorAll('a[href*="#"]')].some((link) => names.includes(targetOf(link)));
  return isAfter && (leadsBack || (isMark(reference) && namesOfNotes.test(target))) ? block : null;
}

function takeNote(note: Element): string {
  for (const link of note.querySelectorAll('a[href*="#"]')) {
    if (namesOfMarks.test(targetOf(link)) || beginsBlock(link)) placeOf(link).remove();
  }
  const { parentElement } = note;
  const block = parentElement?.localName === 'div' && parentElement.childElementCount === 1 ? parentElement : note;
  // The line above the notes.
  const line = block.previousElementSibling;
  if (line?.localName === 'hr') line.remove();
  removeItem(block);
  return folded(note.textContent ?? '');
}

// What stands in brackets at the beginning of a line is a note; a bare number may be anything.
function noteInPlainText(reference: Element, plain: string): string | undefined {
  const label = folded(reference.textContent ?? '');
  if (!/^\[.+\]$/.test(label) || !isMark(reference)) return undefined;
  const line = plain.split(/[\r\n]+/).find((text) => text.trimStart().startsWith(label));
  return line && folded(line.trimStart().slice(label.length));
}

const namesOfNotes =
  /^_?(ftn|edn|ftnt|fn|en|note|cite_note|sdfootnote|sdendnote|footnote|endnote)[-_.:]?([\w%]+[-_.:])*(\d+(sym)?|[ivx]+|[a-z])$/i;
const labels = /^[[(]?((note|n|nb|réf)\.?\s?)?(\d{1,3}|[a-z]|[ivxl]{1,5}|[*†‡§]{1,3})[\])]?$/i;
const namesOfMarks = /ref|anc$|back/i;

/** Whether the link is the small sign in a text that leads to a note. */
function isMark(link: Element): boolean {
  const target = targetOf(link);
  if (!isSmall(link) || namesOfMarks.test(target)) return false;
  const isHere = link.getAttribute('href')?.startsWith('#');
  return namesOfNotes.test(target) || Boolean(isHere && (link.closest('sup') ?? link.querySelector('sup')));
}

// What begins a block is the sign before a note that came alone.
function isSmall(mark: Element): boolean {
  return labels.test(folded(mark.textContent ?? '')) && !beginsBlock(mark);
}

function beginsBlock(element: Element): boolean {
  const block = element.closest('p, li, div, h1, h2, h3, h4, h5, h6, td, th, body');
  if (!block) return true;
  const before = document.createRange();
  before.setStart(block, 0);
  before.setEndBefore(element);
  return !isVisible(before.toString());
}

function targetOf(link: Element): string {
  return link.getAttribute('href')?.split('#')[1] ?? '';
}

/** The link, with the raised letters around it that hold nothing else. */
function placeOf(link: Element): Element {
  const raised = link.closest('sup');
  return raised && folded(raised.textContent ?? '') === folded(link.textContent ?? '') ? raised : link;
}

function folded(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
