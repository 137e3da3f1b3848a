import type { ZodError, ZodObject, ZodType, z } from 'zod';
import { sentences } from './sentences.ts';

/** HTTP status and French sentence of every error code, for REST, GraphQL and both apps. */
export const errorTable = {
  BAD_REQUEST: { status: 400, message: sentences.http.malformed },
  UNAUTHENTICATED: { status: 401, message: sentences.access.unauthenticated },
  INVALID_CREDENTIALS: { status: 401, message: sentences.auth.invalidCredentialsCode },
  SECOND_FACTOR_REQUIRED: { status: 401, message: sentences.auth.secondFactorRequired },
  FORBIDDEN: { status: 403, message: sentences.access.forbidden },
  NOT_FOUND: { status: 404, message: sentences.http.notFound },
  METHOD_NOT_ALLOWED: { status: 405, message: sentences.http.methodNotAllowed },
  NOT_ACCEPTABLE: { status: 406, message: sentences.http.notAcceptable },
  CONFLICT: { status: 409, message: sentences.http.conflict },
  CATEGORY_IN_USE: { status: 409, message: sentences.categories.deleteRefused },
  INSUFFICIENT_STOCK: { status: 409, message: sentences.requests.stockMissing },
  PAYLOAD_TOO_LARGE: { status: 413, message: sentences.http.tooLarge },
  UNSUPPORTED_TYPE: { status: 415, message: sentences.http.unsupportedType },
  VALIDATION: { status: 422, message: sentences.http.validation },
  TOO_MANY_REQUESTS: { status: 429, message: sentences.http.tooMany },
  INTERNAL: { status: 500, message: sentences.http.internal },
  UNAVAILABLE: { status: 503, message: sentences.http.unavailable },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof errorTable;
export type FieldErrors = Record<string, string>;

/** A refusal by a rule. `fields` maps a field's path to its French sentence; `message` defaults to the code's. */
export class DomainError extends Error {
  readonly code: ErrorCode;
  readonly fields: FieldErrors | undefined;
  /** Seconds after which to try again. */
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, params: { message?: string; fields?: FieldErrors; retryAfter?: number } = {}) {
    super(params.message ?? errorTable[code].message);
    this.name = 'DomainError';
    this.code = code;
    this.fields = params.fields;
    this.retryAfter = params.retryAfter ?? (code === 'UNAVAILABLE' ? 5 : undefined);
  }

  get status(): number {
    return errorTable[this.code].status;
  }
}

/**
 * Parses `input` with `schema`.
 * @throws DomainError VALIDATION with one sentence a field; its message is the first of them.
 */
export function parseInput<Schema extends ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  const fields = fieldErrors(result.error);
  const [first] = Object.values(fields);
  throw new DomainError('VALIDATION', first === undefined ? { fields } : { fields, message: first });
}

/**
 * Parses only those fields of `schema` that `input` contains.
 * @throws DomainError VALIDATION like `parseInput`.
 */
export function parsePatch<Schema extends ZodObject>(
  schema: Schema,
  input: Readonly<Record<string, unknown>>,
): Partial<z.output<Schema>> {
  const given = Object.keys(schema.shape).filter((field) => input[field] !== undefined);
  const mask: Record<string, true> = Object.fromEntries(given.map((field) => [field, true]));
  return parseInput(schema.pick(mask), input) as Partial<z.output<Schema>>;
}

/** First French sentence of each field of a zod error, by dotted path (`items.0.quantite`). */
export function fieldErrors(error: ZodError): FieldErrors {
  const fields: FieldErrors = {};
  for (const issue of error.issues) {
    const path = issue.path.join('.');
    fields[path] ??= issue.message;
  }
  return fields;
}
