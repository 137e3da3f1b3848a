import { errorTable } from '@barnum/rules/errors';
import { messages } from '@barnum/rules/messages';
import type { CombinedError } from '@urql/core';
import { failureStatus } from '../../lib/graphql-failure.ts';

/** What a refused or failed sign-in says (spec section 8, Login). */
export function signInSentence(error: CombinedError | undefined): string {
  if (!error) return messages.auth.otherFailure;
  if (error.message.includes(messages.auth.invalidCredentialsCode)) return messages.auth.invalidCredentials;
  if (failureStatus(error) === errorTable.TOO_MANY_REQUESTS.status) {
    return error.graphQLErrors[0]?.message ?? errorTable.TOO_MANY_REQUESTS.message;
  }
  return messages.auth.otherFailure;
}
