import { isAllowedLink } from '@barnum/rules/text/rich-text';
import { directAddress } from './direct-address.ts';
import type { PasteNotes } from './paste-notes.ts';

/** Makes links lead straight to their address, in a new tab; those that lead nowhere from here become text. */
export function links(body: HTMLElement, notes: PasteNotes): void {
  for (const link of body.querySelectorAll('a')) {
    const address = link.getAttribute('href')?.trim() ?? '';
    const isAbsolute = /^[a-z][a-z0-9+.-]*:/i.test(address) && isAllowedLink(address);
    if (!isAbsolute) {
      // An anchor without an address only names a place.
      if (address !== '') notes.add('links');
      link.replaceWith(...link.childNodes);
      continue;
    }
    link.setAttribute('href', directAddress(address));
    link.removeAttribute('class');
    link.target = '_blank';
  }
}
