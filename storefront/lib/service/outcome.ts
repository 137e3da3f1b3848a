import type { FieldErrors } from '@barnum/rules/errors';
import { messages } from '@barnum/rules/messages';
import type { CombinedError } from 'urql';

/** The result of a call: its data, or why there is none. */
export type Outcome<Data> = { status: 'done'; data: Data } | Failure;

/** `sentence` is French, from the service or from here; 'invalid': wrong fields. */
export type Failure = { sentence: string } & ({ status: 'invalid'; fields: FieldErrors } | { status: 'failed' });

/** The outcome of a GraphQL call. */
export function outcomeOf<Data>(result: { data?: Data | undefined; error?: CombinedError | undefined }): Outcome<Data> {
  const { data, error } = result;
  if (!error && data !== undefined) return { status: 'done', data };
  const refusal = error?.graphQLErrors[0];
  // The browser's own message for a network error is not French.
  if (!refusal) return unreachable;
  const fields = toFields(refusal.extensions.fields);
  if (Object.keys(fields).length === 0) return { status: 'failed', sentence: refusal.message };
  return { status: 'invalid', sentence: refusal.message, fields };
}

export const unreachable: Failure = { status: 'failed', sentence: messages.http.unavailable };

function toFields(value: unknown): FieldErrors {
  const entries = Object.entries(typeof value === 'object' && value !== null ? value : {});
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}
