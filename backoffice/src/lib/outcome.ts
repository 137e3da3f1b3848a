import { errorTable, type FieldErrors } from '@barnum/rules/errors';
import type { CombinedError } from '@urql/core';

/** What came of a call: the record, the wrong fields, an older copy, or another failure with its sentence. */
export type Outcome<Data> =
  | { status: 'done'; data: Data }
  | { status: 'invalid'; fields: FieldErrors; message: string }
  | { status: 'conflict' }
  | { status: 'failed'; message: string };

/** Outcome of a GraphQL call. */
export function outcomeOf<Data>({
  data,
  error,
}: {
  data?: Data | undefined;
  error?: CombinedError | undefined;
}): Outcome<Data> {
  if (!error && data !== undefined) return { status: 'done', data };
  const refusal = error?.graphQLErrors[0];
  const message = refusal?.message ?? error?.networkError?.message ?? errorTable.INTERNAL.message;
  if (isFieldErrors(refusal?.extensions.fields))
    return { status: 'invalid', fields: refusal.extensions.fields, message };
  if (refusal?.extensions.code === 'CONFLICT') return { status: 'conflict' };
  return { status: 'failed', message };
}

function isFieldErrors(value: unknown): value is FieldErrors {
  return typeof value === 'object' && value !== null && Object.values(value).every((text) => typeof text === 'string');
}
