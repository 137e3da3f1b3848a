import { DomainError } from '@barnum/rules/errors';
import type { FastifyBaseLogger } from 'fastify';
import { execute, GraphQLError, GraphQLInt, GraphQLObjectType, GraphQLSchema, parse } from 'graphql';
import { expect, it, vi } from 'vitest';
import { maskError } from './errors.ts';

const schema = new GraphQLSchema({
  query: new GraphQLObjectType({
    name: 'Query',
    fields: {
      count: {
        type: GraphQLInt,
        args: { from: { type: GraphQLInt } },
        resolve: () => 'no number',
      },
    },
  }),
});

async function told(query: string, variableValues = {}) {
  const log = { error: vi.fn() } as unknown as FastifyBaseLogger;
  const { errors } = await execute({ schema, document: parse(query), variableValues });
  const { message, extensions } = maskError(errors?.[0], log);
  return {
    message,
    code: extensions.code,
    detail: extensions.detail,
    isLogged: vi.mocked(log.error).mock.calls.length,
  };
}

it('what cannot be written into an answer is the service’s fault, and only logged', async () => {
  expect(await told('{ count }')).toEqual({ message: 'Une erreur est survenue', code: 'INTERNAL', isLogged: 1 });
});

it('what cannot be read from a request is the client’s, wherever it is found', async () => {
  const refused = { message: 'Cette requête GraphQL n’est pas valable', code: 'BAD_REQUEST', isLogged: 0 };
  expect(await told('query ($from: Int) { count(from: $from) }', { from: 'x' })).toMatchObject(refused);
  expect(await told('{ count(from: "x") }')).toMatchObject(refused);
});

it('a call without the right to it leaves a line in the log, without what was asked', () => {
  const warn = vi.fn();
  const log = { warn } as unknown as FastifyBaseLogger;
  const refused = new GraphQLError('x', { path: ['camille'], originalError: new DomainError('FORBIDDEN') });
  expect(maskError(refused, log).extensions.code).toBe('FORBIDDEN');
  expect(warn.mock.calls).toEqual([[{ reqId: undefined }, 'GraphQL call lacked a right']]);
});

it('an error of another kind is a fault', () => {
  const log = { error: vi.fn() } as unknown as FastifyBaseLogger;
  const error = maskError(new GraphQLError('x', { path: ['a'], originalError: new TypeError('secret') }), log);
  expect(JSON.stringify(error)).not.toContain('secret');
  expect(error.extensions).toEqual({ code: 'INTERNAL', http: { status: 500 } });
});
