import { pieceSentences } from '@barnum/rules/catalogue/pieces/pieces';
import { failureOf } from '@barnum/rules/outcome';
import type { Movement } from '@barnum/rules/requests/preparation/preparation';
import { useRef, useState } from 'react';
import { useMutation } from 'urql';
import { notePieceOutingMutation, notePieceReturnMutation, pieceTypes } from './pieces.ts';

/** Notes of pieces that leave with a request, or come back from it. */
export interface PieceNotes {
  /** What was refused since the last number was typed, with its reason; empty for nothing. */
  refusal: string;
  /** What was noted last, in a sentence; empty for nothing. */
  latest: string;
  /** Notes a number, or the address of a label. */
  note: (numero: string) => void;
}

/**
 * Notes numbers one after the other: a scanner is faster than a telephone's network. Of one that is refused `showRefusal`
 * gets the number and what shows the reason, to do both at once.
 */
export function usePieceNotes(
  requestId: number,
  mouvement: Movement,
  showRefusal: (numero: string, show: () => void) => void,
): PieceNotes {
  const [refusal, setRefusal] = useState('');
  const [latest, setLatest] = useState('');
  const [, noteOuting] = useMutation(notePieceOutingMutation);
  const [, noteReturn] = useMutation(notePieceReturnMutation);
  const noting = useRef<Promise<void>>(Promise.resolve());

  async function noteOne(numero: string): Promise<void> {
    const context = { additionalTypenames: pieceTypes };
    const { data, error } = await (mouvement === 'depart'
      ? noteOuting({ requestId, numero }, context)
      : noteReturn({ requestId, numero, revenue: true }, context));
    if (data) setLatest(`${data.noted.piece.numero}\u00a0: c’est noté.`);
    if (!error) return;
    const failure = failureOf(error);
    const why = (failure.status === 'invalid' && failure.fields.numero) || pieceSentences.noteFailed;
    showRefusal(numero, () => setRefusal((others) => `${others} ${numero}\u00a0: ${why}`.trim()));
  }

  return {
    refusal,
    latest,
    note(numero) {
      setRefusal('');
      noting.current = noting.current.then(() => noteOne(numero));
    },
  };
}
