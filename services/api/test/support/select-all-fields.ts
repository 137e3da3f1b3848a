import {
  type GraphQLOutputType,
  getNamedType,
  getOperationAST,
  isNonNullType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  parse,
  print,
} from 'graphql';
import { schema } from '../../src/assembly/schema.ts';

/** The operation of one field with all fields of its answer selected, a few relations deep. */
export function selectAllFields(query: string): string {
  const operation = getOperationAST(parse(query)) as OperationDefinitionNode;
  const [field] = operation.selectionSet.selections;
  if (field?.kind !== Kind.FIELD) throw new Error(`${query} asks for no field`);
  const root = schema.getRootType(operation.operation);
  const type = root?.getFields()[field.name.value]?.type;
  const whole = type && selectionOf(type, 4);
  if (!whole) return query;
  const { selectionSet: _narrow, ...bare } = field;
  const start = print({ ...operation, selectionSet: { kind: Kind.SELECTION_SET, selections: [bare] } });
  return start.replace(/\}$/, `${whole} }`);
}

function selectionOf(type: GraphQLOutputType, depth: number): string {
  const named = getNamedType(type);
  if (!isObjectType(named)) return '';
  const fields = Object.values(named.getFields())
    .filter(({ args }) => !args.some((arg) => isNonNullType(arg.type)))
    .filter((field) => depth > 1 || !isObjectType(getNamedType(field.type)));
  return `{ ${fields.map((field) => `${field.name} ${selectionOf(field.type, depth - 1)}`).join(' ')} }`;
}
