import { hasWords, searchText } from '@barnum/rules/text/search';

/** For a Select's `filterOption`: the label contains every word that was typed, however it is spelt. */
export function matchesSearch(search: string, option?: { label?: unknown }): boolean {
  const label = searchText(typeof option?.label === 'string' ? option.label : '');
  return hasWords(label, search);
}
