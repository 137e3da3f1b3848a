import {
  type FieldNode,
  type GraphQLCompositeType,
  type GraphQLFieldMap,
  getNamedType,
  getNullableType,
  isCompositeType,
  isListType,
  isUnionType,
  Kind,
  type SelectionSetNode,
  type ValidationContext,
  type ValidationRule,
} from 'graphql';
import { tooCostly } from './cost-of-work.ts';

/** Names under which one selection may ask for the same thing. */
const mostNames = 2;

/** Selections of one document that are looked at: fragments within each other can make millions of a short one. */
const mostSelections = 2_000;

/**
 * Refuses a document that asks under many names for the same list, or for the same field that takes no arguments: a short
 * one would have the service read the whole catalogue, or write a long text, time and again. Selections count together as
 * GraphQL answers them: those of one field that stands there more than once, and those of fragments.
 */
export const repeatedFieldsRule: ValidationRule = (context) => ({
  OperationDefinition({ operation, selectionSet }) {
    const parent = context.getSchema().getRootType(operation);
    if (parent) lookThrough(context, { parent, selectionSet });
  },
});

/** A part of a selection, and what it selects from. */
interface Part {
  parent: GraphQLCompositeType;
  selectionSet: SelectionSetNode;
}

function lookThrough(context: ValidationContext, root: Part): void {
  const ids = new Map<SelectionSetNode, number>();
  const idOf = ({ selectionSet }: Part) => {
    const id = ids.get(selectionSet) ?? ids.size;
    ids.set(selectionSet, id);
    return id;
  };
  const known = new Set<string>();
  const waiting: Part[][] = [[root]];
  for (let parts = waiting.pop(); parts !== undefined; parts = waiting.pop()) {
    const key = [...new Set(parts.map(idOf))].sort().join();
    if (known.has(key)) continue;
    known.add(key);
    if (known.size > mostSelections) {
      refuse(context, `Selection limit of ${mostSelections} exceeded`);
      return;
    }
    waiting.push(...lookAt(context, parts));
  }
}

/** Counts the names in one selection; returns the selections beneath it. */
function lookAt(context: ValidationContext, parts: Part[]): Part[][] {
  const answers = new Map<string, { parent: GraphQLCompositeType; node: FieldNode }[]>();
  const fragments = new Set<string>();
  for (const part of parts) collect(context, part, { answers, fragments });

  const names = new Map<string, Set<string>>();
  for (const [answer, fields] of answers) {
    for (const { parent, node } of fields) {
      const place = `${parent.name}.${node.name.value}`;
      const known = names.get(place) ?? new Set();
      names.set(place, known.add(answer));
      if (known.size === mostNames + 1 && isCostly(parent, node)) {
        refuse(context, `Field limit of ${mostNames} names for ${place} exceeded`);
      }
    }
  }
  return [...answers.values()].map((fields) =>
    fields.flatMap(({ parent, node }) => {
      const type = fieldsOf(parent)[node.name.value]?.type;
      const named = type && getNamedType(type);
      return isCompositeType(named) && node.selectionSet ? [{ parent: named, selectionSet: node.selectionSet }] : [];
    }),
  );
}

interface Collected {
  /** The fields behind each name of the answer. */
  answers: Map<string, { parent: GraphQLCompositeType; node: FieldNode }[]>;
  /** Fragments that were looked at, as they may hold each other. */
  fragments: Set<string>;
}

function collect(context: ValidationContext, { parent, selectionSet }: Part, collected: Collected): void {
  for (const selection of selectionSet.selections) {
    if (selection.kind === Kind.FIELD) {
      const answer = (selection.alias ?? selection.name).value;
      const known = collected.answers.get(answer);
      if (known) known.push({ parent, node: selection });
      else collected.answers.set(answer, [{ parent, node: selection }]);
      continue;
    }
    if (selection.kind === Kind.FRAGMENT_SPREAD) {
      if (collected.fragments.has(selection.name.value)) continue;
      collected.fragments.add(selection.name.value);
    }
    const fragment = selection.kind === Kind.INLINE_FRAGMENT ? selection : context.getFragment(selection.name.value);
    if (!fragment) continue;
    const type = fragment.typeCondition && context.getSchema().getType(fragment.typeCondition.name.value);
    collect(context, { parent: isCompositeType(type) ? type : parent, selectionSet: fragment.selectionSet }, collected);
  }
}

function isCostly(parent: GraphQLCompositeType, { name }: FieldNode): boolean {
  const field = fieldsOf(parent)[name.value];
  if (field === undefined) return false;
  const isList = isListType(getNullableType(field.type)) || /Page$/.test(getNamedType(field.type).name);
  return isList || field.args.length === 0;
}

function fieldsOf(type: GraphQLCompositeType): GraphQLFieldMap<unknown, unknown> {
  return isUnionType(type) ? {} : type.getFields();
}

function refuse(context: ValidationContext, message: string): void {
  context.reportError(tooCostly(message));
}
