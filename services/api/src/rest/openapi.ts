import { type ErrorCode, errorTable } from '@barnum/rules/errors';
import { release } from '@barnum/rules/release';
import { type ZodType, z } from 'zod';
import type { DocumentedBody } from './documented-body.ts';
import { type RestRoute, successStatus } from './route.ts';

type JsonSchema = Record<string, unknown>;

/** The REST facade as an OpenAPI 3.1 document: bodies come from the commands' own schemas. */
export function openApiDocument(routes: readonly RestRoute[]) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const route of routes) {
    const path = `/api${route.path.replace(/:(\w+)/g, '{$1}')}`;
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(route) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Barnum',
      version: release,
      description: 'Façade REST du service. Les mêmes opérations existent en GraphQL sur `/graphql`.',
    },
    servers: [{ url: '/' }],
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: { Error: errorSchema },
    },
  };
}

function operation(route: RestRoute) {
  const status = String(successStatus(route));
  return {
    tags: [route.path.split('/')[1] ?? ''],
    summary: route.summary,
    ...(route.access === 'public' ? {} : { security: [{ bearer: [] }] }),
    parameters: [...route.path.matchAll(/:(\w+)/g)].map(([, name = '']) => ({
      name,
      in: 'path',
      required: true,
      schema: name === 'id' ? { type: 'integer', minimum: 0, maximum: 2_147_483_647 } : { type: 'string' },
    })),
    ...(route.body || route.file ? { requestBody: requestBody(route) } : {}),
    responses: {
      [status]: {
        description: route.answer ? 'Réponse' : 'Fait',
        ...(route.answer && { content: { 'application/json': { schema: answerSchema(route.answer) } } }),
      },
      ...refusals(route),
    },
  };
}

function requestBody(route: RestRoute) {
  const schema = route.body ? bodySchema(route.body) : { type: 'object', properties: {} };
  if (route.file === undefined) return { required: true, content: { 'application/json': { schema } } };
  const file = { type: 'string', contentMediaType: 'application/octet-stream' };
  const properties = { ...(schema.properties as JsonSchema), [route.file]: file };
  const required = [...((schema.required as string[] | undefined) ?? []), route.file];
  return { required: true, content: { 'multipart/form-data': { schema: { ...schema, properties, required } } } };
}

/** A command's JSON schema under the documented names; a change may leave every field out. */
function bodySchema({ schema, names, isPatch }: DocumentedBody): JsonSchema {
  const sent = fieldSchemas(schema, 'input');
  const kept = fieldSchemas(schema, 'output');
  const properties = Object.fromEntries(
    Object.entries(names).map(([field, name]) => [name, isOpen(sent[field]) ? (kept[field] ?? {}) : sent[field]]),
  );
  // What an empty body is refused for is what must be sent.
  const missing = new Set(schema.safeParse({}).error?.issues.map(({ path }) => String(path[0])));
  const required = Object.entries(names).flatMap(([field, name]) => (missing.has(field) ? name : []));
  return { type: 'object', properties, ...(isPatch || required.length === 0 ? {} : { required }) };
}

function fieldSchemas(schema: DocumentedBody['schema'], io: 'input' | 'output'): Record<string, JsonSchema> {
  const json = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as JsonSchema;
  return (json.properties ?? {}) as Record<string, JsonSchema>;
}

// A field that is tidied before it is read takes anything as far as zod can tell: what it becomes says more.
function isOpen(schema: JsonSchema | undefined): boolean {
  return schema === undefined || Object.keys(schema).length === 0;
}

/** An answer's JSON schema; moments travel as ISO 8601 texts. */
function answerSchema(answer: ZodType): JsonSchema {
  const { $schema, ...schema } = z.toJSONSchema(answer, {
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema._zod.def.type === 'date') Object.assign(jsonSchema, { type: 'string', format: 'date-time' });
    },
  }) as JsonSchema;
  return schema;
}

/** What a call may refuse, by status; every call may also find the service away or at fault. */
function refusals(route: RestRoute): Record<string, unknown> {
  const codes: ErrorCode[] = [
    ...(route.body || route.file ? bodyRefusals : []),
    ...(route.access === 'public' ? [] : (['UNAUTHENTICATED'] as const)),
    ...(route.access === 'administrator' ? (['FORBIDDEN'] as const) : []),
    ...(route.path.includes(':') ? (['NOT_FOUND'] as const) : []),
    ...(route.file ? (['TOO_MANY_REQUESTS'] as const) : []),
    ...(route.refuses ?? []),
  ];
  return {
    ...Object.fromEntries(codes.map((code) => [errorTable[code].status, refusal(errorTable[code].message)])),
    default: refusal('Le service est indisponible ou en défaut'),
  };
}

const bodyRefusals = ['BAD_REQUEST', 'PAYLOAD_TOO_LARGE', 'UNSUPPORTED_TYPE', 'VALIDATION'] as const;

function refusal(description: string) {
  return { description, content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } } };
}

const errorSchema = {
  type: 'object',
  required: ['error', 'code'],
  properties: {
    error: { type: 'string', description: 'Une phrase en français' },
    code: { enum: Object.keys(errorTable) },
    fields: { type: 'object', additionalProperties: { type: 'string' }, description: 'Une phrase par champ refusé' },
  },
};
