import { defaultFieldResolver, type GraphQLSchema, isObjectType } from 'graphql';

/**
 * Lets a field that shows a column read it from the record at hand. Pothos finds out for each field of each record by which
 * query it was loaded, which costs more than all the rest of a list; what is there needs no finding out. Fields that not
 * everybody may read stay as they are: Pothos asks first.
 */
export function readLoadedColumns(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      const column = field.extensions.pothosExposedField;
      const { resolve: load = defaultFieldResolver } = field;
      const { authScopes } = (field.extensions.pothosOptions ?? {}) as { authScopes?: unknown };
      if (typeof column !== 'string' || !('pothosPrismaSelect' in field.extensions) || authScopes) continue;
      field.resolve = (record: Record<string, unknown>, args, context, info) => {
        const value = record[column];
        return value === undefined ? load(record, args, context, info) : value;
      };
    }
  }
}
