import { toDay } from '@barnum/rules/dates/days';
import { todayInParis } from '@barnum/rules/dates/paris-time';
import { DomainError } from '@barnum/rules/errors';
import type { PieceInput } from '@barnum/rules/inputs/pieces';
import {
  nextPieceNumbers,
  type PieceState,
  pieceSentences,
  pieceSeries,
  pieceState,
} from '@barnum/rules/pieces/pieces';
import { sentences } from '@barnum/rules/sentences';
import { searchWords } from '@barnum/rules/text/search';
import type { Db, Prisma, PrismaClient } from '../../db/client.ts';
import { requireUnchanged } from '../../db/optimistic-locking.ts';
import { inTransaction } from '../../db/transaction.ts';
import { requireMarking } from './piece-settings.domain.ts';

type Query = Pick<Prisma.PieceFindManyArgs, 'include' | 'select'>;

interface PieceFilter {
  search: string;
  articleId: number | null;
}

/** A page of the pieces in the order of their numbers. */
export function listPieces<Q extends Query>(
  db: Db,
  { page, pageSize, ...filter }: PieceFilter & { page: number; pageSize: number },
  query?: Q,
) {
  return db.piece.findMany({
    ...query,
    where: matching(filter),
    orderBy: { numero: 'asc' },
    skip: (page - 1) * pageSize,
    take: pageSize,
  }) as Promise<Prisma.PieceGetPayload<Q>[]>;
}

export function countPieces(db: Db, filter: PieceFilter): Promise<number> {
  return db.piece.count({ where: matching(filter) });
}

/** Each word begins a number, or is in the name of the article. */
function matching({ search, articleId }: PieceFilter): Prisma.PieceWhereInput {
  const numbered = (word: string) => ({ numero: { startsWith: word.toUpperCase() } });
  const AND = search
    .split(/\s+/)
    .filter(Boolean)
    .map((typed) => ({
      OR: [numbered(typed), ...searchWords(typed).map((word) => ({ article: { searchName: { contains: word } } }))],
    }));
  return { ...(articleId !== null && { articleId }), AND };
}

/** The piece of a number; null for none. */
export function findPiece<Q extends Query>(db: Db, numero: string, query?: Q) {
  return db.piece.findUnique({ ...query, where: { numero } }) as Promise<Prisma.PieceGetPayload<Q> | null>;
}

/**
 * Makes pieces of an article, with the next numbers of its series.
 * @throws DomainError NOT_FOUND without such an article; VALIDATION for a pack; CONFLICT where nothing is marked.
 */
export function createPieces(
  db: Db | PrismaClient,
  { articleId, nombre }: { articleId: number; nombre: number },
): Promise<number> {
  return inTransaction(db, async (tx) => {
    await requireMarking(tx);
    // Two at once would take the same numbers.
    const [article] = await tx.$queryRaw<{ id: number; nom: string }[]>`
      SELECT id, nom FROM articles WHERE id = ${articleId} FOR NO KEY UPDATE`;
    if (article === undefined) throw new DomainError('NOT_FOUND', { message: sentences.articles.notFound });
    if ((await tx.packComponent.count({ where: { packId: articleId } })) > 0)
      throw refused('nombre', pieceSentences.ofPack);
    const series = pieceSeries(article);
    const known = await tx.piece.findMany({ where: { numero: { startsWith: series } }, select: { numero: true } });
    const numbers = nextPieceNumbers(
      series,
      known.map(({ numero }) => numero),
      nombre,
    );
    const { count } = await tx.piece.createMany({ data: numbers.map((numero) => ({ articleId, numero })) });
    return count;
  });
}

/**
 * Changes the number and the notes of a piece.
 * @throws DomainError NOT_FOUND; CONFLICT for an outdated copy, or where nothing is marked; VALIDATION for a number that
 * another piece has.
 */
export function updatePiece(
  db: Db | PrismaClient,
  id: number,
  input: PieceInput,
  seen: Date | null | undefined,
): Promise<Prisma.PieceGetPayload<object>> {
  return inTransaction(db, async (tx) => {
    await requireMarking(tx);
    await tx.$queryRaw`SELECT id FROM pieces WHERE id = ${id} FOR UPDATE`;
    const piece = await tx.piece.findUnique({ where: { id } });
    if (piece === null) throw notFound();
    requireUnchanged(piece, seen);
    const other = await tx.piece.findUnique({ where: { numero: input.numero }, include: { article: true } });
    if (other !== null && other.id !== id) throw refused('numero', pieceSentences.numberTaken(other.article.nom));
    return tx.piece.update({ where: { id }, data: input });
  });
}

/** @throws DomainError NOT_FOUND; CONFLICT where nothing is marked. */
export async function deletePiece(db: Db, id: number): Promise<void> {
  await requireMarking(db);
  const { count } = await db.piece.deleteMany({ where: { id } });
  if (count === 0) throw notFound();
}

/** What a piece's state follows from. */
export const stateOfPiece = {
  movements: { select: { movement: { select: { id: true, kind: true, debut: true, fin: true } } } },
  outings: { where: { request: { statut: 'sortie' } }, select: { requestId: true } },
} satisfies Prisma.PieceSelect;

export function pieceStateOf({
  movements,
  outings,
}: Prisma.PieceGetPayload<{ select: typeof stateOfPiece }>): PieceState {
  const days = movements.map(({ movement: { debut, fin, ...one } }) => ({
    ...one,
    debut: toDay(debut),
    fin: fin && toDay(fin),
  }));
  return pieceState(days, outings.length > 0, todayInParis());
}

/** The movements that name a piece, the latest first. */
export function listPieceMovements<Q extends Pick<Prisma.StockMovementFindManyArgs, 'include' | 'select'>>(
  db: Db,
  pieceId: number,
  query?: Q,
) {
  return db.stockMovement.findMany({
    ...query,
    where: { pieces: { some: { pieceId } } },
    orderBy: { id: 'desc' },
  }) as Promise<Prisma.StockMovementGetPayload<Q>[]>;
}

export function notFound(): DomainError {
  return new DomainError('NOT_FOUND', { message: pieceSentences.notFound });
}

function refused(field: string, message: string): DomainError {
  return new DomainError('VALIDATION', { message, fields: { [field]: message } });
}
