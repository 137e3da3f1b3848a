import { expect, test } from 'vitest';
import { capabilities, capabilitiesOf, defaultTeamSettings, teamRoles } from './rights.ts';

const office = ['planning', 'preparation', 'requests', 'customers', 'messages', 'articles'];

test('each role has what its people need, and nothing else', () => {
  const found = Object.fromEntries(teamRoles.map((role) => [role, capabilitiesOf(role, defaultTeamSettings)]));
  expect(found).toEqual({
    manager: capabilities,
    team: office,
    preparation: ['planning', 'preparation'],
    user: [],
  });
});

test('the gérant may give money to the équipe, and to nobody else', () => {
  const found = teamRoles.map((role) => capabilitiesOf(role, { ...defaultTeamSettings, teamHandlesMoney: true }));
  expect(found).toEqual([capabilities, [...office, 'money', 'deposits'], ['planning', 'preparation'], []]);
});

test('the gérant may have who prepares take the deposit at the departure, without the rest of the money', () => {
  const found = teamRoles.map((role) =>
    capabilitiesOf(role, { ...defaultTeamSettings, preparationTakesDeposits: true }),
  );
  expect(found).toEqual([capabilities, office, ['planning', 'preparation', 'deposits'], []]);
});
