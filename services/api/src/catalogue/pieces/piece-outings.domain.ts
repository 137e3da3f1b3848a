import { pieceSentences } from '@barnum/rules/catalogue/pieces/pieces';
import { DomainError } from '@barnum/rules/errors';
import { limits } from '@barnum/rules/limits';
import { sentences } from '@barnum/rules/sentences';
import type { Db, Prisma } from '../../platform/db/client.ts';
import { requireMarking } from './piece-settings.domain.ts';

type Query = Pick<Prisma.PieceOutingFindManyArgs, 'include' | 'select'>;

/** The pieces that were noted for a request, or the requests that a piece was noted for: the latest first. */
export function listPieceOutings<Q extends Query>(
  db: Db,
  where: { requestId: number } | { pieceId: number },
  query?: Q,
) {
  return db.pieceOuting.findMany({
    ...query,
    where,
    orderBy: [{ createdAt: 'desc' }, { pieceId: 'asc' }],
    take: limits.pieceLabels,
  }) as Promise<Prisma.PieceOutingGetPayload<Q>[]>;
}

/**
 * Notes that a piece goes out with a request; what is noted already stays, with who did.
 * @throws DomainError NOT_FOUND without such a request; VALIDATION for a number that no piece has; CONFLICT where nothing
 * is marked.
 */
export async function notePieceOuting(
  db: Db,
  { requestId, numero }: { requestId: number; numero: string },
  auteur: string,
) {
  const pieceId = await requirePiece(db, numero);
  const request = await db.reservationRequest.findUnique({ where: { id: requestId }, select: { id: true } });
  if (request === null) throw new DomainError('NOT_FOUND', { message: sentences.requests.notFound });
  const id = { requestId, pieceId };
  await db.pieceOuting.createMany({ data: [{ ...id, auteur }], skipDuplicates: true });
  return db.pieceOuting.findUniqueOrThrow({ where: { requestId_pieceId: id } });
}

/**
 * Notes that a piece came back from the request that it was noted for, or takes that note away; what is noted already
 * stays, with who did.
 * @throws DomainError VALIDATION for a number that no piece has, or that was not noted for the request; CONFLICT where
 * nothing is marked.
 */
export async function notePieceReturn(
  db: Db,
  { requestId, numero, revenue }: { requestId: number; numero: string; revenue: boolean },
  auteur: string,
) {
  const id = { requestId, pieceId: await requirePiece(db, numero) };
  const data = revenue ? { revenueLe: new Date(), revenuePar: auteur } : { revenueLe: null, revenuePar: '' };
  await db.pieceOuting.updateMany({ where: revenue ? { ...id, revenueLe: null } : id, data });
  const outing = await db.pieceOuting.findUnique({ where: { requestId_pieceId: id } });
  if (outing === null) throw refused(pieceSentences.notOut);
  return outing;
}

/** The id of the piece of a number. @throws DomainError VALIDATION; CONFLICT where nothing is marked. */
async function requirePiece(db: Db, numero: string): Promise<number> {
  await requireMarking(db);
  const piece = await db.piece.findUnique({ where: { numero }, select: { id: true } });
  if (piece === null) throw refused(pieceSentences.notFound);
  return piece.id;
}

function refused(message: string): DomainError {
  return new DomainError('VALIDATION', { message, fields: { numero: message } });
}

/** Takes such a note away. @throws DomainError CONFLICT where nothing is marked. */
export async function removePieceOuting(db: Db, where: { requestId: number; pieceId: number }): Promise<void> {
  await requireMarking(db);
  await db.pieceOuting.deleteMany({ where });
}
