import type { PieceLabelsInput } from '@barnum/rules/inputs/pieces';
import { paths } from '@barnum/rules/paths';
import { labelFormats } from '@barnum/rules/pieces/label-formats';
import type { Db } from '../../db/client.ts';
import { runInWorker } from '../../worker/run-in-worker.ts';
import { requireMarking } from './piece-settings.domain.ts';
import { notFound } from './pieces.domain.ts';

/** Sheets of labels as a document. */
export interface PieceLabels {
  fileName: string;
  pdf: Uint8Array;
}

/**
 * Draws the labels of pieces, in the order of their numbers; each leads to its page in the back-office.
 * @throws DomainError NOT_FOUND when one is gone; CONFLICT where nothing is marked; UNAVAILABLE when it takes too long.
 */
export async function drawPieceLabels(
  db: Db,
  { pieceIds, format, premiere }: PieceLabelsInput,
  backofficeUrl: string,
): Promise<PieceLabels> {
  await requireMarking(db);
  const ids = [...new Set(pieceIds)];
  const pieces = await db.piece.findMany({
    where: { id: { in: ids } },
    select: { numero: true, article: { select: { nom: true } } },
    orderBy: { numero: 'asc' },
  });
  if (pieces.length < ids.length) throw notFound();
  const labels = pieces.map(({ numero, article }) => ({
    ...{ numero, nom: article.nom },
    address: new URL(paths.adminPiece(numero), backofficeUrl).href,
  }));
  const pdf = await runInWorker('drawLabels', { labels, format: labelFormats[format], first: premiere - 1 });
  return { fileName: `etiquettes-${format}.pdf`, pdf };
}
