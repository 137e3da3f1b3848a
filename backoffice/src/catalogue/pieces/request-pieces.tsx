import { pieceSentences } from '@barnum/rules/catalogue/pieces/pieces';
import type { Movement } from '@barnum/rules/requests/preparation/preparation';
import { Button, Input, type InputRef } from 'antd';
import { type FormEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { QueryFailure } from '../../components/query-failure.tsx';
import { useRead } from '../../components/use-read.ts';
import { NotedPieces } from './noted-pieces.tsx';
import styles from './pieces.module.css';
import { type PieceOuting, piecesContext, requestPiecesQuery } from './pieces.ts';
import { ScanButton } from './scan-button.tsx';
import { usePieceNotes } from './use-piece-notes.ts';

interface Props {
  requestId: number;
  mouvement?: Movement;
  outings: readonly PieceOuting[];
}

/**
 * The marked pieces that go out with a request, or come back from it: noted by scanning their labels, with the camera or a
 * scanner that types, or by typing their numbers.
 */
export function RequestPieces({ requestId, mouvement = 'depart', outings }: Props) {
  const id = useId();
  const field = useRef<InputRef>(null);
  const [typed, setTyped] = useState('');
  const { refusal, latest, note } = usePieceNotes(requestId, mouvement, (numero, show) => {
    // To be put right, or replaced by the next scan; not where that has begun.
    flushSync(() => {
      show();
      setTyped((now) => (now === '' ? numero : now));
    });
    if (field.current?.input?.value === numero) field.current.select();
  });

  function add(event: FormEvent) {
    event.preventDefault();
    field.current?.focus();
    const numero = typed.trim();
    if (numero === '') return;
    setTyped('');
    note(numero);
  }

  const noted = (
    <NotedPieces
      requestId={requestId}
      mouvement={mouvement}
      outings={outings}
      onRemoved={() => field.current?.focus()}
    />
  );
  return (
    <>
      <form className={styles.note} onSubmit={add}>
        <label htmlFor={id}>Numéro de pièce</label>
        <Input
          id={id}
          ref={field}
          className={styles.typed ?? ''}
          value={typed}
          placeholder="Scannez ou saisissez"
          autoComplete="off"
          aria-invalid={refusal !== ''}
          aria-describedby={`${id}-refus`}
          {...(refusal !== '' && { status: 'error' as const })}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button htmlType="submit">Noter</Button>
        <ScanButton said={refusal === '' ? latest : refusal} onScan={note}>
          {noted}
        </ScanButton>
        <span id={`${id}-refus`} role="status">
          {refusal}
        </span>
      </form>
      {noted}
    </>
  );
}

interface OnDemand {
  requestId: number;
  mouvement?: Movement;
}

/** The same, read once it is opened. */
export function RequestPiecesOnDemand(props: OnDemand) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className={styles.demand} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>Pièces marquées</summary>
      {isOpen && <ReadPieces {...props} />}
    </details>
  );
}

function ReadPieces({ requestId, ...props }: OnDemand) {
  const reading = useRead(requestPiecesQuery, { id: requestId, pieces: true }, piecesContext);
  if (reading.data?.pieceOutings)
    return <RequestPieces requestId={requestId} outings={reading.data.pieceOutings} {...props} />;
  return reading.hasFailed && <QueryFailure failure={pieceSentences.loadFailed} reading={reading} />;
}
