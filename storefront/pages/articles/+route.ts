import { paths } from '@barnum/rules/paths';
import { resolveRoute } from 'vike/routing';
import type { RouteSync } from 'vike/types';

/** An article's page; an address without a slug is one that the page calls invalid. */
export const route: RouteSync = ({ urlPathname }) =>
  `${urlPathname}/` === paths.article('') ? true : resolveRoute(paths.article('@slug'), urlPathname);
