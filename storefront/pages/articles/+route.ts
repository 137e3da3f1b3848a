import { paths } from '@barnum/rules/paths';
import { resolveRoute } from 'vike/routing';
import type { RouteSync } from 'vike/types';

/** An article's page; without a slug the page says that the address is invalid. */
export const route: RouteSync = ({ urlPathname }) =>
  `${urlPathname}/` === paths.article('') ? true : resolveRoute(paths.article('@slug'), urlPathname);
