import { ResponseCache } from '@barnum/hosting/response-cache';
import { type ResponseCacheOptions, unknownAddress } from '@barnum/hosting/response-cache-plugin';
import { paths, selectionParameter, technicalPaths } from '@barnum/rules/paths';
import { readSearchQuery } from '../lib/catalogue.ts';

const fixedPages = new Set<string>(
  [...Object.values(paths), technicalPaths.sitemap, technicalPaths.manifest].filter((path) => typeof path === 'string'),
);
const slugPage = new RegExp(`^(${paths.category('')}|${paths.article('')})[a-z0-9_-]+$`);
const variablePages = [paths.category(''), paths.article(''), paths.followUp('')];

/** Pages are cached until the content changes; a stale page is served where a new one cannot be rendered. */
export function cachePages(): ResponseCacheOptions {
  return { cache: new ResponseCache(), keyOf: pageKey, staleIfError: true };
}

/**
 * Cache key of a page's address; null (not cached) for a possible redirect, for invalid slugs of articles and
 * categories, for a search, for the list of articles that a form without JavaScript sends, and for a visitor's private
 * page.
 */
export function pageKey(url: string): string | null {
  const [path = '', search = ''] = url.split('?');
  if (path === paths.reservation && search.includes(selectionParameter)) return null;
  if (path.startsWith(paths.catalogue) && readSearchQuery(url) !== '') return null;
  if (fixedPages.has(path) || slugPage.test(path)) return path;
  const isVariable = variablePages.some((page) => `${path}/`.startsWith(page));
  return /^(\/[a-z0-9_-]+)+$/i.test(path) && !isVariable ? unknownAddress : null;
}
