import { fillPlaceholders } from '../../text/placeholders.ts';
import type { TextFigures } from '../text-figures/text-figures.ts';

/** These texts as visitors read them. */
export function fillSiteTexts<Key extends string>(
  texts: Readonly<Record<Key, string>>,
  figures: TextFigures,
): Record<Key, string> {
  const filled = Object.entries<string>(texts).map(([key, text]) => [key, fillPlaceholders(text, { ...figures })]);
  return Object.fromEntries(filled) as Record<Key, string>;
}
