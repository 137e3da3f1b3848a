import { DomainError } from '@barnum/rules/errors';
import { sanitiseHtml } from './sanitise.ts';

/**
 * Sanitises HTML from the database again: it may have been written without the service, or under earlier rules. Empty
 * when the sanitiser refuses it. Results are cached.
 */
export function htmlToShow(html: string): string {
  const known = shown.get(html);
  if (known !== undefined) return known;
  const clean = sanitised(html);
  shownLength += html.length + clean.length;
  if (shownLength > maxShownLength) {
    shown.clear();
    shownLength = html.length + clean.length;
  }
  shown.set(html, clean);
  return clean;
}

const shown = new Map<string, string>();

/** In characters. */
const maxShownLength = 16_000_000;
let shownLength = 0;

function sanitised(html: string): string {
  try {
    return sanitiseHtml(html);
  } catch (error) {
    if (error instanceof DomainError) return '';
    throw error;
  }
}
