import { errorTable } from '@barnum/rules/errors';
import type { CombinedError } from '@urql/core';
import { HttpError } from './http-error.ts';

/** HTTP status that a failed call stands for, by its error code or its answer; undefined when no answer came. */
export function failureStatus(error: CombinedError): number | undefined {
  const code = error.graphQLErrors[0]?.extensions.code;
  if (isErrorCode(code)) return errorTable[code].status;
  if (error.networkError instanceof HttpError) return error.networkError.status;
  return error.graphQLErrors.length > 0 ? errorTable.INTERNAL.status : undefined;
}

function isErrorCode(code: unknown): code is keyof typeof errorTable {
  return typeof code === 'string' && Object.hasOwn(errorTable, code);
}
