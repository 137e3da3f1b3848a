import { paths } from '@barnum/rules/paths';
import { resolveRoute } from 'vike/routing';
import type { RouteSync } from 'vike/types';

/** The catalogue, with or without the category to scroll to. */
export const route: RouteSync = ({ urlPathname }) =>
  urlPathname === paths.catalogue ? true : resolveRoute(paths.category('@slug'), urlPathname);
