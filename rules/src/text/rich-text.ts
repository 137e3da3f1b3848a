/** What rich text may contain, for the editor and for the service's sanitiser. rich-text.css has its style. */

/** Schemes of links (spec section 5). */
export const linkSchemes = ['http', 'https', 'ftp', 'ftps', 'mailto', 'tel', 'callto', 'sms', 'cid', 'xmpp'] as const;

/** `rel` of every link (spec section 9). */
export const linkRel = 'noopener noreferrer nofollow';

/** Classes that a link may have; others are removed. */
export const linkClasses = ['button'] as const;

/** Alignments of paragraphs and headings, in `data-align`; none means left. */
export const textAlignments = ['center', 'right', 'justify'] as const;

/**
 * Colours of highlighted text, as `data-color` of `<mark>`, in rows of `limits.paletteColumns`; a bare mark is yellow.
 */
export const highlightColors = [
  { name: 'yellow', label: 'Jaune' },
  { name: 'orange', label: 'Orange' },
  { name: 'red', label: 'Rouge' },
  { name: 'pink', label: 'Rose' },
  { name: 'purple', label: 'Violet' },
  { name: 'blue', label: 'Bleu' },
  { name: 'green', label: 'Vert' },
  { name: 'yellow-bright', label: 'Jaune vif' },
  { name: 'orange-bright', label: 'Orange vif' },
  { name: 'red-bright', label: 'Rouge vif' },
  { name: 'pink-bright', label: 'Rose vif' },
  { name: 'purple-bright', label: 'Violet vif' },
  { name: 'blue-bright', label: 'Bleu vif' },
  { name: 'green-bright', label: 'Vert vif' },
] as const;

/** The colour's name when it is in the palette, else null. */
export function highlightColor(name: string | null | undefined): string | null {
  return highlightColors.find((color) => color.name === name)?.name ?? null;
}

/** The alignment when it is one of ours, else null. */
export function textAlignment(name: string | null | undefined): string | null {
  return textAlignments.find((alignment) => alignment === name) ?? null;
}

/** Those of the classes that a link may have; null when none is left. */
export function linkClass(classes: string | null | undefined): string | null {
  const allowed = linkClasses.filter((name) => classes?.split(/\s+/).includes(name));
  return allowed.length === 0 ? null : allowed.join(' ');
}

/** True for an address that a link may have: with one of the schemes, or relative to the site. */
export function isAllowedLink(address: string): boolean {
  // Browsers ignore these characters when they parse a scheme.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
  const bare = address.replace(/[\u0000-\u0020\u00a0\u1680\u180e\u2000-\u2029\u205f\u3000]/g, '');
  // `//elsewhere.example` leaves the site without a scheme.
  if (bare === '' || /^[/\\]{2}/.test(bare)) return false;
  const scheme = /^([^/?#]*?):/.exec(bare)?.[1];
  return scheme === undefined || linkSchemes.some((allowed) => allowed === scheme.toLowerCase());
}
