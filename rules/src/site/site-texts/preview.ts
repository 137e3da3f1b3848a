import { isSiteTextKey, type SiteTextGroup, type SiteTextKey, siteTextGroups } from './site-texts.ts';

/** What the page of the preview says to the window that shows it, once it listens. */
export const previewReady = 'preview-ready';

/** What the back-office sends to it: texts that are not saved yet, the part of the site to show, and the text being edited. */
export interface PreviewDraft {
  texts: Partial<Record<SiteTextKey, string>>;
  group: SiteTextGroup | null;
  edited: SiteTextKey | null;
}

/** What the page of the preview sends back: the text to edit, which was chosen on it. */
export interface PreviewChoice {
  chosen: SiteTextKey;
}

/** The choice in a message of the preview; null where it is none. */
export function readPreviewChoice(message: unknown): SiteTextKey | null {
  if (typeof message !== 'object' || message === null || !('chosen' in message)) return null;
  return typeof message.chosen === 'string' && isSiteTextKey(message.chosen) ? message.chosen : null;
}

/** The draft in a message of another window; null where it is none. */
export function readPreviewDraft(message: unknown): PreviewDraft | null {
  if (typeof message !== 'object' || message === null || !('texts' in message)) return null;
  const { texts, group, edited } = message as { texts: unknown; group?: unknown; edited?: unknown };
  if (typeof texts !== 'object' || texts === null) return null;
  const known = Object.entries(texts).filter(([key, text]) => isSiteTextKey(key) && typeof text === 'string');
  const isGroup = typeof group === 'string' && Object.hasOwn(siteTextGroups, group);
  return {
    texts: Object.fromEntries(known),
    group: isGroup ? (group as SiteTextGroup) : null,
    edited: typeof edited === 'string' && isSiteTextKey(edited) ? edited : null,
  };
}
