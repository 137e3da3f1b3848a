import { keyCapabilities } from '@barnum/rules/access/api-keys/api-keys';
import { capabilitiesOf, defaultTeamSettings, teamRoles } from '@barnum/rules/access/team/rights';
import { type GraphQLObjectType, getNamedType, isObjectType } from 'graphql';
import { expect, it } from 'vitest';
import { schema } from '../../src/assembly/schema.ts';
import { reachTable } from './reach-table.ts';
import { neededFor, opens } from './stated-scopes.ts';

const roots = ['Query', 'Mutation', 'Subscription'];
const types = Object.values(schema.getTypeMap()).filter(
  (type): type is GraphQLObjectType => isObjectType(type) && !type.name.startsWith('__') && !roots.includes(type.name),
);

it('every field of every type is for whom the table says', () => {
  const found = Object.fromEntries(types.map((type) => [type.name, rowsOf(type)]));
  expect(found).toEqual(reachTable);
});

/** Every role, with and without the money, a visitor, and a key for each right. */
const callers: { name: string; own: ReadonlySet<string> }[] = [
  { name: 'visitor', own: new Set(['public', 'sender']) },
  ...teamRoles.flatMap((role) =>
    [false, true].map((teamHandlesMoney) => {
      const capabilities = capabilitiesOf(role, { ...defaultTeamSettings, teamHandlesMoney });
      const own = ['public', 'authenticated', 'account', ...capabilities];
      return {
        name: `${role}${teamHandlesMoney ? ' with money' : ''}`,
        own: new Set(capabilities.length === 0 ? [...own, 'sender'] : own),
      };
    }),
  ),
  ...keyCapabilities.map((right) => ({ name: `key for ${right}`, own: new Set(['public', 'authenticated', right]) })),
];

it.each(callers)('from every call, $name comes to what the table gives them and to no other field', ({ own }) => {
  const reached = reach(own);
  for (const [type, fields] of reached) {
    const given = Object.entries(reachTable[type] ?? {}).flatMap(([needed, names]) =>
      opens(needed.split(' '), own) ? names.split(' ') : [],
    );
    expect([type, fields.toSorted()]).toEqual([type, given.toSorted()]);
  }
});

it('who only prepares comes to no amount, no e-mail of a customer and no list of customers', () => {
  const reached = reach(callerNamed('preparation'));
  const visitors = reach(callerNamed('visitor'));
  const beyond = [...reached].flatMap(([type, fields]) =>
    fields.filter((field) => !visitors.get(type)?.includes(field)).map((field) => [type, field] as const),
  );
  const ofCustomers = /^(Customer|Quote|Invoice|Payment|Deposit|Ledger|Mail|Receipt|Billing)/;
  expect(beyond.filter(([type]) => ofCustomers.test(type))).toEqual([]);
  const amounts = beyond.filter(([type, field]) => {
    const owner = schema.getType(type) as GraphQLObjectType;
    return /^Decimal/.test(String(owner.getFields()[field]?.type)) || /^(prix|email)$/.test(field);
  });
  // Their own.
  expect(amounts).toEqual([['User', 'email']].filter(([type = '']) => !visitors.has(type)));
});

it('the équipe comes to no type of money until the gérant allows it', () => {
  // What a visitor's private page shows opens by its token.
  const visitors = reach(callerNamed('visitor'));
  const ofMoney = (name: string) =>
    [...reach(callerNamed(name)).entries()].filter(
      ([type, fields]) =>
        fields.length > 0 &&
        !visitors.has(type) &&
        /Invoice|Billing|Payment|^Deposit|Ledger|Receipt|Balance/.test(type),
    );
  expect(ofMoney('team')).toEqual([]);
  expect(ofMoney('manager').length).toBeGreaterThan(10);
});

it('a key for one right comes to no other right’s records by what hangs below its own', () => {
  const ofRights = {
    requests: ['QuoteVersion', 'RequestMessage', 'RequestEvent', 'LatestQuote'],
    customers: ['Customer', 'CustomerContact', 'CustomerYear'],
    money: ['Invoice', 'Payment', 'Deposit', 'RequestLedger'],
    articles: ['StockMovement', 'PiecePage'],
  };
  for (const right of keyCapabilities) {
    const reached = reach(callerNamed(`key for ${right}`));
    for (const [owner, names] of Object.entries(ofRights)) {
      if (owner === right) continue;
      expect([right, names.filter((name) => (reached.get(name) ?? []).length > 0)]).toEqual([right, []]);
    }
  }
});

function callerNamed(name: string): ReadonlySet<string> {
  const own = callers.find((caller) => caller.name === name)?.own;
  if (own === undefined) throw new Error(`Nobody is called ${name}`);
  return own;
}

/** The fields of each type, by the rights that open them. */
function rowsOf(type: GraphQLObjectType): Record<string, string> {
  const rows = new Map<string, string[]>();
  for (const field of Object.values(type.getFields())) {
    const row = neededFor(type, field).join(' ');
    rows.set(row, [...(rows.get(row) ?? []), field.name]);
  }
  return Object.fromEntries([...rows].map(([row, names]) => [row, names.toSorted().join(' ')]));
}

/** The fields of each type that somebody with these rights comes to from any call, by the scopes that are stated. */
function reach(own: ReadonlySet<string>): Map<string, string[]> {
  const reached = new Map<string, string[]>();
  const visit = (type: GraphQLObjectType) => {
    const open = Object.values(type.getFields()).filter((field) => opens(neededFor(type, field), own));
    if (!roots.includes(type.name))
      reached.set(
        type.name,
        open.map(({ name }) => name),
      );
    for (const field of open) {
      const next = getNamedType(field.type);
      if (isObjectType(next) && !reached.has(next.name)) visit(next);
    }
  };
  for (const name of roots) visit(schema.getType(name) as GraphQLObjectType);
  return reached;
}
