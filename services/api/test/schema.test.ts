import { isInputObjectType, isObjectType, isSpecifiedScalarType, parse, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { schema } from '../src/assembly/schema.ts';
import { exampleQueries } from '../src/platform/graphql/example-queries.ts';

describe('the GraphQL schema', () => {
  it('describes each of its types and fields', () => {
    const silent = Object.values(schema.getTypeMap())
      .filter((type) => !type.name.startsWith('__') && !isSpecifiedScalarType(type))
      .flatMap((type) => {
        const fields = isObjectType(type) || isInputObjectType(type) ? Object.values(type.getFields()) : [];
        const names = fields.filter(({ description }) => !description).map(({ name }) => `${type.name}.${name}`);
        return type.description ? names : [type.name, ...names];
      });
    expect(silent).toEqual([]);
  });

  it.each(exampleQueries)('knows everything that the example asks for', ({ query }) => {
    expect(validate(schema, parse(query))).toEqual([]);
  });
});
