import type { RouteSync } from 'vike/types';

/** The home page, also for every unknown path (spec section 2). */
export const route: RouteSync = ({ urlPathname }) =>
  urlPathname === '/' ? true : { precedence: -1, routeParams: { unknown: 'path' } };
