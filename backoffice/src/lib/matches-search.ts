import { foldText, searchWords } from '@barnum/rules/text/search';

/** For a Select's `filterOption`: the label contains every word that was typed, whatever the case and accents. */
export function matchesSearch(search: string, option?: { label?: unknown }): boolean {
  const label = foldText(typeof option?.label === 'string' ? option.label : '');
  return searchWords(search).every((word) => label.includes(word));
}
