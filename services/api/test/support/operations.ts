import { todayInParis } from '@barnum/rules/dates/paris-time';
import {
  type GraphQLInputType,
  getNamedType,
  getOperationAST,
  getVariableValues,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  OperationTypeNode,
  parse,
} from 'graphql';
import { daysAgo } from '../../../../prisma/seed/dates.ts';
import { schema } from '../../src/assembly/schema.ts';

const samples: Record<string, unknown> = {
  Int: 1,
  Float: 1.5,
  String: 'nom@exemple.example',
  Boolean: false,
  Decimal: '1.00',
  Date: todayInParis(daysAgo(-10)),
  DateTime: '2026-01-01T00:00:00.000Z',
  Json: { nom: 'nom@exemple.example' },
  Upload: null,
};

/** One root field of the schema, as a call with a value for each of its arguments. */
export interface Operation {
  /** `query articles`, `mutation login`, ... */
  name: string;
  query: string;
  variables: Record<string, unknown>;
  /** Where the variables hold a value that is no object, with the name of its type. */
  leaves: { path: string[]; type: string }[];
}

/** Every query, mutation and subscription that the schema offers. */
export const operations: readonly Operation[] = Object.values(OperationTypeNode).flatMap((kind) =>
  Object.values(schema.getRootType(kind)?.getFields() ?? {}).map(({ name, args, type }) => {
    const declared = args.map((arg) => `$${arg.name}: ${arg.type}`).join(', ');
    const passed = args.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
    const selection = isCompositeType(getNamedType(type)) ? ' { __typename }' : '';
    return {
      name: `${kind} ${name}`,
      query: `${kind}${declared && ` (${declared})`} { ${name}${passed && `(${passed})`}${selection} }`,
      variables: Object.fromEntries(args.map((arg) => [arg.name, sample(arg.type)])),
      leaves: args.flatMap((arg) => leavesOf(arg.type, [arg.name])),
    };
  }),
);

/** Whether the types of the schema let these variables pass: others are refused before any database is asked. */
export function passesTypes({ query }: Operation, variables: Record<string, unknown>): boolean {
  const declared = getOperationAST(parse(query))?.variableDefinitions ?? [];
  return getVariableValues(schema, declared, variables).errors === undefined;
}

/** The same variables with `value` at `path`. */
export function withValue(variables: Record<string, unknown>, path: string[], value: unknown): Record<string, unknown> {
  const [head = '', ...rest] = path;
  const inner = variables[head];
  if (rest.length === 0) return { ...variables, [head]: value };
  return { ...variables, [head]: withValue(inner as Record<string, unknown>, rest, value) };
}

/** A value of a type: of a list one, of an enum the first. */
export function sample(type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return sample(type.ofType);
  if (isListType(type)) return [sample(type.ofType)];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (!isInputObjectType(type)) return samples[type.name];
  return Object.fromEntries(Object.values(type.getFields()).map((field) => [field.name, sample(field.type)]));
}

function leavesOf(type: GraphQLInputType, path: string[]): Operation['leaves'] {
  if (isNonNullType(type)) return leavesOf(type.ofType, path);
  if (isListType(type)) return [{ path, type: 'list' }];
  if (!isInputObjectType(type)) return [{ path, type: type.name }];
  return Object.values(type.getFields()).flatMap((field) => leavesOf(field.type, [...path, field.name]));
}
