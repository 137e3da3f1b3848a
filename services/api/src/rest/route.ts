import { DomainError } from '@barnum/rules/errors';
import type { Access, CallContext } from '../context.ts';
import type { DocumentedBody } from './documented-body.ts';

/** One documented call of `/api`. Who may make it is part of it. */
export interface RestRoute {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below `/api`, with Fastify's parameters: `/articles/:id`. */
  path: string;
  access: Access;
  /** What is sent, where something is. */
  body?: DocumentedBody;
  /** Name of the part that holds the file, where the body is multipart. */
  file?: string;
  /** Answers the body; undefined makes it 204. */
  handle(call: RestCall): Promise<unknown>;
  /** Status of a success; 201 for POST and 200 otherwise unless said. */
  status?: number;
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
 * A path id: a positive integer of 32 bits, or 0 where `allowZero`.
 * @throws DomainError NOT_FOUND for anything else, as no record bears it.
 */
export function pathId(call: RestCall, options: { allowZero?: boolean } = {}): number {
  const text = call.params.id ?? '';
  const id = Number(text);
  const isId = /^\d{1,10}$/.test(text) && id <= 2_147_483_647 && (id > 0 || options.allowZero === true);
  if (!isId) throw new DomainError('NOT_FOUND');
  return id;
}

/** `found`, or a refusal with `message` when there is none. */
export function foundOr404<Found>(found: Found | null, message: string): Found {
  if (found === null) throw new DomainError('NOT_FOUND', { message });
  return found;
}
