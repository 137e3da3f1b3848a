import { type PieceState, pieceStateLabels } from '@barnum/rules/catalogue/pieces/pieces';
import { Badge } from '../../components/badge.tsx';

const tones = {
  en_service: 'success',
  sortie: 'neutral',
  hors_service: 'warning',
  perdue: 'danger',
  vendue: 'neutral',
} as const;

/** Where a piece is in its life. */
export function PieceStateBadge({ state }: { state: PieceState }) {
  return <Badge tone={tones[state]}>{pieceStateLabels[state]}</Badge>;
}
