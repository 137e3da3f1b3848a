import { messages } from '@barnum/rules/messages';
import type { RequestState } from '@barnum/rules/request-states';
import type { TadaDocumentNode } from 'gql.tada';
import type { CombinedError } from 'urql';
import { createApiClient } from '../../lib/service/api-client.ts';
import { graphql } from '../../lib/service/graphql.ts';
import { type FollowUp, followUpFields } from './follow-up.ts';

/** What came of an action: the request as it is now, or why nothing was done. */
export type Outcome = { done: true; followUp: FollowUp } | { done: false; message: string };

const sendMutation = graphql(
  `
    mutation SendFollowUpMessage($jeton: String!, $texte: String!) {
      followUp: sendFollowUpMessage(jeton: $jeton, texte: $texte) {
        ...FollowUpFields
      }
    }
  `,
  [followUpFields],
);

const cancelMutation = graphql(
  `
    mutation CancelFollowUp($jeton: String!, $statut: ReservationRequestState!) {
      followUp: cancelFollowUp(jeton: $jeton, statut: $statut) {
        ...FollowUpFields
      }
    }
  `,
  [followUpFields],
);

const eraseMutation = graphql(
  `
    mutation RequestErasure($jeton: String!) {
      followUp: requestErasure(jeton: $jeton) {
        ...FollowUpFields
      }
    }
  `,
  [followUpFields],
);

const documentQuery = graphql(`
  query FollowUpDocument($jeton: String!) {
    followUp(jeton: $jeton) {
      document
    }
  }
`);

export function sendMessage(jeton: string, texte: string): Promise<Outcome> {
  return change(sendMutation, { jeton, texte });
}

/** `statut` is the state that the visitor saw. */
export function cancelRequest(jeton: string, statut: RequestState): Promise<Outcome> {
  return change(cancelMutation, { jeton, statut });
}

export function requestErasure(jeton: string): Promise<Outcome> {
  return change(eraseMutation, { jeton });
}

/** All that is stored of the request, as JSON; or why it could not be had. */
export async function fetchDocument(jeton: string): Promise<{ document: string } | { message: string }> {
  const { data, error } = await createApiClient().query(documentQuery, { jeton }).toPromise();
  return data?.followUp ?? { message: messageOf(error) };
}

async function change<Variables extends Record<string, unknown>>(
  mutation: TadaDocumentNode<{ followUp: FollowUp }, Variables>,
  variables: Variables,
): Promise<Outcome> {
  const { data, error } = await createApiClient().mutation(mutation, variables).toPromise();
  if (data && !error) return { done: true, followUp: data.followUp };
  return { done: false, message: messageOf(error) };
}

function messageOf(error: CombinedError | undefined): string {
  return error?.graphQLErrors[0]?.message ?? messages.request.unavailable;
}
