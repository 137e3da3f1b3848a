import { failureOf, type Outcome, outcomeOf } from '@barnum/rules/outcome';
import type { RequestState } from '@barnum/rules/requests/reservation-requests/request-states';
import type { TadaDocumentNode } from 'gql.tada';
import type { OperationContext } from 'urql';
import { createApiClient } from '../../lib/service/api-client.ts';
import { graphql } from '../../lib/service/graphql.ts';
import { type FollowUp, followUpFields } from './follow-up.ts';

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

const sendFileMutation = graphql(
  `
    mutation SendFollowUpFile($jeton: String!, $texte: String!, $file: Upload!) {
      followUp: sendFollowUpFile(jeton: $jeton, texte: $texte, file: $file) {
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

const requestCancellationMutation = graphql(
  `
    mutation RequestCancellation($jeton: String!, $mot: String!) {
      followUp: requestCancellation(jeton: $jeton, mot: $mot) {
        ...FollowUpFields
      }
    }
  `,
  [followUpFields],
);

const withdrawCancellationMutation = graphql(
  `
    mutation WithdrawCancellation($jeton: String!) {
      followUp: withdrawCancellation(jeton: $jeton) {
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

const followUpQuery = graphql(
  `
    query ReadFollowUp($jeton: String!) {
      followUp(jeton: $jeton) {
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

/** Writes to the company, with a file or without. */
export function sendMessage(jeton: string, texte: string, file: File | null): Promise<Outcome<FollowUp>> {
  return file === null
    ? change(sendMutation, { jeton, texte })
    : change(sendFileMutation, { jeton, texte, file }, upload);
}

/** What the service asks of who sends files: no form of another site can. */
const upload = { fetchOptions: { headers: { 'x-graphql-yoga-csrf': '1' } } } as const;

/** `statut` is the state that the visitor saw. */
export function cancelRequest(jeton: string, statut: RequestState): Promise<Outcome<FollowUp>> {
  return change(cancelMutation, { jeton, statut });
}

/** Asks the company to cancel what is confirmed; `mot` may be empty. */
export function requestCancellation(jeton: string, mot: string): Promise<Outcome<FollowUp>> {
  return change(requestCancellationMutation, { jeton, mot });
}

export function withdrawCancellation(jeton: string): Promise<Outcome<FollowUp>> {
  return change(withdrawCancellationMutation, { jeton });
}

export function requestErasure(jeton: string): Promise<Outcome<FollowUp>> {
  return change(eraseMutation, { jeton });
}

/** Everything stored about the request, as JSON. */
export async function fetchDocument(jeton: string): Promise<Outcome<string>> {
  const outcome = outcomeOf(await createApiClient().query(documentQuery, { jeton }).toPromise());
  if (outcome.status !== 'done') return outcome;
  const { followUp } = outcome.data;
  return followUp ? { status: 'done', data: followUp.document } : failureOf();
}

/** The request as it is now, for who acted on an earlier state of it. */
export async function readFollowUp(jeton: string): Promise<Outcome<FollowUp>> {
  const context = { requestPolicy: 'network-only' } as const;
  const outcome = outcomeOf(await createApiClient().query(followUpQuery, { jeton }, context).toPromise());
  if (outcome.status !== 'done') return outcome;
  const { followUp } = outcome.data;
  return followUp ? { status: 'done', data: followUp } : failureOf();
}

/** The request as it is after the change. */
export async function change<Variables extends Record<string, unknown>>(
  mutation: TadaDocumentNode<{ followUp: FollowUp }, Variables>,
  variables: Variables,
  context: Partial<OperationContext> = {},
): Promise<Outcome<FollowUp>> {
  const outcome = outcomeOf(await createApiClient().mutation(mutation, variables, context).toPromise());
  return outcome.status === 'done' ? { status: 'done', data: outcome.data.followUp } : outcome;
}
