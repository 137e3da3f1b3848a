import { CloseOutlined } from '@ant-design/icons';
import { pieceSentences } from '@barnum/rules/catalogue/pieces/pieces';
import { failureOf } from '@barnum/rules/outcome';
import { paths } from '@barnum/rules/paths';
import { unbroken } from '@barnum/rules/text/french';
import { Button, Input, type InputRef } from 'antd';
import { type FormEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router-dom';
import { useMutation } from 'urql';
import { QueryFailure } from '../../components/query-failure.tsx';
import { useToasts } from '../../components/toasts.tsx';
import { useRead } from '../../components/use-read.ts';
import styles from './pieces.module.css';
import {
  notePieceOutingMutation,
  type PieceOuting,
  piecesContext,
  pieceTypes,
  removePieceOutingMutation,
  requestPiecesQuery,
} from './pieces.ts';

/** The marked pieces that go out with a request: noted by scanning their labels, or by typing their numbers. */
export function RequestPieces({ requestId, outings }: { requestId: number; outings: readonly PieceOuting[] }) {
  const id = useId();
  const toasts = useToasts();
  const field = useRef<InputRef>(null);
  const [typed, setTyped] = useState('');
  const [refusal, setRefusal] = useState('');
  const [, note] = useMutation(notePieceOutingMutation);
  // One after the other: a scanner is faster than a telephone's network.
  const noting = useRef<Promise<void>>(Promise.resolve());
  const [, remove] = useMutation(removePieceOutingMutation);

  function add(event: FormEvent) {
    event.preventDefault();
    field.current?.focus();
    const numero = typed.trim();
    if (numero === '') return;
    setTyped('');
    setRefusal('');
    noting.current = noting.current.then(() => noteOne(numero));
  }

  async function noteOne(numero: string): Promise<void> {
    const { error } = await note({ requestId, numero }, { additionalTypenames: pieceTypes });
    if (!error) return;
    const failure = failureOf(error);
    const why = (failure.status === 'invalid' && failure.fields.numero) || pieceSentences.noteFailed;
    // To be put right, or replaced by the next scan; not where that has begun.
    flushSync(() => {
      setRefusal((others) => `${others} ${numero}\u00a0: ${why}`.trim());
      setTyped((now) => (now === '' ? numero : now));
    });
    if (field.current?.input?.value === numero) field.current.select();
  }

  async function takeAway(pieceId: number, numero: string) {
    if (!window.confirm(`Effacer que la pièce ${numero} part avec cette demande\u00a0?`)) return;
    const { error } = await remove({ requestId, pieceId }, { additionalTypenames: pieceTypes });
    if (error) toasts.error(pieceSentences.noteFailed);
    else field.current?.focus();
  }

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
        <span id={`${id}-refus`} role="status">
          {refusal}
        </span>
      </form>
      <ul className={styles.list} aria-label="Pièces notées">
        {outings.map(({ piece }) => (
          <li key={piece.id} className={styles.piece}>
            <Link to={paths.adminPiece(piece.numero)}>{piece.numero}</Link> {unbroken(piece.article.nom)}
            <Button
              type="text"
              icon={<CloseOutlined aria-hidden />}
              aria-label={`Enlever ${piece.numero}`}
              onClick={() => void takeAway(piece.id, piece.numero)}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

/** The same, read once it is opened. */
export function RequestPiecesOnDemand({ requestId }: { requestId: number }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className={styles.demand} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>Pièces marquées</summary>
      {isOpen && <ReadPieces requestId={requestId} />}
    </details>
  );
}

function ReadPieces({ requestId }: { requestId: number }) {
  const reading = useRead(requestPiecesQuery, { id: requestId, pieces: true }, piecesContext);
  if (reading.data?.pieceOutings) return <RequestPieces requestId={requestId} outings={reading.data.pieceOutings} />;
  return reading.hasFailed && <QueryFailure failure={pieceSentences.loadFailed} reading={reading} />;
}
