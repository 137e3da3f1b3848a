import { type Outcome, outcomeOf } from '@barnum/rules/outcome';
import { sentences } from '@barnum/rules/sentences';
import { graphql } from '../../lib/service/graphql.ts';
import { createGraphqlClient } from '../../lib/service/graphql-client.ts';

const askMutation = graphql(`
  mutation RequestPasswordReset($email: String!) {
    requestPasswordReset(email: $email)
  }
`);

const resetMutation = graphql(`
  mutation ResetPassword($token: String!, $newPassword: String!) {
    resetPassword(token: $token, newPassword: $newPassword)
  }
`);

/** Asks for a link; the data say whether this shop sends mails, and nothing of the address. */
export async function askForReset(email: string): Promise<Outcome<boolean>> {
  const outcome = outcomeOf(await anonymous().mutation(askMutation, { email }));
  if (outcome.status === 'done') return { status: 'done', data: outcome.data.requestPasswordReset };
  return { ...outcome, sentence: outcome.code ? outcome.sentence : sentences.auth.resetAskFailed };
}

/** Chooses a new password by the link's token. */
export async function resetPassword(token: string, newPassword: string): Promise<Outcome<true>> {
  const outcome = outcomeOf(await anonymous().mutation(resetMutation, { token, newPassword }));
  if (outcome.status === 'done') return { status: 'done', data: true };
  return { ...outcome, sentence: outcome.code ? outcome.sentence : sentences.auth.resetFailed };
}

// Without the stored token: an outdated one would be refused.
function anonymous() {
  return createGraphqlClient({ readToken: () => null });
}
