import { paths } from '@barnum/rules/paths';

/** Where an administrator goes after signing in: the screen first requested, else the reservation requests. */
export function screenAfterSignIn(navigationState: unknown): string {
  const from = (navigationState as { from?: unknown } | null)?.from;
  if (typeof from !== 'string' || !from.startsWith(`${paths.admin}/`)) return paths.adminRequests;
  return from.startsWith(paths.adminSignIn) ? paths.adminRequests : from;
}
