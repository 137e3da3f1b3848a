import { type Capability, capabilitiesOf, defaultTeamSettings, type TeamRole } from '@barnum/rules/access/team/rights';
import {
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLObjectType,
  getNamedType,
  isObjectType,
  Kind,
  type SelectionSetNode,
} from 'graphql';
import { expect, it } from 'vitest';
import { schema } from '../../src/assembly/schema.ts';
import { readAppDocuments } from '../support/app-documents.ts';
import { neededFor, opens, optionsOf } from './stated-scopes.ts';

const documents = readAppDocuments('backoffice/src');
const fragments = new Map(documents.fragments.map((one) => [one.name.value, one]));
const { operations } = documents;

/** Queries of parts that stand on a screen for who has another right than they ask for. */
const standsWith: Readonly<Record<string, Capability>> = {
  // The form of an article, which a reader of its public fields never opens.
  EditedArticle: 'articles',
  // Above the list of requests.
  TodayCounts: 'requests',
};

const roles: readonly (readonly [TeamRole, boolean])[] = [
  ['manager', true],
  ['team', false],
  ['team', true],
  ['preparation', false],
];

it.each(roles)('no screen of a %s asks beneath its calls for what is refused (money: %s)', (role, teamHandlesMoney) => {
  const own = new Set([
    'public',
    'authenticated',
    'account',
    ...capabilitiesOf(role, { ...defaultTeamSettings, teamHandlesMoney }),
  ]);
  const asked = operations.filter(({ operation, name, selectionSet }) => {
    const other = standsWith[name?.value ?? ''];
    if (other !== undefined && !own.has(other)) return false;
    const root = schema.getRootType(operation) as GraphQLObjectType;
    return fieldsOf(selectionSet).every((field) => isOpen(root, field, own));
  });
  expect(asked.length).toBeGreaterThan(5);
  const refused = asked.flatMap(({ operation, name, selectionSet }) =>
    refusedIn(selectionSet, schema.getRootType(operation) as GraphQLObjectType, own).map(
      (field) => `${name?.value}: ${field}`,
    ),
  );
  expect(refused).toEqual([]);
});

/** The fields beneath a type that would answer with a refusal. */
function refusedIn(selections: SelectionSetNode, type: GraphQLObjectType, own: ReadonlySet<string>): string[] {
  return fieldsOf(selections).flatMap((field) => {
    const stated = type.getFields()[field.name.value];
    if (stated === undefined) return [];
    if (!isOpen(type, field, own)) return [`${type.name}.${field.name.value}`];
    const next = getNamedType(stated.type);
    // What is cut to nothing has nothing beneath it.
    const isCut = !opens(neededFor(type, stated), own);
    if (isCut || !isObjectType(next) || field.selectionSet === undefined) return [];
    return refusedIn(field.selectionSet, next, own);
  });
}

function isOpen(type: GraphQLObjectType, field: FieldNode, own: ReadonlySet<string>): boolean {
  const stated = type.getFields()[field.name.value];
  if (stated === undefined) return true;
  return opens(neededFor(type, stated), own) || optionsOf(stated).unauthorizedResolver !== undefined;
}

/** The fields of a selection that are asked for whoever asks, those of its fragments among them. */
function fieldsOf({ selections }: SelectionSetNode): FieldNode[] {
  return selections.flatMap((selection) => {
    // The screen asks for it by the rights of its reader.
    if (selection.directives?.some(({ name }) => name.value === 'include' || name.value === 'skip')) return [];
    if (selection.kind === Kind.FIELD) return [selection];
    if (selection.kind === Kind.INLINE_FRAGMENT) return fieldsOf(selection.selectionSet);
    return fieldsOf((fragments.get(selection.name.value) as FragmentDefinitionNode).selectionSet);
  });
}
