import {
  nextPieceNumbers,
  type PieceState,
  pieceNumberStarts,
  pieceSentences,
  pieceSeries,
} from '@barnum/rules/catalogue/pieces/pieces';
import type { PieceInput } from '@barnum/rules/catalogue/pieces-input';
import { dayColumn } from '@barnum/rules/dates/days';
import { todayInParis } from '@barnum/rules/dates/paris-time';
import { DomainError } from '@barnum/rules/errors';
import { sentences } from '@barnum/rules/sentences';
import { patternOf, soughtWords } from '@barnum/rules/text/search';
import type { Db, Prisma, PrismaClient } from '../../platform/db/client.ts';
import { requireUnchanged } from '../../platform/db/optimistic-locking.ts';
import { containing } from '../../platform/db/search.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { marksPieces, requireMarking } from './piece-settings.domain.ts';

type Query = Pick<Prisma.PieceFindManyArgs, 'include' | 'select'>;

interface PieceFilter {
  search: string;
  articleId: number | null;
  etat: PieceState | null;
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

/** The search begins a number, or each word of it begins a number or a part of one, or is in the name of the article. */
function matching({ search, articleId, etat }: PieceFilter): Prisma.PieceWhereInput {
  const AND = soughtWords(search).map((word) => ({
    OR: [
      ...beginning(word),
      { numero: containing(`-${word.toUpperCase()}`) },
      { article: { searchName: containing(patternOf(word)) } },
    ],
  }));
  return {
    ...(articleId !== null && { articleId }),
    ...(etat !== null && whereState(etat)),
    ...(AND.length > 0 && { AND: { OR: [...beginning(search), { AND }] } }),
  };
}

/** The first pieces whose number begins so; none where nothing is marked. */
export async function listPieceChoices<Q extends Query>(
  db: Db,
  { search, limit }: { search: string; limit: number },
  query?: Q,
): Promise<Prisma.PieceGetPayload<Q>[]> {
  if (search === '' || !(await marksPieces(db))) return [];
  return db.piece.findMany({
    ...query,
    where: { OR: beginning(search) },
    orderBy: { numero: 'asc' },
    take: limit,
  }) as Promise<Prisma.PieceGetPayload<Q>[]>;
}

function beginning(search: string): Prisma.PieceWhereInput[] {
  return pieceNumberStarts(search).map((start) => ({ numero: { startsWith: start } }));
}

/** An article of which pieces are marked; `sansEtiquette` of them have no label so far. */
export interface MarkedArticle {
  id: number;
  nom: string;
  pieces: number;
  sansEtiquette: number;
}

/** The articles of which pieces are marked, by name. */
export function listMarkedArticles(db: Db): Promise<MarkedArticle[]> {
  return db.$queryRaw<MarkedArticle[]>`
    SELECT a.id, a.nom, count(*)::int AS pieces,
      count(*) FILTER (WHERE p.etiquette_le IS NULL)::int AS "sansEtiquette"
    FROM pieces p JOIN articles a ON a.id = p.article_id
    GROUP BY a.id ORDER BY a.search_name, a.id`;
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
    const isRenamed = input.numero !== piece.numero;
    return tx.piece.update({ where: { id }, data: { ...input, ...(isRenamed && { etiquetteLe: null }) } });
  });
}

/** @throws DomainError NOT_FOUND; CONFLICT where nothing is marked. */
export async function deletePiece(db: Db, id: number): Promise<void> {
  await requireMarking(db);
  const { count } = await db.piece.deleteMany({ where: { id } });
  if (count === 0) throw notFound();
}

/** That a piece is out with a request, and that a movement leaves it out of service today. */
function conditions() {
  const today = dayColumn(todayInParis());
  return {
    outings: { request: { statut: 'sortie' }, revenueLe: null },
    movements: {
      movement: { kind: 'hors_service', debut: { lte: today }, OR: [{ fin: null }, { fin: { gte: today } }] },
    },
  } satisfies { outings: Prisma.PieceOutingWhereInput; movements: Prisma.StockMovementPieceWhereInput };
}

/** What a piece's state is read from. */
export function stateOfPiece() {
  const { outings, movements } = conditions();
  return {
    devenir: true,
    outings: { where: outings, select: { requestId: true }, take: 1 },
    movements: { where: movements, select: { movementId: true }, take: 1 },
  } satisfies Prisma.PieceSelect;
}

export function pieceStateOf({
  devenir,
  outings,
  movements,
}: Prisma.PieceGetPayload<{ select: ReturnType<typeof stateOfPiece> }>): PieceState {
  if (devenir !== null) return devenir;
  if (outings.length > 0) return 'sortie';
  return movements.length > 0 ? 'hors_service' : 'en_service';
}

/** The pieces for which `pieceStateOf` answers this state. */
function whereState(etat: PieceState): Prisma.PieceWhereInput {
  const { outings, movements } = conditions();
  if (etat === 'perdue' || etat === 'vendue') return { devenir: etat };
  return {
    devenir: null,
    outings: etat === 'sortie' ? { some: outings } : { none: outings },
    ...(etat === 'hors_service' && { movements: { some: movements } }),
    ...(etat === 'en_service' && { movements: { none: movements } }),
  };
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

function notFound(): DomainError {
  return new DomainError('NOT_FOUND', { message: pieceSentences.notFound });
}

function refused(field: string, message: string): DomainError {
  return new DomainError('VALIDATION', { message, fields: { [field]: message } });
}
