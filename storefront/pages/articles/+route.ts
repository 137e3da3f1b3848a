import { resolveRoute } from 'vike/routing';
import type { RouteSync } from 'vike/types';

/** An article's page; an address without a slug is one that the page calls invalid. */
export const route: RouteSync = ({ urlPathname }) =>
  urlPathname === '/article' ? true : resolveRoute('/article/@slug', urlPathname);
