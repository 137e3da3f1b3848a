import { deviceHeader, type TeamMember } from '@barnum/rules/auth';
import type { SignInInput } from '@barnum/rules/inputs/auth';
import type { SecondStepInput } from '@barnum/rules/inputs/second-factor';
import { type Outcome, outcomeOf } from '@barnum/rules/outcome';
import { deviceKey } from '../../lib/device-key.ts';
import { graphql } from '../../lib/service/graphql.ts';
import { createGraphqlClient } from '../../lib/service/graphql-client.ts';
import { toSessionUser } from '../../lib/session-user.ts';
import { signInSentence } from './sign-in-sentence.ts';

const signInMutation = graphql(`
  mutation SignIn($email: String!, $password: String!) {
    signIn(email: $email, password: $password) {
      challenge
      session {
        token
        user {
          id
          email
          name
          role
          capabilities
          needsSecondFactor
        }
      }
    }
  }
`);

const completeMutation = graphql(`
  mutation CompleteSignIn($challenge: String!, $code: String!, $trustsDevice: Boolean) {
    completeSignIn(challenge: $challenge, code: $code, trustsDevice: $trustsDevice) {
      token
      user {
        id
        email
        name
        role
        capabilities
        needsSecondFactor
      }
    }
  }
`);

export interface SignedIn {
  token: string;
  user: TeamMember;
}

/** What a right password leads to: a session, or what the second step goes on with. */
export type FirstStep = { session: SignedIn; challenge: null } | { session: null; challenge: string };

/** Signs in with the password. A failure has the sentence to show. */
export async function signIn(input: SignInInput): Promise<Outcome<FirstStep>> {
  const outcome = outcomeOf(await anonymous().mutation(signInMutation, input, fromThisDevice()));
  if (outcome.status !== 'done') return { ...outcome, sentence: signInSentence(outcome) };
  const { session, challenge } = outcome.data.signIn;
  if (session !== null) return { status: 'done', data: { session: toSignedIn(session), challenge: null } };
  return { status: 'done', data: { session: null, challenge: challenge ?? '' } };
}

/** The second step. A sentence of the service is shown as it is. */
export async function completeSignIn(input: SecondStepInput): Promise<Outcome<SignedIn>> {
  const outcome = outcomeOf(await anonymous().mutation(completeMutation, input, fromThisDevice()));
  if (outcome.status === 'done') return { status: 'done', data: toSignedIn(outcome.data.completeSignIn) };
  return outcome.code === undefined ? { ...outcome, sentence: signInSentence(outcome) } : outcome;
}

// Without the stored token: an outdated one would be refused.
function anonymous() {
  return createGraphqlClient({ readToken: () => null });
}

function fromThisDevice() {
  const key = deviceKey();
  return { fetchOptions: { headers: key === null ? {} : { [deviceHeader]: key } } };
}

function toSignedIn({ token, user }: { token: string; user: Parameters<typeof toSessionUser>[0] }): SignedIn {
  return { token, user: toSessionUser(user) };
}
