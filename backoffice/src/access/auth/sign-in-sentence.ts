import { errorTable } from '@barnum/rules/errors';
import type { Failure } from '@barnum/rules/outcome';
import { sentences } from '@barnum/rules/sentences';

/** The sentence for a refused or failed sign-in (spec section 8, Login). */
export function signInSentence(failure: Failure): string {
  const { otherFailure, invalidCredentials, invalidCredentialsCode } = sentences.auth;
  if (failure.sentence.includes(invalidCredentialsCode)) return invalidCredentials;
  if (failure.httpStatus !== errorTable.TOO_MANY_REQUESTS.status) return otherFailure;
  return failure.code ? failure.sentence : errorTable.TOO_MANY_REQUESTS.message;
}
