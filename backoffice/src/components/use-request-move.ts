import { todayInParis } from '@barnum/rules/dates/paris-time';
import { distantStepQuestion } from '@barnum/rules/distant-step';
import { messages } from '@barnum/rules/messages';
import { type Outcome, outcomeOf } from '@barnum/rules/outcome';
import { type RequestState, requestStateLabels } from '@barnum/rules/request-states';
import { useState } from 'react';
import { useClient } from 'urql';
import { requestTypes } from '../lib/cached-types.ts';
import { graphql } from '../lib/service/graphql.ts';
import { useToasts } from './toasts.tsx';

const moveMutation = graphql(`
  mutation MoveReservationRequest(
    $id: Int!
    $statut: ReservationRequestState!
    $note: String
    $prevenir: Boolean
    $mot: String
    $updatedAt: DateTime
  ) {
    moveReservationRequest(
      id: $id
      statut: $statut
      note: $note
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
  statut: RequestState;
  debut: string;
  fin: string;
  updatedAt: string;
}

interface Words {
  note?: string;
  prevenir?: boolean;
  mot?: string;
}

/**
 * Changes the state of a request; its toast can undo that. A departure or a return far from its day is asked about:
 * null when the answer is no. `movingId` is the request that is being changed.
 */
export function useRequestMove() {
  const client = useClient();
  const toasts = useToasts();
  const [movingId, setMovingId] = useState<number | null>(null);

  async function undo(moved: { id: number; updatedAt: string }): Promise<void> {
    const outcome = outcomeOf(await client.mutation(undoMutation, moved, context).toPromise());
    if (outcome.status === 'done') toasts.success(messages.requests.moveUndone);
    else toasts.error(outcome.sentence);
  }

  async function move(request: Moving, statut: RequestState, words: Words = {}): Promise<Outcome<unknown> | null> {
    const question = distantStepQuestion(request, statut, todayInParis());
    if (question !== null && !window.confirm(question)) return null;
    const { id, updatedAt } = request;
    setMovingId(id);
    const outcome = outcomeOf(
      await client.mutation(moveMutation, { id, statut, ...words, updatedAt }, context).toPromise(),
    );
    setMovingId(null);
    if (outcome.status === 'done') {
      tellMoved(outcome.data.moveReservationRequest);
    }
    return outcome;
  }

  /** Tells of a change of state, which the toast can undo. */
  function tellMoved({ id, statut, updatedAt }: { id: number; statut: RequestState; updatedAt: string }): void {
    toasts.success(messages.requests.moved(id, requestStateLabels[statut]), {
      label: 'Annuler',
      run: () => void undo({ id, updatedAt }),
    });
  }

  return { movingId, move, tellMoved };
}
