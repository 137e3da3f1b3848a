import { type ErrorCode, errorTable, type FieldErrors } from './errors.ts';
import { sentences } from './sentences.ts';

/** The result of a GraphQL call: its data, or why there is none. */
export type Outcome<Data> = { status: 'done'; data: Data } | Failure;

/** 'invalid': wrong fields. 'conflict': somebody else has changed the record since it was read. */
export type Failure = Reason &
  ({ status: 'invalid'; fields: FieldErrors } | { status: 'conflict' } | { status: 'failed' });

/** Why a call failed. */
export interface Reason {
  /** French, from the service or from here. */
  sentence: string;
  /** The service's error code; absent when the answer does not come from the service. */
  code?: ErrorCode;
  /** HTTP status of the code or of the answer; absent when there was no answer. */
  httpStatus?: number;
}

/** A non-ok HTTP answer, with its French sentence (spec section 8). */
export class HttpError extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.name = 'HttpError';
    this.status = status;
  }
}

/** The part of urql's `CombinedError` that is read here. */
interface CallError {
  graphQLErrors: readonly { message: string; extensions: Readonly<Record<string, unknown>> }[];
  networkError?: Error | undefined;
}

/** The outcome of a GraphQL call. */
export function outcomeOf<Data>(result: { data?: Data | undefined; error?: CallError | undefined }): Outcome<Data> {
  const { data, error } = result;
  return !error && data !== undefined ? { status: 'done', data } : failureOf(error);
}

/** Why a GraphQL call failed. */
export function failureOf(error?: CallError): Failure {
  const [refusal] = error?.graphQLErrors ?? [];
  if (refusal) {
    const { message, extensions } = refusal;
    const code = isErrorCode(extensions.code) ? extensions.code : 'INTERNAL';
    const reason = { sentence: message, code, httpStatus: errorTable[code].status };
    if (isFieldErrors(extensions.fields)) return { ...reason, status: 'invalid', fields: extensions.fields };
    return { ...reason, status: code === 'CONFLICT' ? 'conflict' : 'failed' };
  }
  const cause = error?.networkError;
  if (cause instanceof HttpError) return { status: 'failed', sentence: cause.message, httpStatus: cause.status };
  // The browser's own message for a lost network is not French.
  return { status: 'failed', sentence: sentences.http.unavailable };
}

function isFieldErrors(value: unknown): value is FieldErrors {
  return typeof value === 'object' && value !== null && Object.values(value).every((text) => typeof text === 'string');
}

function isErrorCode(code: unknown): code is ErrorCode {
  return typeof code === 'string' && Object.hasOwn(errorTable, code);
}
