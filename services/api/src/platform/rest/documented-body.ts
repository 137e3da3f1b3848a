import { DomainError, type FieldErrors } from '@barnum/rules/errors';
import type { ZodType } from 'zod';

/** The body of a REST call: its command's schema, and the documented name of each field. */
export interface DocumentedBody {
  schema: ZodType;
  names: Readonly<Record<string, string>>;
  /** Whether all fields are optional: only those that are given change. */
  isPatch?: boolean;
}

/** The fields of a body under the command's names; undocumented ones are ignored. */
export function commandFields(
  body: Readonly<Record<string, unknown>>,
  { names }: DocumentedBody,
): Record<string, unknown> {
  return Object.fromEntries(Object.entries(names).map(([own, documented]) => [own, body[documented]]));
}

/** The same error, with its fields under the documented names; other errors unchanged. */
export function withDocumentedNames(error: unknown, { names }: DocumentedBody): unknown {
  if (!(error instanceof DomainError) || error.fields === undefined) return error;
  const fields: FieldErrors = {};
  for (const [path, message] of Object.entries(error.fields)) {
    const [head = '', ...rest] = path.split('.');
    fields[[names[head] ?? head, ...rest].join('.')] = message;
  }
  return new DomainError(error.code, { message: error.message, fields });
}
