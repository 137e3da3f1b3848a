import { isSiteTextKey, type SiteTextGroup, type SiteTextKey, siteTextGroups } from './site-texts.ts';

/** What the page of the preview says to the window that shows it, once it listens. */
export const previewReady = 'preview-ready';

/** What the back-office sends to it: texts that are not saved yet, and the part of the page to show. */
export interface PreviewDraft {
  texts: Partial<Record<SiteTextKey, string>>;
  group: SiteTextGroup | null;
}

/** The draft in a message of another window; null where it is none. */
export function readPreviewDraft(message: unknown): PreviewDraft | null {
  if (typeof message !== 'object' || message === null || !('texts' in message)) return null;
  const { texts, group } = message as { texts: unknown; group?: unknown };
  if (typeof texts !== 'object' || texts === null) return null;
  const known = Object.entries(texts).filter(([key, text]) => isSiteTextKey(key) && typeof text === 'string');
  const isGroup = typeof group === 'string' && Object.hasOwn(siteTextGroups, group);
  return { texts: Object.fromEntries(known), group: isGroup ? (group as SiteTextGroup) : null };
}
