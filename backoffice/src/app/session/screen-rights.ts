import type { Capability } from '@barnum/rules/access/team/rights';
import { paths } from '@barnum/rules/paths';
import { handoverAddress } from '../../lib/opens-without-network.ts';

/** What opens each screen and those below its address; the longest address first. */
const needs: readonly (readonly [string, Capability])[] = [
  [paths.adminPreparation, 'preparation'],
  [paths.adminLoading, 'preparation'],
  [paths.adminToday, 'planning'],
  [paths.adminSheets, 'preparation'],
  [paths.adminPlanning, 'planning'],
  [paths.adminAvailability, 'planning'],
  [paths.adminRequests, 'requests'],
  [paths.adminCustomers, 'customers'],
  [paths.adminInvoices, 'money'],
  [paths.adminFigures, 'money'],
  [paths.adminImports('locations'), 'money'],
  [paths.adminReturns, 'money'],
  [paths.adminMails, 'messages'],
  [paths.adminArticles, 'articles'],
  // Who loads the van scans labels.
  [paths.adminPieces, 'preparation'],
  [paths.adminTestimonials, 'site'],
  [paths.adminPartners, 'site'],
  [paths.adminFirstSteps, 'settings'],
  [paths.adminSettings, 'settings'],
  // The first screen is the list of requests.
  [paths.admin, 'requests'],
];

/** What opens the screen at this address, with or without what stands behind its question mark. */
export function capabilityFor(address: string): Capability {
  const [pathname = ''] = address.split('?');
  if (handoverAddress.test(pathname)) return 'preparation';
  const found = needs.find(([path]) => pathname === path || pathname.startsWith(`${path}/`));
  return found?.[1] ?? 'settings';
}

/** The first screen of somebody: the requests, or the day for who only prepares. */
export function firstScreen(capabilities: readonly Capability[]): string {
  const onlyPrepares = capabilities.includes('planning') && !capabilities.includes('requests');
  return onlyPrepares ? paths.adminToday : paths.adminRequests;
}
