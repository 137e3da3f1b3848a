import { capabilitiesOf, defaultTeamSettings } from '@barnum/rules/access/team/rights';
import { expect, test } from 'vitest';
import { capabilityFor, firstScreen } from './screen-rights.ts';

test.each([
  ['/admin', 'requests'],
  ['/admin/demandes/12/modifier', 'requests'],
  ['/admin/planning', 'planning'],
  ['/admin/planning/preparation?jour=2026-07-12', 'preparation'],
  ['/admin/factures?onglet=paiements', 'money'],
  ['/admin/settings?onglet=site', 'settings'],
])('%s needs « %s »', (address, capability) => {
  expect(capabilityFor(address)).toBe(capability);
});

test('everybody’s first screen is one that opens to them', () => {
  for (const role of ['manager', 'team', 'preparation'] as const) {
    const own = capabilitiesOf(role, defaultTeamSettings);
    expect(own).toContain(capabilityFor(firstScreen(own)));
  }
});
