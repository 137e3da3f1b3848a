import { isVisible } from '@barnum/rules/text/text';
import type { PasteNotes } from './paste-notes.ts';

/** Moves footnotes to the place that they explain, in brackets. Both link to each other, in every program. */
export function footnotes(body: HTMLElement, notes: PasteNotes): void {
  for (const reference of body.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')) {
    if (!reference.isConnected) continue;
    const note = noteOf(body, reference);
    if (!note) continue;
    for (const sign of note.querySelectorAll('a[href^="#"]')) (sign.closest('sup') ?? sign).remove();
    const text = (note.textContent ?? '').replace(/\s+/g, ' ').trim();
    const { parentElement } = note;
    const block = parentElement?.localName === 'div' && parentElement.childElementCount === 1 ? parentElement : note;
    // The line above the notes.
    const line = block.previousElementSibling;
    if (line?.localName === 'hr') line.remove();
    block.remove();
    if (!isVisible(text)) continue;
    notes.add('footnotes');
    const place = reference.closest('sup') ?? reference;
    place.replaceWith(` [${text}]`);
  }
}

function noteOf(body: HTMLElement, reference: HTMLAnchorElement): Element | null {
  const target = (reference.getAttribute('href') ?? '').slice(1);
  const names = [reference.id, reference.getAttribute('name'), reference.parentElement?.id].filter(Boolean);
  const found = [...body.querySelectorAll('[id], a[name]')].find(
    (element) => element.id === target || element.getAttribute('name') === target,
  );
  const block =
    found?.closest(
      'li, [id^="ftn"]:not(a), [id^="sdfootnote"]:not(a), [id^="sdendnote"]:not(a), [style*="mso-element:footnote"], [style*="mso-element:endnote"]',
    ) ?? found?.closest('p, div');
  // The note comes after its sign, and leads back to it.
  if (!block || block.contains(reference)) return null;
  const isAfter = reference.compareDocumentPosition(block) & Node.DOCUMENT_POSITION_FOLLOWING;
  const back = [...block.querySelectorAll('a[href^="#"]')].some((link) =>
    names.includes(link.getAttribute('href')?.slice(1)),
  );
  return isAfter && back ? block : null;
}
