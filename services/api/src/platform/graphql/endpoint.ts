import { withRequestId } from '@barnum/hosting/request-id';
import { DomainError } from '@barnum/rules/errors';
import { servicePaths, technicalPaths } from '@barnum/rules/paths';
import { EnvelopArmor } from '@escape.tech/graphql-armor';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GraphQLError, GraphQLSchema, ValidationContext } from 'graphql';
import { createYoga, type Plugin } from 'graphql-yoga';
import { LRUCache } from 'lru-cache';
import type { CallContext, CreateContext, Services } from '../context.ts';
import { awaitChanges } from './await-changes.ts';
import { type CountCatalogue, costOfWork, tooCostly } from './cost-of-work.ts';
import { type Call, detailPlugin } from './details.ts';
import { maskError, requestErrorPlugin, sendGraphqlError } from './errors.ts';
import { registerGraphiql } from './graphiql.ts';
import { repeatedFieldsRule } from './repeated-fields-rule.ts';
import { tracePlugin } from './trace-plugin.ts';
import { isMultipart, requirePreflight, uploadPlugin } from './uploads.ts';

interface Options extends Pick<Services, 'changes'> {
  schema: GraphQLSchema;
  countCatalogue: CountCatalogue;
  createContext: CreateContext;
  graphiql: boolean;
}

/** GraphQL on `/graphql`; with `graphiql`, developers get GraphiQL, introspection and suggestions. */
export function registerGraphql(app: FastifyInstance, options: Options): void {
  const onReject = [
    (_context: ValidationContext | null, { message }: GraphQLError) => {
      throw tooCostly(message);
    },
  ];
  const armor = new EnvelopArmor({
    maxDepth: { n: 8, flattenFragments: true, onReject },
    maxAliases: { n: 15, onReject },
    maxDirectives: { n: 20, onReject },
    maxTokens: { n: 1_000, onReject },
    // What counts is the work, not the document: `costOfWork`.
    costLimit: { enabled: false },
    // maskError hides GraphQL's own messages, and their suggestions, from everybody but developers and keys.
    blockFieldSuggestion: { enabled: false },
  }).protect();
  const yoga = createYoga<{ req: FastifyRequest; reply: FastifyReply } & Call, CallContext>({
    schema: options.schema,
    graphqlEndpoint: servicePaths.graphql,
    graphiql: false,
    landingPage: false,
    batching: false,
    parserAndValidationCache: { documentCache: documentCache(), errorCache: documentCache() },
    cors: false,
    multipart: false,
    // Fastify limits the size of JSON, the upload plugin that of multipart bodies.
    maxRequestBodySize: false,
    plugins: [
      ...armor.plugins,
      repeatedFields,
      costOfWork(options.countCatalogue),
      uploadPlugin,
      tracePlugin,
      requestErrorPlugin({ introspection: options.graphiql }),
      detailPlugin({ open: options.graphiql }),
      awaitChanges(options.changes),
    ],
    logging: false,
    context: (call) => call.context(),
    maskedErrors: { maskError: (error) => maskError(error, app.log) },
  });
  if (options.graphiql) registerGraphiql(app);
  app.route({
    url: servicePaths.graphql,
    method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
    errorHandler: (error, _request, reply) => sendGraphqlError(reply, error),
    handler: async (request, reply) => {
      if (options.graphiql && isBrowserVisit(request)) return reply.redirect(technicalPaths.graphiql);
      requirePreflight(request);
      if (request.method === 'POST' && !isMultipart(request)) requireQuery(request.body);
      reply.header('cache-control', 'no-store');
      const context = once(() => options.createContext(request));
      const response = await withRequestId(request.id, () =>
        yoga.handleNodeRequestAndResponse(request, reply, { req: request, reply, context }),
      );
      if (response.status === 406) throw new DomainError('NOT_ACCEPTABLE');
      for (const [name, value] of response.headers) reply.header(name, value);
      // Fastify chooses the transfer encoding.
      reply.removeHeader('transfer-encoding');
      const isStream = response.headers.get('content-type')?.includes('text/event-stream');
      return reply.code(response.status).send(isStream ? response.body : Buffer.from(await response.arrayBuffer()));
    },
  });
}

const repeatedFields: Plugin = { onValidate: ({ addValidationRule }) => addValidationRule(repeatedFieldsRule) };

/** Characters of all cached documents together. */
const maxDocumentCharacters = 500_000;

// By default Yoga caches a thousand documents of any length: hostile ones, of a megabyte each, would fill the memory.
function documentCache<Value extends object>() {
  return new LRUCache<string, Value>({
    maxSize: maxDocumentCharacters,
    // The size must be 1 or more, for an empty document, too.
    sizeCalculation: (_value, document) => document.length + 1,
  });
}

function once<Result>(make: () => Result): () => Result {
  let made: { result: Result } | undefined;
  return () => {
    made ??= { result: make() };
    return made.result;
  };
}

// Without a query, Yoga would read the body's stream, which Fastify has read already.
function requireQuery(body: unknown): void {
  const hasQuery = typeof body === 'object' && body !== null && 'query' in body && typeof body.query === 'string';
  if (!hasQuery) throw new DomainError('BAD_REQUEST');
}

function isBrowserVisit({ method, headers, query }: FastifyRequest): boolean {
  const hasQuery = typeof query === 'object' && query !== null && 'query' in query;
  return method === 'GET' && !hasQuery && (headers.accept ?? '').includes('text/html');
}
