import { isVisible } from '@barnum/rules/text/text';
import type { PasteNotes } from './paste-notes.ts';

const shownInputs =
  'input:not([type]), input:is([type="text" i], [type="search" i], [type="email" i], [type="tel" i], [type="url" i], [type="number" i], [type="date" i], [type="time" i])';

/** Writes what fields of a page hold as text. Buttons are no text: they go, and it is said. */
export function controls(body: HTMLElement, notes: PasteNotes): void {
  for (const input of body.querySelectorAll(shownInputs)) becomeText(input, input.getAttribute('value') ?? '');
  for (const area of body.querySelectorAll('textarea')) becomeText(area, area.textContent ?? '');
  for (const select of body.querySelectorAll('select')) {
    const options = [...select.querySelectorAll('option')];
    const chosen = options.filter((option) => option.hasAttribute('selected'));
    const shown = chosen.length > 0 || select.multiple ? chosen : options.slice(0, 1);
    becomeText(select, shown.map((option) => option.textContent?.trim() ?? '').join(', '));
  }
  for (const button of body.querySelectorAll(
    'button, input:is([type="button" i], [type="submit" i], [type="reset" i])',
  )) {
    if (isVisible(button.textContent || (button.getAttribute('value') ?? ''))) notes.add('buttons');
    button.remove();
  }
}

/** The text in the place of an element, seen or not as that was. */
export function becomeText(element: Element, text: string): void {
  const seen = document.createElement('span');
  for (const name of ['style', 'hidden']) {
    const value = element.getAttribute(name);
    if (value !== null) seen.setAttribute(name, value);
  }
  seen.append(text);
  element.replaceWith(seen);
}
