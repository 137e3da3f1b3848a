import { deviceHeader, type TeamMember } from '@barnum/rules/auth';
import type { SignInInput } from '@barnum/rules/inputs/auth';
import { type Outcome, outcomeOf } from '@barnum/rules/outcome';
import { deviceKey } from '../../lib/device-key.ts';
import { graphql } from '../../lib/service/graphql.ts';
import { createGraphqlClient } from '../../lib/service/graphql-client.ts';
import { toSessionUser } from '../../lib/session-user.ts';
import { signInSentence } from './sign-in-sentence.ts';

const signInMutation = graphql(`
  mutation SignIn($email: String!, $password: String!) {
    login(email: $email, password: $password) {
      token
      user {
        id
        email
        name
        role
        capabilities
      }
    }
  }
`);

export interface SignedIn {
  token: string;
  user: TeamMember;
}

/** Signs in, without the stored token: an outdated one would be refused. A failure has the sentence to show. */
export async function signIn(input: SignInInput): Promise<Outcome<SignedIn>> {
  const key = deviceKey();
  const fetchOptions = { headers: key === null ? {} : { [deviceHeader]: key } };
  const client = createGraphqlClient({ readToken: () => null });
  const outcome = outcomeOf(await client.mutation(signInMutation, input, { fetchOptions }));
  if (outcome.status !== 'done') return { ...outcome, sentence: signInSentence(outcome) };
  const { token, user } = outcome.data.login;
  return { status: 'done', data: { token, user: toSessionUser(user) } };
}
