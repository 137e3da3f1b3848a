import { authors } from '@barnum/rules/requests/reservation-requests/request-states';
import { notePieceOuting } from '../../../services/api/src/catalogue/pieces/piece-outings.domain.ts';
import { saveMarking } from '../../../services/api/src/catalogue/pieces/piece-settings.domain.ts';
import { createPieces, updatePiece } from '../../../services/api/src/catalogue/pieces/pieces.domain.ts';
import type { Db } from '../../../services/api/src/platform/db/client.ts';
import { demoMarkedArticles, demoPieceOutings } from '../data/pieces.ts';

/** Pieces of the demo's articles; `articleIds` by name. */
export function seedDemoPieces(db: Db, articleIds: ReadonlyMap<string, number>): Promise<void> {
  return whileMarking(db, async () => {
    for (const { nom, nombre, notes = {} } of demoMarkedArticles) {
      const articleId = articleIds.get(nom);
      if (articleId === undefined) continue;
      await createPieces(db, { articleId, nombre });
      const pieces = await piecesOf(db, nom);
      for (const [index, { id, numero }] of pieces.entries()) {
        const text = notes[index + 1];
        if (text !== undefined) await updatePiece(db, id, { numero, notes: text }, null);
      }
    }
  });
}

/** What went out with the demo's requests. */
export function seedDemoPieceOutings(db: Db): Promise<void> {
  return whileMarking(db, async () => {
    for (const { phone, nom, places } of demoPieceOutings) {
      const { id } = await db.reservationRequest.findFirstOrThrow({ where: { phone }, select: { id: true } });
      const pieces = await piecesOf(db, nom);
      for (const place of places) {
        const piece = pieces[place - 1];
        if (piece) await notePieceOuting(db, { requestId: id, numero: piece.numero }, authors.system);
      }
    }
  });
}

/** The marked pieces of a demo article, in the order of their numbers. */
export function piecesOf(db: Db, nom: string) {
  return db.piece.findMany({ where: { article: { nom } }, orderBy: { numero: 'asc' } });
}

/** The demo shop does not mark: its pieces show once that is switched on. */
async function whileMarking(db: Db, mark: () => Promise<void>): Promise<void> {
  await saveMarking(db, true);
  await mark();
  await saveMarking(db, false);
}
