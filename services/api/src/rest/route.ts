import { DomainError, type ErrorCode } from '@barnum/rules/errors';
import { limits } from '@barnum/rules/limits';
import type { ZodType } from 'zod';
import type { Access, CallContext } from '../context.ts';
import type { DocumentedBody } from './documented-body.ts';

/** One documented call of `/api`. Who may make it is part of it. */
export interface RestRoute {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below `/api`, with Fastify's parameters: `/articles/:id`. */
  path: string;
  /** Its name in the documentation, by which clients are generated. */
  operationId: string;
  /** What the call does, in French, for the documentation. */
  summary: string;
  /** What more there is to say. */
  description?: string;
  access: Access;
  /** What is sent, where something is. */
  body?: DocumentedBody;
  /** Name of the part that holds the file, where the body is multipart. */
  file?: string;
  /** What a success answers; nothing for a deletion. */
  answer?: ZodType;
  /** Refusals beside those that follow from the access, the path and the body. */
  refuses?: readonly ErrorCode[];
  /** Answers what `answer` says. */
  handle(call: RestCall): Promise<unknown>;
  /** Status of a success, where it is not the one of its method: 201 for POST, 204 for DELETE, else 200. */
  status?: number;
}

/** Status of a success. */
export function successStatus({ method, status }: RestRoute): number {
  return status ?? { GET: 200, POST: 201, PUT: 200, DELETE: 204 }[method];
}

export interface RestCall {
  context: CallContext;
  params: Readonly<Record<string, string>>;
  /** The body's fields under the command's own names, as they came in. */
  input: Readonly<Record<string, unknown>>;
  /** The uploaded file; empty where the call takes none. */
  file: Buffer;
  headers: Readonly<Record<string, string | string[] | undefined>>;
}

/**
 * A path id: a positive integer of 32 bits, written plainly, or 0 where `allowZero`.
 * @throws DomainError NOT_FOUND for anything else, as no record bears it.
 */
export function pathId(call: RestCall, options: { allowZero?: boolean } = {}): number {
  const text = call.params.id ?? '';
  if (text === '0' && options.allowZero) return 0;
  const id = Number(text);
  if (!/^[1-9]\d*$/.test(text) || id > limits.maxId) throw new DomainError('NOT_FOUND');
  return id;
}

/** `found`, or a refusal with `message` when there is none. */
export function foundOr404<Found>(found: Found | null, message: string): Found {
  if (found === null) throw new DomainError('NOT_FOUND', { message });
  return found;
}
