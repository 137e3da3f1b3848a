import { sanitiseInTime } from './in-time.ts';

/** HTML that only `htmlToShow` makes. */
export type ShownHtml = string & { readonly isShown: unique symbol };

/**
 * Sanitises HTML from the database again: it may have been written without the service, or under earlier rules. Empty
 * when the sanitiser refuses it. Results are cached: a known one needs no promise.
 */
export function htmlToShow(html: string): ShownHtml | Promise<ShownHtml> {
  const known = shown.get(html);
  if (known !== undefined) return known;
  shownLength += 2 * html.length;
  if (shownLength > maxShownLength) {
    shown.clear();
    shownLength = 2 * html.length;
  }
  const clean = sanitiseInTime(html).then((text) => (text ?? '') as ShownHtml);
  shown.set(html, clean);
  clean.then(
    (text) => shown.get(html) === clean && shown.set(html, text),
    () => {
      if (shown.delete(html)) shownLength -= 2 * html.length;
    },
  );
  return clean;
}

const shown = new Map<string, ShownHtml | Promise<ShownHtml>>();

/** In characters: the text and what is shown of it. */
const maxShownLength = 16_000_000;
let shownLength = 0;
