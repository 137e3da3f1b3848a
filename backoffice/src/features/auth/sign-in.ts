import type { LoginInput, SessionUser } from '@barnum/rules/auth';
import { graphql } from '../../lib/service/graphql.ts';
import { createGraphqlClient } from '../../lib/service/graphql-client.ts';
import { outcomeOf } from '../../lib/service/outcome.ts';
import { toSessionUser } from '../../lib/session-user.ts';
import { signInSentence } from './sign-in-sentence.ts';

const loginMutation = graphql(`
  mutation Login($email: String!, $password: String!) {
    login(email: $email, password: $password) {
      token
      user {
        id
        email
        role
      }
    }
  }
`);

export interface SignedIn {
  token: string;
  user: SessionUser;
}

/** Signs in, without the stored token: an outdated one would be refused. Throws an Error with the sentence to show. */
export async function signIn(input: LoginInput): Promise<SignedIn> {
  const outcome = outcomeOf(await createGraphqlClient({ readToken: () => null }).mutation(loginMutation, input));
  if (outcome.status !== 'done') throw new Error(signInSentence(outcome));
  const { token, user } = outcome.data.login;
  return { token, user: toSessionUser(user) };
}
