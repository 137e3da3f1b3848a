import {
  type GraphQLInputType,
  type GraphQLObjectType,
  getNamedType,
  getNullableType,
  isListType,
  Kind,
  type OperationDefinitionNode,
  parse,
  typeFromAST,
} from 'graphql';
import { Upload } from 'graphql-upload-minimal';
import { expect, it } from 'vitest';
import { schema } from '../../src/assembly/schema.ts';
import { costOf, maxCost } from '../../src/platform/graphql/cost-of-work.ts';
import { readAppDocuments } from '../support/app-documents.ts';
import { sample } from '../support/operations.ts';
import { optionsOf } from './stated-scopes.ts';

/** The largest that an app asks for. */
const hundred = Array.from({ length: 100 }, (_, index) => index + 1);
const largest: Record<string, unknown> = { pageSize: 100, limit: 50, ids: hundred, articleIds: hundred };

it.each([
  ['storefront', maxCost],
  ['backoffice/src', maxCost / 2],
])('what %s asks stays below %i', (folder, most) => {
  const { operations, fragments } = readAppDocuments(folder);
  expect(operations.length).toBeGreaterThan(20);
  const costs = operations.map((operation): [string | undefined, number] => {
    const document = { kind: Kind.DOCUMENT, definitions: [operation, ...fragments] } as const;
    const cost = costOf({ schema, document, variableValues: variablesOf(operation) });
    return [operation.name?.value, cost];
  });
  expect(costs.filter(([, cost]) => !(cost > 0 && cost < most))).toEqual([]);
});

it('weighs a list by what is asked for', () => {
  const cost = (text: string, variableValues = {}) => costOf({ schema, document: parse(text), variableValues });
  const page = 'query ($size: Int) { customers(pageSize: $size) { items { id nom } } }';
  const growth =
    (cost(page, { size: 100 }) - cost(page, { size: 60 })) / (cost(page, { size: 60 }) - cost(page, { size: 20 }));
  expect(growth).toBeCloseTo(1);
  expect(cost('{ articles(ids: [1, 2]) { id } }')).toBe(cost('{ articles { id } }') / 1_000);
  expect(cost('{ articles { id nom } }')).toBeGreaterThan(cost('{ articles { id } }'));
  expect(cost('{ article(id: 1) { longueDescription } }')).toBeGreaterThan(
    cost('{ article(id: 1) { nom prix images { id } } }'),
  );
  // Said in vain: the sum of all.
  expect(cost('{ a: articles { id } b: articles { id } }')).toBe(2 * cost('{ articles { id } }'));
});

it('every list that a visitor gets from a root field without saying how many states its length', () => {
  const fields = Object.values((schema.getQueryType() as GraphQLObjectType).getFields());
  const unstated = fields.filter((field) => {
    const isPublic = JSON.stringify(optionsOf(field).authScopes) === '{"public":true}';
    const says = field.args.some(({ name, defaultValue }) => name !== 'ids' && defaultValue !== undefined);
    const isWhole = isListType(getNullableType(field.type)) && !says;
    return isPublic && isWhole && optionsOf(field).complexity === undefined && !bounded.has(field.name);
  });
  expect(unstated.map(({ name }) => name)).toEqual([]);
});

/** Lists that are as long as what is asked about, or as a handful of records. */
const bounded = new Set(['availability', 'takenDays', 'freeAlternatives']);

function variablesOf({ variableDefinitions }: OperationDefinitionNode): Record<string, unknown> {
  return Object.fromEntries(
    (variableDefinitions ?? []).map(({ variable, type: node }) => {
      // Of an operation that the apps type.
      const type = typeFromAST(schema, node as never) as GraphQLInputType;
      const value = getNamedType(type).name === 'Upload' ? new Upload() : sample(type);
      return [variable.name.value, largest[variable.name.value] ?? value];
    }),
  );
}
