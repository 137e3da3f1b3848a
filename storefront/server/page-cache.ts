import { ResponseCache } from '@barnum/hosting/response-cache';
import { type ResponseCacheOptions, unknownAddress } from '@barnum/hosting/response-cache-plugin';
import { paths } from '@barnum/rules/paths';
import { readSearchQuery } from '../lib/catalogue.ts';

const fixedPages = new Set<string>(Object.values(paths).filter((path) => typeof path === 'string'));

/** Pages are cached until the content changes; a stale page is served where a new one cannot be rendered. */
export function cachePages(): ResponseCacheOptions {
  return { cache: new ResponseCache(), keyOf: pageKey, staleIfError: true };
}

/**
 * Cache key of a page's address; null (not cached) for a possible redirect, for invalid slugs of articles and categories, for
 * a search, and for a visitor's private page.
 */
export function pageKey(url: string): string | null {
  const [path = ''] = url.split('?');
  if (path.startsWith(paths.catalogue) && readSearchQuery(url) !== '') return null;
  if (fixedPages.has(path) || /^\/(catalogue|article)\/[a-z0-9_-]+$/.test(path) || path === '/sitemap.xml') {
    return path;
  }
  return /^(\/[a-z0-9_-]+)+$/i.test(path) && !/^\/(catalogue|article|suivi)(\/|$)/.test(path) ? unknownAddress : null;
}
