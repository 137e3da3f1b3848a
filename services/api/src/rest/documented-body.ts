import { DomainError, type FieldErrors } from '@barnum/rules/errors';
import type { ZodType } from 'zod';

/** The body of a documented call: the command it is, and the documented name of each of the command's fields. */
export interface DocumentedBody {
  schema: ZodType;
  names: Readonly<Record<string, string>>;
  /** Whether every field may be left out: a change of those that are given. */
  isPatch?: boolean;
}

/** A body's fields under the command's own names; what is not documented is not read. */
export function commandFields(
  body: Readonly<Record<string, unknown>>,
  { names }: DocumentedBody,
): Record<string, unknown> {
  return Object.fromEntries(Object.entries(names).map(([own, documented]) => [own, body[documented]]));
}

/** The same refusal, its fields under the documented names. Everything else is answered as it is. */
export function withDocumentedNames(error: unknown, { names }: DocumentedBody): unknown {
  if (!(error instanceof DomainError) || error.fields === undefined) return error;
  const fields: FieldErrors = {};
  for (const [path, message] of Object.entries(error.fields)) {
    const [head = '', ...rest] = path.split('.');
    fields[[names[head] ?? head, ...rest].join('.')] = message;
  }
  return new DomainError(error.code, { message: error.message, fields });
}
