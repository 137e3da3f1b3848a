import { labelFormats } from '@barnum/rules/catalogue/pieces/label-formats';
import { pieceSentences } from '@barnum/rules/catalogue/pieces/pieces';
import type { PieceLabelsInput } from '@barnum/rules/catalogue/pieces-input';
import { DomainError } from '@barnum/rules/errors';
import { limits } from '@barnum/rules/limits';
import { paths } from '@barnum/rules/paths';
import type { Db } from '../../platform/db/client.ts';
import { runInWorker } from '../../platform/worker/run-in-worker.ts';
import { requireMarking } from './piece-settings.domain.ts';

/** Sheets of labels as a document. */
export interface PieceLabels {
  fileName: string;
  pdf: Uint8Array;
  count: number;
  /** Those that were wanted and that one document has no room for. */
  remaining: number;
}

/**
 * Draws the labels of pieces, in the order of their numbers, and notes that they have one; each leads to its page in the
 * back-office. Of more than one document takes, the first.
 * @throws DomainError VALIDATION where there is none to draw; CONFLICT where nothing is marked; UNAVAILABLE when it takes
 * too long.
 */
export async function drawPieceLabels(
  db: Db,
  { pieceIds, articleIds, sansEtiquette, format, premiere }: PieceLabelsInput,
  backofficeUrl: string,
): Promise<PieceLabels> {
  await requireMarking(db);
  const ofArticles = { articleId: { in: articleIds }, ...(sansEtiquette && { etiquetteLe: null }) };
  const where = { OR: [{ id: { in: pieceIds } }, ofArticles] };
  const [total, pieces] = await Promise.all([
    db.piece.count({ where }),
    db.piece.findMany({
      where,
      select: { numero: true, article: { select: { nom: true } } },
      orderBy: { numero: 'asc' },
      take: limits.pieceLabels,
    }),
  ]);
  if (pieces.length === 0) {
    const message = sansEtiquette ? pieceSentences.allPrinted : pieceSentences.notFound;
    throw new DomainError('VALIDATION', { message, fields: { articleIds: message } });
  }
  const labels = pieces.map(({ numero, article }) => ({
    numero,
    nom: article.nom,
    address: new URL(paths.adminPiece(numero), backofficeUrl).href,
  }));
  const pdf = await runInWorker('drawLabels', { labels, format: labelFormats[format], first: premiere - 1 });
  // By their numbers: one that was changed meanwhile has no label. In SQL, since the piece itself does not change.
  await db.$executeRaw`
    UPDATE pieces SET etiquette_le = now() WHERE numero = ANY(${labels.map(({ numero }) => numero)})`;
  return { fileName: `etiquettes-${format}.pdf`, pdf, count: labels.length, remaining: total - labels.length };
}
