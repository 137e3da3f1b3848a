import { createHash } from 'node:crypto';
import { fateByMovement, pieceSentences } from '@barnum/rules/catalogue/pieces/pieces';
import {
  isOver,
  isTemporary,
  movementSentences,
  signedQuantity,
} from '@barnum/rules/catalogue/stock-movements/stock-movements';
import type { StockMovementInput } from '@barnum/rules/catalogue/stock-movements-input';
import { dayColumn, lastDay, toDay } from '@barnum/rules/dates/days';
import { formatWeekdayDate } from '@barnum/rules/dates/format-dates';
import { todayInParis } from '@barnum/rules/dates/paris-time';
import { DomainError } from '@barnum/rules/errors';
import { limits } from '@barnum/rules/limits';
import { lackingBookings, stockOver } from '@barnum/rules/requests/availability/availability';
import { sentences } from '@barnum/rules/sentences';
import { eachBatch } from '../../platform/db/batches.ts';
import type { Db, Prisma, PrismaClient } from '../../platform/db/client.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { writeOnce } from '../../platform/idempotency-keys/idempotency-keys.domain.ts';
import {
  deletePictureFiles,
  deleteUnreferencedPictures,
  storePicture,
} from '../../platform/picture-files/picture-files.domain.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { readRentalTerms } from '../../site/company-info/rental-terms.domain.ts';
import { refreshPackTotals } from '../packs/pack-totals.domain.ts';
import { readStocks } from '../stock/read-stock.domain.ts';

type Query = Pick<Prisma.StockMovementFindManyArgs, 'include' | 'select'>;

/** The numbers of the pieces that a movement names. */
export const movementPieces = {
  pieces: { select: { piece: { select: { numero: true } } }, orderBy: { pieceId: 'asc' } },
} satisfies Prisma.StockMovementInclude;
type MovementWithPieces = Prisma.StockMovementGetPayload<{ include: typeof movementPieces }>;

/** Who changes a stock, and whether it may leave confirmed requests without pieces. */
export interface StockChanger {
  auteur: string;
  isLackAccepted: boolean;
}

/** The movements of an article, the newest first. */
export function listStockMovements<Q extends Query>(db: Db, articleId: number, query?: Q) {
  return db.stockMovement.findMany({ ...query, where: { articleId }, orderBy: { id: 'desc' } }) as Promise<
    Prisma.StockMovementGetPayload<Q>[]
  >;
}

/**
 * Records a movement, with a picture where `bytes` are one, once for a `key`; of a lasting one the article's total
 * follows.
 * What is lost or sold is of all that exist, out of service or not; where fewer are left than go out of service later,
 * none counts as left on these days.
 * @throws DomainError NOT_FOUND without such an article; VALIDATION for a pack, a stock without limit, more pieces than
 * there are, or than are in service; INSUFFICIENT_STOCK naming the confirmed requests that would lack pieces, unless that is accepted; what
 * `storePicture` throws.
 */
export async function recordStockMovement(
  { db, storage }: { db: Db | PrismaClient; storage: Storage },
  input: StockMovementInput,
  { bytes, key, ...change }: StockChanger & { bytes?: Buffer | null; key?: string | null | undefined },
) {
  const pictureKey = bytes ? (await storePicture(db, storage, bytes, 'article')).key : null;
  const content = { ...input, photo: bytes && createHash('sha256').update(bytes).digest('hex') };
  let recorded: MovementWithPieces | null = null;
  try {
    const id = await writeOnce(db, { key, content }, (tx) => writeMovement(tx, input, { ...change, pictureKey }));
    recorded = await db.stockMovement.findUnique({ where: { id }, include: movementPieces });
    if (recorded === null) throw new DomainError('NOT_FOUND', { message: movementSentences.notFound });
    return recorded;
  } finally {
    // The movement was refused, or recorded before with a picture of its own.
    if (recorded?.pictureKey !== pictureKey)
      await deletePictureFiles(storage, await deleteUnreferencedPictures(db, [pictureKey]));
  }
}

async function writeMovement(
  tx: Db,
  { articleId, kind, quantite, debut, fin, pieces, ...told }: StockMovementInput,
  { auteur, isLackAccepted, pictureKey }: StockChanger & { pictureKey: string | null },
) {
  const { total, isPack } = await lockTotal(tx, articleId);
  if (isPack) throw refused('articleId', movementSentences.ofPack);
  if (total === null) throw refused('quantite', movementSentences.unlimited);
  const signed = signedQuantity(kind, quantite);
  if (total + signed < 0) throw refused('quantite', movementSentences.tooMany(total));
  if (kind === 'hors_service') {
    const left = await leftInService(tx, articleId, askedDays({ debut, fin }));
    if (left + signed < 0) throw refused('quantite', movementSentences.tooManyInService(left));
  }
  if (total + signed > limits.maxQuantity) throw refused('quantite', movementSentences.tooManyInAll);
  if ((await tx.piece.count({ where: { id: { in: pieces }, articleId } })) < pieces.length)
    throw refused('pieces', pieceSentences.notOfArticle);
  const movement = await tx.stockMovement.create({
    data: {
      articleId,
      kind,
      quantite: signed,
      ...told,
      auteur,
      pictureKey,
      debut: dayColumn(debut),
      fin: fin && dayColumn(fin),
      pieces: { create: pieces.map((pieceId) => ({ pieceId })) },
    },
  });
  const devenir = fateByMovement[kind];
  if (devenir !== undefined) await tx.piece.updateMany({ where: { id: { in: pieces } }, data: { devenir } });
  if (!isTemporary(kind)) {
    await tx.article.update({ where: { id: articleId }, data: { quantite: total + signed } });
    await refreshPackTotals(tx, [articleId]);
  }
  if (signed < 0 && !isLackAccepted) await requireNoLack(tx, articleId);
  return movement.id;
}

/**
 * The days on which there have to be as many pieces as go out of service: until today of what is so already, as what is
 * broken is, whatever is planned for later; all of its days of what is still to come.
 */
function askedDays({ debut, fin }: { debut: string; fin: string | null }): { debut: string; fin: string | null } {
  const today = todayInParis();
  if (debut > today) return { debut, fin };
  return { debut, fin: fin !== null && fin < today ? fin : today };
}

/** The least of an article that is in service from `debut` to `fin` (null: for good), whoever has it. */
async function leftInService(tx: Db, articleId: number, days: { debut: string; fin: string | null }): Promise<number> {
  const period = { debut: days.debut, fin: days.fin ?? lastDay };
  const { articles } = await readStocks(tx, period, { of: [articleId], withHidden: true, cleaningDays: 0 });
  const article = articles.get(articleId);
  return (article && stockOver({ ...article, bookings: [] }, period, 0).stock) ?? 0;
}

/**
 * Ends a movement that changes the stock for some days: `fin` is its last day, at the earliest the one before its first,
 * so that it never was.
 * @throws DomainError NOT_FOUND; CONFLICT for one that lasts or is over; VALIDATION for a day outside its own;
 * INSUFFICIENT_STOCK as `recordStockMovement`, where pieces that were rented in go back.
 */
export function endStockMovement(
  db: Db | PrismaClient,
  { id, fin }: { id: number; fin: string },
  { auteur, isLackAccepted }: StockChanger,
) {
  return inTransaction(db, async (tx) => {
    const found = await tx.stockMovement.findUnique({ where: { id }, select: { articleId: true } });
    if (found === null) throw new DomainError('NOT_FOUND', { message: movementSentences.notFound });
    await lockTotal(tx, found.articleId);
    const movement = await tx.stockMovement.findUniqueOrThrow({ where: { id } });
    if (!isTemporary(movement.kind)) throw new DomainError('CONFLICT', { message: movementSentences.notTemporary });
    const days = { debut: toDay(movement.debut), fin: movement.fin && toDay(movement.fin) };
    if (isOver(days, todayInParis())) throw new DomainError('CONFLICT', { message: movementSentences.closed });
    const earliest = new Date(movement.debut.getTime() - 24 * 60 * 60 * 1_000);
    const day = dayColumn(fin);
    const last = day < earliest ? earliest : day;
    if (movement.fin !== null && last > movement.fin) throw refused('fin', movementSentences.closed);
    const data = { fin: last, finiPar: auteur, finiLe: new Date() };
    const ended = await tx.stockMovement.update({ where: { id }, data, include: movementPieces });
    if (movement.quantite > 0 && !isLackAccepted) await requireNoLack(tx, movement.articleId);
    return ended;
  });
}

/** Writes the movements by which new articles got their first stock; null is no limit. */
export function writeFirstStocks(
  tx: Db,
  stocks: readonly { articleId: number; quantite: number | null }[],
  auteur: string,
): Promise<void> {
  return writeMovements(
    tx,
    stocks.map((stock) => ({ ...stock, kind: 'initial' })),
    auteur,
  );
}

/**
 * Writes the movements by which totals of articles became other ones; null is no limit. The articles' rows are locked by
 * then, and hold the new totals. `toldAt` names the change that is refused.
 * @throws DomainError INSUFFICIENT_STOCK as `recordStockMovement`.
 */
export async function writeTotalChanges(
  tx: Db,
  totals: readonly { articleId: number; before: number | null; after: number | null }[],
  { auteur, isLackAccepted }: StockChanger,
  toldAt: (at: number, error: DomainError) => DomainError,
): Promise<void> {
  const changed = totals.filter(({ before, after }) => before !== after);
  if (changed.length === 0) return;
  const movements = changed.map(({ articleId, before, after }) => ({
    articleId,
    kind: before === null ? ('initial' as const) : ('correction' as const),
    quantite: (after ?? 0) - (before ?? 0),
  }));
  await writeMovements(tx, movements, auteur);
  await refreshPackTotals(
    tx,
    changed.map(({ articleId }) => articleId),
  );
  if (isLackAccepted) return;
  const less = changed.filter(({ before, after }) => after !== null && (before === null || after < before));
  const lack = await findLack(
    tx,
    less.map(({ articleId }) => articleId),
  );
  if (lack === null) return;
  throw toldAt(
    totals.findIndex(({ articleId }) => articleId === lack.articleId),
    lack.error,
  );
}

async function writeMovements(
  tx: Db,
  movements: readonly { articleId: number; kind: 'initial' | 'correction'; quantite: number | null }[],
  auteur: string,
): Promise<void> {
  const debut = dayColumn(todayInParis());
  const rows = movements.flatMap(({ quantite, ...one }) => (quantite ? [{ ...one, quantite, debut, auteur }] : []));
  await eachBatch(rows, (data) => tx.stockMovement.createMany({ data }));
}

/** @throws DomainError INSUFFICIENT_STOCK with a field `demandes.{id}` for each confirmed request that lacks pieces. */
async function requireNoLack(tx: Db, articleId: number): Promise<void> {
  const lack = await findLack(tx, [articleId]);
  if (lack !== null) throw lack.error;
}

/** The first of these articles of which confirmed requests lack pieces, and what is said of it. */
async function findLack(
  tx: Db,
  articleIds: readonly number[],
): Promise<{ articleId: number; error: DomainError } | null> {
  if (articleIds.length === 0) return null;
  const { joursRemiseEnEtat: cleaningDays } = await readRentalTerms(tx);
  const period = { debut: todayInParis(), fin: lastDay };
  const { articles } = await readStocks(tx, period, { of: articleIds, withHidden: true, cleaningDays });
  for (const articleId of articleIds) {
    const article = articles.get(articleId);
    const lacking = article ? lackingBookings(article, period, cleaningDays) : [];
    if (lacking.length === 0) continue;
    const requests = await tx.reservationRequest.findMany({
      where: { id: { in: lacking.map(({ requestId }) => requestId) } },
      select: { id: true, nom: true, prenom: true, debut: true },
      orderBy: { debut: 'asc' },
      take: limits.lackingRequests,
    });
    const fields = Object.fromEntries(
      requests.map(({ id, nom, prenom, debut }) => [
        `demandes.${id}`,
        `${prenom} ${nom}, ${formatWeekdayDate(toDay(debut))}`,
      ]),
    );
    return {
      articleId,
      error: new DomainError('INSUFFICIENT_STOCK', { message: movementSentences.lacking, fields }),
    };
  }
  return null;
}

async function lockTotal(tx: Db, articleId: number) {
  const [found] = await tx.$queryRaw<{ total: number | null }[]>`
    SELECT quantite AS total FROM articles WHERE id = ${articleId} FOR UPDATE`;
  if (found === undefined) throw new DomainError('NOT_FOUND', { message: sentences.articles.notFound });
  return { ...found, isPack: (await tx.packComponent.count({ where: { packId: articleId } })) > 0 };
}

function refused(field: string, message: string): DomainError {
  return new DomainError('VALIDATION', { message, fields: { [field]: message } });
}
