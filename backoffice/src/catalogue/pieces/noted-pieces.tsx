import { CloseOutlined } from '@ant-design/icons';
import { pieceSentences } from '@barnum/rules/catalogue/pieces/pieces';
import { paths } from '@barnum/rules/paths';
import type { Movement } from '@barnum/rules/requests/preparation/preparation';
import { unbroken } from '@barnum/rules/text/french';
import { Button, Checkbox } from 'antd';
import { Link } from 'react-router-dom';
import { useMutation } from 'urql';
import { useToasts } from '../../components/toasts.tsx';
import styles from './pieces.module.css';
import { notePieceReturnMutation, type PieceOuting, pieceTypes, removePieceOutingMutation } from './pieces.ts';

interface Props {
  requestId: number;
  mouvement: Movement;
  outings: readonly PieceOuting[];
  /** Where the focus goes once one of them is taken away. */
  onRemoved: () => void;
}

/** The pieces that were noted for a request: to be taken away on its departure, to be ticked on its return. */
export function NotedPieces({ requestId, mouvement, outings, onRemoved }: Props) {
  const toasts = useToasts();
  const [, remove] = useMutation(removePieceOutingMutation);
  const [, noteReturn] = useMutation(notePieceReturnMutation);
  const context = { additionalTypenames: pieceTypes };

  async function takeAway(pieceId: number, numero: string) {
    if (!window.confirm(`Effacer que la pièce ${numero} part avec cette demande\u00a0?`)) return;
    const { error } = await remove({ requestId, pieceId }, context);
    if (error) toasts.error(pieceSentences.noteFailed);
    else onRemoved();
  }

  async function comeBack(numero: string, revenue: boolean) {
    const { error } = await noteReturn({ requestId, numero, revenue }, context);
    if (error) toasts.error(pieceSentences.noteFailed);
  }

  return (
    <ul className={styles.list} aria-label={mouvement === 'depart' ? 'Pièces notées' : 'Pièces notées au départ'}>
      {outings.map(({ piece: { id, numero, article }, revenueLe }) => (
        <li key={id} className={styles.piece}>
          {mouvement === 'depart' ? (
            <>
              <Link to={paths.adminPiece(numero)}>{numero}</Link> {unbroken(article.nom)}
              {revenueLe !== null && <span className={styles.soft}>revenue</span>}
              <Button
                type="text"
                icon={<CloseOutlined aria-hidden />}
                aria-label={`Enlever ${numero}`}
                onClick={() => void takeAway(id, numero)}
              />
            </>
          ) : (
            <Checkbox checked={revenueLe !== null} onChange={({ target }) => void comeBack(numero, target.checked)}>
              {numero} {unbroken(article.nom)}, {revenueLe === null ? 'pas encore revenue' : 'revenue'}
            </Checkbox>
          )}
        </li>
      ))}
      {mouvement === 'retour' && outings.length === 0 && (
        <li className={styles.soft}>Aucune pièce n’a été notée au départ.</li>
      )}
    </ul>
  );
}
