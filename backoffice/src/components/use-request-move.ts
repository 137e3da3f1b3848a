import { todayInParis } from '@barnum/rules/dates/paris-time';
import { depositSentences } from '@barnum/rules/money/ledger/deposits';
import { type Outcome, outcomeOf } from '@barnum/rules/outcome';
import { distantStepQuestion } from '@barnum/rules/requests/reservation-requests/distant-step';
import {
  type RequestState,
  requestStateLabels,
  stepVerbs,
} from '@barnum/rules/requests/reservation-requests/request-states';
import { sentences } from '@barnum/rules/sentences';
import { useState } from 'react';
import { useClient } from 'urql';
import { requestTypes } from '../lib/cached-types.ts';
import { graphql } from '../lib/service/graphql.ts';
import { useAsk } from './questions.tsx';
import { useToasts } from './toasts.tsx';
import { useDepositsOfRequest } from './use-deposits-of-request.ts';

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

const returnedQuery = graphql(`
  query ReturnedPieces($id: Int!) {
    reservationRequest(id: $id) {
      cochesAuRetour
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

interface Moved {
  id: number;
  updatedAt: string;
}

interface Words {
  note?: string;
  prevenir?: boolean;
  mot?: string;
}

/**
 * Changes the state of a request; its toast can undo that. A departure or a return far from its day is asked about, and
 * a departure whose deposit lacks, and a return of which nothing is ticked: null when the answer is no. A return offers to give the deposit back. `movingId` is the request that is being changed.
 */
export function useRequestMove() {
  const client = useClient();
  const toasts = useToasts();
  const deposits = useDepositsOfRequest();
  const ask = useAsk();
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

  /** Where nobody noted what came back, all of it would be counted as being there. */
  async function askBeforeReturn(id: number): Promise<string | null> {
    const { data } = await client.query(returnedQuery, { id }, { requestPolicy: 'network-only' }).toPromise();
    return data?.reservationRequest.cochesAuRetour === 0 ? sentences.requests.nothingTicked : null;
  }

  async function move(request: Moving, statut: RequestState, words: Words = {}): Promise<Outcome<unknown> | null> {
    const { id, updatedAt } = request;
    const isDeparture = request.statut === 'confirmee' && statut === 'sortie';
    setMovingId(id);
    const questions = [
      distantStepQuestion(request, statut, todayInParis()),
      isDeparture ? await deposits.askBeforeDeparture(id) : null,
      request.statut === 'sortie' && statut === 'rendue' ? await askBeforeReturn(id) : null,
    ].filter((question) => question !== null);
    const question = {
      title: `${stepVerbs[statut]} la demande n°\u00a0${id}\u00a0?`,
      detail: questions.join('\n'),
      agree: stepVerbs[statut],
    };
    if (questions.length > 0 && !(await ask(question))) {
      setMovingId(null);
      return null;
    }
    const outcome = outcomeOf(
      await client.mutation(moveMutation, { id, statut, ...words, updatedAt }, context).toPromise(),
    );
    setMovingId(null);
    if (outcome.status === 'done') tellMoved(statut, [outcome.data.moveReservationRequest]);
    if (outcome.status === 'done' && statut === 'rendue' && (await deposits.offerReturn(id))) {
      toasts.success(depositSentences.returned);
    }
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
