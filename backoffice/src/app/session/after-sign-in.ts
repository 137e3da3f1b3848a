import type { Capability } from '@barnum/rules/access/team/rights';
import { paths } from '@barnum/rules/paths';
import { capabilityFor, firstScreen } from './screen-rights.ts';

/** Where somebody goes after signing in: the screen first requested where it opens to them, else their first one. */
export function screenAfterSignIn(navigationState: unknown, capabilities: readonly Capability[]): string {
  const from = (navigationState as { from?: unknown } | null)?.from;
  const first = firstScreen(capabilities);
  if (typeof from !== 'string' || !from.startsWith(`${paths.admin}/`)) return first;
  return from.startsWith(paths.adminSignIn) || !capabilities.includes(capabilityFor(from)) ? first : from;
}
