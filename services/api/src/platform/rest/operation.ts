import { keyCapabilities } from '@barnum/rules/access/api-keys/api-keys';
import { type Capability, capabilityLabels } from '@barnum/rules/access/team/rights';
import { type ErrorCode, errorTable } from '@barnum/rules/errors';
import type { FastifySchema } from 'fastify';
import { type ZodType, z } from 'zod';
import type { Access } from '../access.ts';
import type { DocumentedBody } from './documented-body.ts';
import { type RestRoute, successStatus } from './route.ts';

type JsonSchema = Record<string, unknown>;

/** The OpenAPI operation of a call, as a Fastify schema. For documentation only: it validates nothing. */
export function operationOf(route: RestRoute): FastifySchema {
  const { operationId, summary, access, answer, file } = route;
  return {
    operationId,
    tags: [tagOf(route)],
    summary,
    description: [route.description, accessInWords(access)].filter(Boolean).join(' '),
    ...(access !== 'public' && { security: securityOf(access) }),
    ...(route.path.includes(':') && { params: pathSchema(route.path) }),
    ...(file !== undefined && { consumes: ['multipart/form-data'] }),
    ...((route.body || file !== undefined) && { body: bodySchema(route) }),
    response: {
      [successStatus(route)]: answer
        ? { description: 'Réponse', content: { 'application/json': { schema: answerSchema(answer) } } }
        : { description: 'Fait', type: 'null' },
      ...refusals(route),
    },
  };
}

/** A file that is read at an address of its own, for who has a right. */
interface DocumentedFile {
  operationId: string;
  summary: string;
  description?: string;
  path: string;
  access: Capability;
  /** The content type of what is answered. */
  type: string;
  /** What narrows it, behind the question mark. */
  query?: ZodType;
}

/** The OpenAPI operation of a file, as a Fastify schema. */
export function fileOperationOf(file: DocumentedFile): FastifySchema {
  const { operationId, summary, description, path, access, type, query } = file;
  return {
    operationId,
    tags: ['fichiers'],
    summary,
    description: [description, accessInWords(access)].filter(Boolean).join(' '),
    security: securityOf(access),
    ...(path.includes(':') && { params: pathSchema(path) }),
    ...(query && { querystring: querySchema(query) }),
    response: {
      200: { description: 'Le fichier', content: { [type]: { schema: { type: 'string' } } } },
      ...refusalsFor([
        'UNAUTHENTICATED',
        'FORBIDDEN',
        ...(path.includes(':') ? (['NOT_FOUND'] as const) : []),
        ...(query ? (['VALIDATION'] as const) : []),
      ]),
    },
  };
}

/** The tag of a call: the first word of its path. */
export function tagOf({ path }: Pick<RestRoute, 'path'>): string {
  return path.split('/')[1] ?? '';
}

/** The answer of every error. */
export const errorSchema = {
  $id: 'Error',
  type: 'object',
  required: ['error', 'code'],
  properties: {
    error: { type: 'string', description: 'Une phrase en français' },
    code: { enum: Object.keys(errorTable) },
    fields: { type: 'object', additionalProperties: { type: 'string' }, description: 'Une phrase par champ refusé' },
  },
};

/** The security schemes that open a call, each with the right that it needs. */
function securityOf(access: Access): Record<string, string[]>[] {
  const needed = access === 'authenticated' || access === 'account' ? [] : [access];
  return [{ bearer: needed }, ...(isForKeys(access) ? [{ key: needed }] : [])];
}

function isForKeys(access: Access): boolean {
  return access === 'authenticated' || keyCapabilities.some((capability) => capability === access);
}

function accessInWords(access: Access): string {
  if (access === 'public') return 'Ouvert à tous.';
  const orKey = isForKeys(access) ? ' ou une clé' : '';
  if (access === 'authenticated' || access === 'account') return `Demande un jeton${orKey}.`;
  const right = `le droit « ${capabilityLabels[access]} » (\`${access}\`)`;
  return `Demande le jeton d’une personne qui a ${right}, comme le gérant${orKey && ', ou une clé qui a ce droit'}.`;
}

function pathSchema(path: string): JsonSchema {
  const id = { type: 'integer', minimum: 0, maximum: 2_147_483_647 };
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  return {
    type: 'object',
    properties: Object.fromEntries(names.map((name) => [name, name === 'id' ? id : { type: 'string' }])),
  };
}

function querySchema(schema: ZodType): JsonSchema {
  const names = Object.fromEntries(Object.keys(fieldSchemas(schema, 'output')).map((name) => [name, name]));
  const { required } = commandSchema({ schema, names });
  const properties = Object.fromEntries(Object.keys(names).map((name) => [name, { type: 'string' }]));
  return { type: 'object', properties, ...(required.length > 0 && { required }) };
}

function bodySchema({ body, file }: RestRoute): JsonSchema {
  const { properties, required } = body ? commandSchema(body) : { properties: {}, required: [] };
  const needed = [...required, ...(file === undefined ? [] : [file])];
  return {
    type: 'object',
    properties: {
      ...properties,
      ...(file !== undefined && { [file]: { type: 'string', contentMediaType: 'application/octet-stream' } }),
    },
    ...(needed.length > 0 && { required: needed }),
  };
}

/** A command's fields under the documented names; for a patch all are optional. */
function commandSchema({ schema, names, isPatch }: DocumentedBody) {
  const sent = fieldSchemas(schema, 'input');
  const stored = fieldSchemas(schema, 'output');
  const properties = Object.fromEntries(
    Object.entries(names).map(([field, name]) => [name, isOpen(sent[field]) ? (stored[field] ?? {}) : sent[field]]),
  );
  // The fields that an empty body is refused for are required.
  const missing = new Set(schema.safeParse({}).error?.issues.map(({ path }) => String(path[0])));
  const required = Object.entries(names).flatMap(([field, name]) => (missing.has(field) && !isPatch ? name : []));
  return { properties, required };
}

function fieldSchemas(schema: ZodType, io: 'input' | 'output'): Record<string, JsonSchema> {
  const json = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as JsonSchema;
  return (json.properties ?? {}) as Record<string, JsonSchema>;
}

// The input of a preprocessed field is unknown to zod: its output type says more.
function isOpen(schema: JsonSchema | undefined): boolean {
  return schema === undefined || Object.keys(schema).length === 0;
}

/** An answer's JSON schema; dates are ISO 8601 texts. */
function answerSchema(answer: ZodType): JsonSchema {
  const { $schema, ...schema } = z.toJSONSchema(answer, {
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema._zod.def.type === 'date') Object.assign(jsonSchema, { type: 'string', format: 'date-time' });
    },
  }) as JsonSchema;
  return schema;
}

/** The errors of a call, by status; every call may also answer 500 and 503. */
function refusals(route: RestRoute): Record<string, unknown> {
  const codes: ErrorCode[] = [
    ...(route.body || route.file ? bodyRefusals : []),
    ...(route.access === 'public' ? [] : (['UNAUTHENTICATED'] as const)),
    ...(route.access === 'public' || route.access === 'authenticated' ? [] : (['FORBIDDEN'] as const)),
    ...(route.path.includes(':') ? (['NOT_FOUND'] as const) : []),
    ...(route.file ? (['TOO_MANY_REQUESTS'] as const) : []),
    ...(route.refuses ?? []),
  ];
  return refusalsFor(codes);
}

function refusalsFor(codes: readonly ErrorCode[]): Record<string, unknown> {
  return {
    ...Object.fromEntries(codes.map((code) => [errorTable[code].status, refusal(errorTable[code].message)])),
    default: refusal('Le service est indisponible ou en défaut'),
  };
}

const bodyRefusals = ['BAD_REQUEST', 'PAYLOAD_TOO_LARGE', 'UNSUPPORTED_TYPE', 'VALIDATION'] as const;

function refusal(description: string) {
  return { description, content: { 'application/json': { schema: { $ref: 'Error#' } } } };
}
