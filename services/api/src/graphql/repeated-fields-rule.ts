import {
  GraphQLError,
  getNamedType,
  getNullableType,
  isCompositeType,
  isListType,
  Kind,
  type SelectionSetNode,
  type ValidationContext,
  type ValidationRule,
} from 'graphql';

/** Names under which one selection may ask for the same thing. */
const mostNames = 2;

/**
 * Refuses a document that asks under many names for the same list, or for the same field that takes no arguments: a short
 * one would have the service read the whole catalogue, or write a long text, time and again.
 */
export const repeatedFieldsRule: ValidationRule = (context) => ({
  SelectionSet(selection) {
    const parent = context.getParentType();
    if (!parent || !isCompositeType(parent) || !('getFields' in parent)) return;
    const names = new Map<string, Set<string>>();
    collectNames(context, selection, { names, fragments: new Set() });
    for (const [name, responses] of names) {
      const field = parent.getFields()[name];
      if (responses.size <= mostNames || field === undefined) continue;
      const isList = isListType(getNullableType(field.type)) || /Page$/.test(getNamedType(field.type).name);
      if (isList || field.args.length === 0) {
        context.reportError(new GraphQLError(`Field limit of ${mostNames} names for ${parent.name}.${name} exceeded`));
      }
    }
  },
});

interface Collected {
  /** Of each field, the names under which it is answered. */
  names: Map<string, Set<string>>;
  /** Fragments that were looked at, as they may hold each other. */
  fragments: Set<string>;
}

function collectNames(context: ValidationContext, { selections }: SelectionSetNode, collected: Collected): void {
  for (const selection of selections) {
    if (selection.kind === Kind.FIELD) {
      const { name, alias = name } = selection;
      const known = collected.names.get(name.value);
      if (known) known.add(alias.value);
      else collected.names.set(name.value, new Set([alias.value]));
    } else if (selection.kind === Kind.INLINE_FRAGMENT) collectNames(context, selection.selectionSet, collected);
    else if (!collected.fragments.has(selection.name.value)) {
      collected.fragments.add(selection.name.value);
      const fragment = context.getFragment(selection.name.value);
      if (fragment) collectNames(context, fragment.selectionSet, collected);
    }
  }
}
