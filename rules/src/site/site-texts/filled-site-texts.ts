import { unbroken, wholeWords } from '../../text/french.ts';
import { fillPlaceholders } from '../../text/placeholders.ts';
import type { TextFigures } from '../text-figures/text-figures.ts';

/** They stand in titles, results of searches and the manifest, too. */
const besidePages: ReadonlySet<string> = new Set(['name', 'description']);

/** These texts as visitors read them, with no-break spaces also where their owner typed usual ones. */
export function fillSiteTexts<Key extends string>(
  texts: Readonly<Record<Key, string>>,
  figures: TextFigures,
): Record<Key, string> {
  const filled = Object.entries<string>(texts).map(([key, text]) => {
    const shown = unbroken(fillPlaceholders(text, { ...figures }));
    return [key, besidePages.has(key) ? shown : wholeWords(shown)];
  });
  return Object.fromEntries(filled) as Record<Key, string>;
}
