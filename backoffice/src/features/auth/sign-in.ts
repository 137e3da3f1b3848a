import type { LoginInput, SessionUser } from '@barnum/rules/auth';
import { graphql } from '../../lib/graphql.ts';
import { createGraphqlClient } from '../../lib/graphql-client.ts';
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

/** Signs in without the stored token, which the service would refuse when it is out of date. Throws the sentence to show. */
export async function signIn(input: LoginInput): Promise<SignedIn> {
  const { data, error } = await createGraphqlClient({ readToken: () => null }).mutation(loginMutation, input);
  if (!data) throw new Error(signInSentence(error));
  return { token: data.login.token, user: toSessionUser(data.login.user) };
}
