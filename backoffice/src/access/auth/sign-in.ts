import { deviceHeader, type TeamMember } from '@barnum/rules/access/auth/auth';
import type { SignInInput } from '@barnum/rules/access/auth-input';
import type { SecondStepInput } from '@barnum/rules/access/second-factor-input';
import { type Outcome, outcomeOf } from '@barnum/rules/outcome';
import { deviceKey } from '../../lib/device-key.ts';
import { signWithPasskey } from '../../lib/passkeys.ts';
import { graphql } from '../../lib/service/graphql.ts';
import { createGraphqlClient } from '../../lib/service/graphql-client.ts';
import { toSessionUser } from '../../lib/session-user.ts';
import { signInSentence } from './sign-in-sentence.ts';

const sessionFields = graphql(`
  fragment SessionFields on Session @_unmask {
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
`);

const signInMutation = graphql(
  `
    mutation SignIn($email: String!, $password: String!) {
      signIn(email: $email, password: $password) {
        challenge
        secondStep {
          hasTotp
          passkeyOptions
        }
        session {
          ...SessionFields
        }
      }
    }
  `,
  [sessionFields],
);

const completeMutation = graphql(
  `
    mutation CompleteSignIn($challenge: String!, $code: String!, $trustsDevice: Boolean) {
      session: completeSignIn(challenge: $challenge, code: $code, trustsDevice: $trustsDevice) {
        ...SessionFields
      }
    }
  `,
  [sessionFields],
);

const completeWithPasskeyMutation = graphql(
  `
    mutation CompleteSignInWithPasskey($challenge: String!, $passkey: Json!, $trustsDevice: Boolean) {
      session: completeSignInWithPasskey(challenge: $challenge, passkey: $passkey, trustsDevice: $trustsDevice) {
        ...SessionFields
      }
    }
  `,
  [sessionFields],
);

export interface SignedIn {
  token: string;
  user: TeamMember;
}

/** What the second step of a sign-in goes on with. */
export interface SecondStep {
  challenge: string;
  /** Whether an app gives codes. */
  hasTotp: boolean;
  /** What the browser finds a passkey with; null for who has none. */
  passkeyOptions: unknown;
}

/** What a right password leads to: a session, or a second step. */
export type FirstStep = { session: SignedIn; secondStep: null } | { session: null; secondStep: SecondStep };

/** Signs in with the password. A failure has the sentence to show. */
export async function signIn(input: SignInInput): Promise<Outcome<FirstStep>> {
  const outcome = outcomeOf(await anonymous().mutation(signInMutation, input, fromThisDevice()));
  if (outcome.status !== 'done') return { ...outcome, sentence: signInSentence(outcome) };
  const { session, challenge, secondStep } = outcome.data.signIn;
  if (session !== null) return { status: 'done', data: { session: toSignedIn(session), secondStep: null } };
  const { hasTotp, passkeyOptions } = secondStep ?? { hasTotp: true, passkeyOptions: null };
  return {
    status: 'done',
    data: { session: null, secondStep: { challenge: challenge ?? '', hasTotp, passkeyOptions } },
  };
}

/** The second step by a code. A sentence of the service is shown as it is. */
export async function completeSignIn(input: SecondStepInput): Promise<Outcome<SignedIn>> {
  return completed(outcomeOf(await anonymous().mutation(completeMutation, input, fromThisDevice())));
}

/** The second step by a passkey, which the browser asks for. */
export async function completeSignInWithPasskey(
  { challenge, passkeyOptions }: SecondStep,
  trustsDevice: boolean,
): Promise<Outcome<SignedIn>> {
  const signed = await signWithPasskey(passkeyOptions);
  if (signed.status !== 'done') return signed;
  const input = { challenge, passkey: signed.data, trustsDevice };
  return completed(outcomeOf(await anonymous().mutation(completeWithPasskeyMutation, input, fromThisDevice())));
}

function completed(outcome: Outcome<{ session: Parameters<typeof toSignedIn>[0] }>): Outcome<SignedIn> {
  if (outcome.status === 'done') return { status: 'done', data: toSignedIn(outcome.data.session) };
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
