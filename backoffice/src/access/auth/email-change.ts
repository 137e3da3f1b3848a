import { emailChangeSentences } from '@barnum/rules/access/team/email-changes';
import { type Failure, type Outcome, outcomeOf } from '@barnum/rules/outcome';
import { graphql } from '../../lib/service/graphql.ts';
import { createGraphqlClient } from '../../lib/service/graphql-client.ts';

export const myEmailChangeQuery = graphql(`
  query MyEmailChange {
    myEmailChange {
      newEmail
      oldConfirmed
      newConfirmed
      oldUndelivered
      newUndelivered
      expiresAt
    }
  }
`);

export const requestEmailChangeMutation = graphql(`
  mutation RequestEmailChange($newEmail: String!, $currentPassword: String!) {
    requestEmailChange(newEmail: $newEmail, currentPassword: $currentPassword)
  }
`);

export const cancelEmailChangeMutation = graphql(`
  mutation CancelEmailChange {
    cancelEmailChange
  }
`);

const offeredQuery = graphql(`
  query OfferedEmailChange($token: String!) {
    offeredEmailChange(token: $token) {
      oldEmail
      newEmail
      side
    }
  }
`);

const confirmMutation = graphql(`
  mutation ConfirmEmailChange($token: String!) {
    confirmEmailChange(token: $token)
  }
`);

const refuseMutation = graphql(`
  mutation RefuseEmailChange($token: String!) {
    refuseEmailChange(token: $token)
  }
`);

export interface OfferedEmailChange {
  oldEmail: string;
  newEmail: string;
  side: 'old' | 'new';
}

/** What a link proposes; null when it is not good. */
export async function readOffered(token: string): Promise<Outcome<OfferedEmailChange | null>> {
  const outcome = outcomeOf(await anonymous().query(offeredQuery, { token }));
  return outcome.status === 'done' ? { status: 'done', data: outcome.data.offeredEmailChange } : failed(outcome);
}

/** Confirms by a link; tells whether the other address must still confirm. */
export async function confirmChange(token: string): Promise<Outcome<'done' | 'waiting'>> {
  const outcome = outcomeOf(await anonymous().mutation(confirmMutation, { token }));
  return outcome.status === 'done' ? { status: 'done', data: outcome.data.confirmEmailChange } : failed(outcome);
}

/** Refuses by a link. */
export async function refuseChange(token: string): Promise<Outcome<'refused'>> {
  const outcome = outcomeOf(await anonymous().mutation(refuseMutation, { token }));
  return outcome.status === 'done' ? { status: 'done', data: 'refused' } : failed(outcome);
}

function failed(failure: Failure): Failure {
  return { ...failure, sentence: failure.code ? failure.sentence : emailChangeSentences.answerFailed };
}

// Without the stored token: an outdated one would be refused.
function anonymous() {
  return createGraphqlClient({ readToken: () => null });
}
