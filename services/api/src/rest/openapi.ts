import { errorTable } from '@barnum/rules/errors';
import { z } from 'zod';
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
      version: '1.0.0',
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
        description: status === '204' ? 'Fait' : 'Réponse',
        ...(status !== '204' && { content: { 'application/json': { schema: {} } } }),
      },
      ...Object.fromEntries(refusals(route).map((code) => [String(code), refusal(code)])),
    },
  };
}

function requestBody(route: RestRoute) {
  const schema = route.body ? bodySchema(route.body, route.method === 'PUT') : { type: 'object', properties: {} };
  if (route.file === undefined) return { required: true, content: { 'application/json': { schema } } };
  const file = { type: 'string', contentMediaType: 'application/octet-stream' };
  const properties = { ...(schema.properties as JsonSchema), [route.file]: file };
  const required = [...((schema.required as string[] | undefined) ?? []), route.file];
  return { required: true, content: { 'multipart/form-data': { schema: { ...schema, properties, required } } } };
}

/** A command's JSON schema under the documented names; a change may leave every field out. */
function bodySchema({ schema, names }: DocumentedBody, isPatch: boolean): JsonSchema {
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

function refusals(route: RestRoute): number[] {
  return [
    ...(route.body ? [400, 422] : []),
    ...(route.access === 'public' ? [] : [401]),
    ...(route.access === 'administrator' ? [403] : []),
    ...(route.path.includes(':') ? [404] : []),
    ...(route.path === '/categories/:id' && route.method === 'DELETE' ? [409] : []),
    ...(route.file ? [413, 415] : []),
    ...(route.path === '/auth/login' ? [401] : []),
  ];
}

function refusal(status: number) {
  const meant = Object.values(errorTable).find((entry) => entry.status === status);
  return {
    description: meant?.message ?? '',
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
  };
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
