import { DomainError, type ErrorCode } from '@barnum/rules/errors';
import { limits } from '@barnum/rules/limits';
import type { ZodType } from 'zod';
import type { Access } from '../access.ts';
import type { CallContext } from '../context.ts';
import type { DocumentedBody } from './documented-body.ts';

/** A documented call of `/api`. */
export interface RestRoute {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below `/api`, with Fastify's parameters: `/articles/:id`. */
  path: string;
  /** OpenAPI's `operationId`, for generated clients. */
  operationId: string;
  /** Summary in French, for the documentation. */
  summary: string;
  /** More details in French. */
  description?: string;
  access: Access;
  body?: DocumentedBody;
  /** Name of the part that holds the file, where the body is multipart. */
  file?: string;
  /** Schema of a successful answer; none for a deletion. */
  answer?: ZodType;
  /** Errors beside those that follow from the access, the path and the body. */
  refuses?: readonly ErrorCode[];
  /** Returns an answer of the schema `answer`. */
  handle(call: RestCall): Promise<unknown>;
  /** Status of a success; by default 201 for POST, 204 for DELETE, else 200. */
  status?: number;
}

export function successStatus({ method, status }: RestRoute): number {
  return status ?? { GET: 200, POST: 201, PUT: 200, DELETE: 204 }[method];
}

export interface RestCall {
  context: CallContext;
  params: Readonly<Record<string, string>>;
  /** The body's fields under the command's names, not yet parsed. */
  input: Readonly<Record<string, unknown>>;
  /** The uploaded file; empty where the call takes none. */
  file: Buffer;
  headers: Readonly<Record<string, string | string[] | undefined>>;
}

/**
 * The id in a path: a positive 32-bit integer in plain digits, or 0 where `allowZero`.
 * @throws DomainError NOT_FOUND for anything else, as for an id without a record.
 */
export function pathId(call: RestCall, options: { allowZero?: boolean } = {}): number {
  const text = call.params.id ?? '';
  if (text === '0' && options.allowZero) return 0;
  const id = Number(text);
  if (!/^[1-9]\d*$/.test(text) || id > limits.maxId) throw new DomainError('NOT_FOUND');
  return id;
}

/** `found`. @throws DomainError NOT_FOUND with `message` when it is null. */
export function foundOr404<Found>(found: Found | null, message: string): Found {
  if (found === null) throw new DomainError('NOT_FOUND', { message });
  return found;
}
