import { pieceSentences } from '@barnum/rules/catalogue/pieces/pieces';
import { DomainError } from '@barnum/rules/errors';
import type { Db } from '../../platform/db/client.ts';

/** Whether the company marks its pieces; it does not until it says so. */
export async function marksPieces(db: Db): Promise<boolean> {
  const row = await db.pieceSettings.findUnique({ where: { id: 1 } });
  return row?.actif ?? false;
}

/** @throws DomainError CONFLICT when the company does not mark its pieces. */
export async function requireMarking(db: Db): Promise<void> {
  if (!(await marksPieces(db))) throw new DomainError('CONFLICT', { message: pieceSentences.off });
}

/** Switches marking on or off; off, all that was marked stays as it is. */
export async function saveMarking(db: Db, actif: boolean): Promise<boolean> {
  await db.pieceSettings.upsert({ where: { id: 1 }, create: { actif }, update: { actif } });
  return actif;
}
