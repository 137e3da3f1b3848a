import { type ErrorCode, errorTable, type FieldErrors } from '@barnum/rules/errors';
import { messages } from '@barnum/rules/messages';
import type { CombinedError } from '@urql/core';
import { HttpError } from './transport.ts';

/** What came of a call: its answer, or why there is none. */
export type Outcome<Data> = { status: 'done'; data: Data } | Failure;

/** Fields are wrong, or somebody else has changed the record since it was read, or anything else. */
export type Failure = Reason &
  ({ status: 'invalid'; fields: FieldErrors } | { status: 'conflict' } | { status: 'failed' });

interface Reason {
  /** The service's sentence, or the transport's. */
  message: string;
  /** The service's code; left out where the answer is not the service's. */
  code?: ErrorCode;
  /** HTTP status of the code, or of the answer; left out where no answer came. */
  httpStatus?: number;
}

/** Outcome of a GraphQL call. */
export function outcomeOf<Data>(result: { data?: Data | undefined; error?: CombinedError | undefined }): Outcome<Data> {
  const { data, error } = result;
  return !error && data !== undefined ? { status: 'done', data } : failureOf(error);
}

/** Why a GraphQL call was not done. */
export function failureOf(error: CombinedError | undefined): Failure {
  const [refusal] = error?.graphQLErrors ?? [];
  if (refusal) {
    const { message, extensions } = refusal;
    const code = isErrorCode(extensions.code) ? extensions.code : 'INTERNAL';
    const reason = { message, code, httpStatus: errorTable[code].status };
    if (isFieldErrors(extensions.fields)) return { ...reason, status: 'invalid', fields: extensions.fields };
    if (code === 'CONFLICT') return { ...reason, status: 'conflict', message: messages.request.conflict };
    return { ...reason, status: 'failed' };
  }
  const cause = error?.networkError;
  if (cause instanceof HttpError) return { status: 'failed', message: cause.message, httpStatus: cause.status };
  // A browser tells of a lost network in a language of its own.
  return { status: 'failed', message: messages.request.unavailable };
}

function isFieldErrors(value: unknown): value is FieldErrors {
  return typeof value === 'object' && value !== null && Object.values(value).every((text) => typeof text === 'string');
}

function isErrorCode(code: unknown): code is ErrorCode {
  return typeof code === 'string' && Object.hasOwn(errorTable, code);
}
