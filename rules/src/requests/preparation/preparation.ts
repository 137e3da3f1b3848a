import type { LineKind } from '../../prices/lines.ts';
import { formatNumber } from '../../text/numbers.ts';

/** On its way out, or back. */
export const movements = ['depart', 'retour'] as const;
export type Movement = (typeof movements)[number];

/** Lines with pieces to load: fees and the delivery have none. */
export const loadedKinds = ['article', 'libre'] as const satisfies readonly LineKind[];

export function isLoaded({ nature }: { nature: LineKind }): boolean {
  return loadedKinds.some((kind) => kind === nature);
}

/** What a line takes off the shelf; `pack` names the one that it is of. */
export interface Piece {
  articleId: number | null;
  nom: string;
  quantite: number;
  pack: string | null;
}

interface LoadedLine {
  articleId: number | null;
  nom: string;
  quantite: number;
  components: readonly { articleId: number | null; nom: string; quantite: number }[];
}

/** What is read of a line for `piecesOf`. */
export const takenPieces = {
  select: {
    articleId: true,
    nom: true,
    quantite: true,
    components: { select: { articleId: true, nom: true, quantite: true }, orderBy: { id: 'asc' } },
  },
} as const;

/** The pieces of a line: itself, or what it holds as a pack. */
export function piecesOf({ articleId, nom, quantite, components }: LoadedLine): Piece[] {
  if (components.length === 0) return [{ articleId, nom, quantite, pack: null }];
  return components.map((one) => ({ ...one, quantite: one.quantite * quantite, pack: nom }));
}

/** « 6 × Lest 15 kg (Tente de réception) » */
export function pieceInWords({ nom, quantite, pack }: Piece): string {
  return `${formatNumber(quantite)} × ${nom}${pack === null ? '' : ` (${pack})`}`;
}
