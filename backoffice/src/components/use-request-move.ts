import { type Outcome, outcomeOf } from '@barnum/rules/outcome';
import { type RequestState, requestStateLabels } from '@barnum/rules/requests/reservation-requests/request-states';
import { sentences } from '@barnum/rules/sentences';
import { useState } from 'react';
import { useClient } from 'urql';
import { requestTypes } from '../lib/cached-types.ts';
import { graphql } from '../lib/service/graphql.ts';
import { useToasts } from './toasts.tsx';

const moveMutation = graphql(`
  mutation MoveReservationRequest(
    $id: Int!
    $statut: ReservationRequestState!
    $prevenir: Boolean
    $mot: String
    $updatedAt: DateTime
  ) {
    moveReservationRequest(
      id: $id
      statut: $statut
      prevenir: $prevenir
      mot: $mot
      updatedAt: $updatedAt
    ) {
      id
      statut
      updatedAt
    }
  }
`);

const undoMutation = graphql(`
  mutation UndoReservationRequestMove($id: Int!, $updatedAt: DateTime!) {
    undoReservationRequestMove(id: $id, updatedAt: $updatedAt) {
      id
      statut
    }
  }
`);

const context = { additionalTypenames: [...requestTypes, 'MailPage'] };

interface Moving {
  id: number;
  updatedAt: string;
}

interface Moved {
  id: number;
  updatedAt: string;
}

interface Words {
  prevenir?: boolean;
  mot?: string;
}

/**
 * Changes the state of a request; its toast can undo that. Departures and returns are noted on their sheets
 * (`desk/handover`). `movingId` is the request that is being changed.
 */
export function useRequestMove() {
  const client = useClient();
  const toasts = useToasts();
  const [movingId, setMovingId] = useState<number | null>(null);

  async function undo(moved: readonly Moved[]): Promise<void> {
    // All at once: the first mail would leave while the last of a hundred waits.
    const outcomes = await Promise.all(
      moved.map(async ({ id, updatedAt }) => {
        const undone = await client.mutation(undoMutation, { id, updatedAt }, context).toPromise();
        return { id, ...outcomeOf(undone) };
      }),
    );
    if (outcomes.some(({ status }) => status === 'done')) toasts.success(sentences.requests.moveUndone);
    const refusals = outcomes.filter((outcome) => outcome.status !== 'done');
    for (const sentence of new Set(refusals.map((refusal) => refusal.sentence))) {
      const refused = refusals.filter((refusal) => refusal.sentence === sentence);
      toasts.error(numbered(refused, sentence));
    }
  }

  async function move(request: Moving, statut: RequestState, words: Words = {}): Promise<Outcome<unknown>> {
    const { id, updatedAt } = request;
    setMovingId(id);
    const outcome = outcomeOf(
      await client.mutation(moveMutation, { id, statut, ...words, updatedAt }, context).toPromise(),
    );
    setMovingId(null);
    if (outcome.status === 'done') tellMoved(statut, [outcome.data.moveReservationRequest]);
    return outcome;
  }

  /** Tells of a change of state, of one request or several, which the toast can undo. */
  function tellMoved(statut: RequestState, moved: readonly Moved[]): void {
    toasts.success(numbered(moved, requestStateLabels[statut]), {
      label: 'Annuler',
      run: () => void undo(moved),
    });
  }

  return { movingId, move, tellMoved };
}

function numbered(requests: readonly { id: number }[], words: string): string {
  return sentences.requests.numbered(requests.length, requests.map(({ id }) => id).join(', '), words);
}
