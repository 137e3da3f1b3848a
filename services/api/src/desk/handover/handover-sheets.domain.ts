import { isDeepStrictEqual } from 'node:util';
import {
  type Accessories,
  type CountedLine,
  type ExpectedLine,
  expectedLines,
  handoverSentences,
} from '@barnum/rules/desk/handover/handover';
import type { HandoverOf } from '@barnum/rules/desk/handover-input';
import { DomainError } from '@barnum/rules/errors';
import type { Movement } from '@barnum/rules/requests/preparation/preparation';
import type { RequestState } from '@barnum/rules/requests/reservation-requests/request-states';
import type { Db, Prisma, PrismaClient } from '../../platform/db/client.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { lockRequest } from '../../requests/reservation-requests/request-states.domain.ts';
import { readWorkday } from '../today/today.domain.ts';

/** A sheet with its lines, of which each says what was counted. */
export type HandoverSheet = Omit<StoredHandover, 'lines'> & { lines: SheetLine[] };
export type SheetLine = StoredHandover['lines'][number] & CountedLine;
type StoredHandover = Prisma.HandoverGetPayload<typeof storedHandover>;

/** What is read of a sheet; the photos are gestures whose file arrived. */
const storedHandover = {
  include: {
    lines: { orderBy: { position: 'asc' } },
    commands: {
      where: { kind: 'photo', fileId: { not: null } },
      orderBy: [{ createdAt: 'asc' }, { key: 'asc' }],
      select: { key: true, lineId: true, note: true, fileId: true },
    },
    document: { select: { empreinte: true } },
  },
} satisfies Prisma.HandoverDefaultArgs;

/** The state in which a request leaves, or comes back. */
const stateBefore = { depart: 'confirmee', retour: 'sortie' } as const satisfies Record<Movement, RequestState>;

/**
 * Opens the sheet of a departure or return, or the one that is open, and has it expect what the request asks for now: what
 * was counted of a line stays while its name does.
 * @throws DomainError NOT_FOUND; CONFLICT of a request that does not leave, or is not out.
 */
export function openHandover(db: Db | PrismaClient, { requestId, mouvement }: HandoverOf): Promise<HandoverSheet> {
  return inTransaction(db, async (tx) => {
    const { statut } = await lockRequest(tx, requestId, null);
    const open = await tx.handover.findFirst({ where: { requestId, mouvement, closedAt: null }, ...storedHandover });
    requireState(statut, mouvement);
    const sheet =
      open ?? (await tx.handover.create({ data: { requestId, mouvement, updatedAt: new Date() }, ...storedHandover }));
    await expect(tx, sheet, await expectedOf(tx, { requestId, mouvement }));
    return readHandover(tx, sheet.id);
  });
}

/**
 * Opens the sheets of what leaves and comes back until tomorrow, late ones too, for a device to keep; as many as the day
 * shows. Leaves out what somebody has just closed.
 */
export async function openDayHandovers(db: PrismaClient): Promise<HandoverSheet[]> {
  const { departures, returns } = await readWorkday(db);
  const of = (mouvement: Movement, ids: readonly number[]) => ids.map((requestId) => ({ requestId, mouvement }));
  const sheets: HandoverSheet[] = [];
  for (const one of [...of('depart', departures.ids), ...of('retour', returns.ids)]) {
    const sheet = await openHandover(db, one).catch(unlessGone);
    if (sheet !== null) sheets.push(sheet);
  }
  return sheets;
}

function unlessGone(error: unknown): null {
  if (error instanceof DomainError && (error.code === 'CONFLICT' || error.code === 'NOT_FOUND')) return null;
  throw error;
}

/** @throws DomainError CONFLICT */
export function requireState(statut: RequestState, mouvement: Movement): void {
  if (statut === stateBefore[mouvement]) return;
  const message = mouvement === 'depart' ? handoverSentences.notLeaving : handoverSentences.notOut;
  throw new DomainError('CONFLICT', { message });
}

/** Lines of a sheet become those that are expected; what needs no change is left as it is. */
async function expect(tx: Db, { id: handoverId, lines }: StoredHandover, expected: readonly ExpectedLine[]) {
  const gone = lines.filter((line) => !expected.some((one) => isSame(one, line)));
  await tx.handoverLine.deleteMany({ where: { id: { in: gone.map(({ id }) => id) } } });
  for (const [position, one] of expected.entries()) {
    const line = lines.find((known) => isSame(one, known));
    if (line === undefined) await tx.handoverLine.create({ data: { ...one, handoverId, position } });
    else if (!isDeepStrictEqual({ ...expectationOf(line), position: line.position }, { ...one, position })) {
      const isLess = one.attendu < line.attendu;
      // What was counted of more pieces than there are now says nothing.
      const data = isLess ? { ...one, position, ...uncounted } : { ...one, position };
      await tx.handoverLine.update({ where: { id: line.id }, data });
    }
  }
}

const uncounted = { compte: null, casse: 0, manque: 0, sale: 0, dehors: 0 } as const;

function isSame(one: Pick<ExpectedLine, 'nom' | 'accessoire'>, other: Pick<ExpectedLine, 'nom' | 'accessoire'>) {
  return one.nom === other.nom && one.accessoire === other.accessoire;
}

function expectationOf({ nom, articleId, pour, accessoire, attendu }: ExpectedLine): ExpectedLine {
  return { nom, articleId, pour, accessoire, attendu };
}

/**
 * What is to leave of a request as it stands, or to come back: what an earlier return left out, else what left by the sheet
 * of its departure, else all of it.
 */
export async function expectedOf(db: Db, { requestId, mouvement }: HandoverOf): Promise<ExpectedLine[]> {
  if (mouvement === 'retour') {
    const [last] = await db.handover.findMany({
      where: { requestId, closedAt: { not: null } },
      orderBy: { id: 'desc' },
      take: 1,
      include: { lines: { orderBy: { position: 'asc' } } },
    });
    const left = (last?.lines ?? [])
      .map((line) => ({
        ...expectationOf(line),
        attendu: last?.mouvement === 'depart' ? (line.compte ?? 0) : line.dehors,
      }))
      .filter(({ attendu }) => attendu > 0);
    if (left.length > 0) return left;
  }
  const items = await db.reservationRequestItem.findMany({
    where: { requestId },
    orderBy: { id: 'asc' },
    select: {
      nature: true,
      articleId: true,
      nom: true,
      quantite: true,
      components: { select: { articleId: true, nom: true, quantite: true }, orderBy: { id: 'asc' } },
    },
  });
  const articleIds = items.flatMap((item) => [item, ...item.components]).flatMap(({ articleId }) => articleId ?? []);
  return expectedLines(items, await readAccessories(db, articleIds));
}

/** The things that come with each piece of these articles. */
async function readAccessories(db: Db, articleIds: readonly number[]): Promise<Accessories> {
  const found = await db.articleAccessory.findMany({
    where: { articleId: { in: [...articleIds] }, nom: { not: null } },
    orderBy: [{ articleId: 'asc' }, { position: 'asc' }],
    select: { articleId: true, nom: true, quantite: true },
  });
  const byArticle = new Map<number, { nom: string; quantite: number }[]>();
  for (const { articleId, nom, quantite } of found) {
    if (nom !== null) byArticle.set(articleId, [...(byArticle.get(articleId) ?? []), { nom, quantite }]);
  }
  return byArticle;
}

/** @throws DomainError CONFLICT when the request no longer asks for what its open sheet expects. */
export async function requireCurrent(tx: Db, sheet: HandoverSheet): Promise<void> {
  const expected = await expectedOf(tx, sheet);
  if (!isDeepStrictEqual(sheet.lines.map(expectationOf), expected)) {
    throw new DomainError('CONFLICT', { message: handoverSentences.changed });
  }
}

/**
 * A sheet.
 * @throws DomainError NOT_FOUND
 */
export async function readHandover(db: Db, id: number): Promise<HandoverSheet> {
  const sheet = await db.handover.findUnique({ where: { id }, ...storedHandover });
  if (sheet === null) throw new DomainError('NOT_FOUND', { message: handoverSentences.notFound });
  return withTicks(db, sheet);
}

/** The sheets of a request, the newest first. */
export async function listHandovers(db: Db, requestId: number): Promise<HandoverSheet[]> {
  const sheets = await db.handover.findMany({ where: { requestId }, orderBy: { id: 'desc' }, ...storedHandover });
  return Promise.all(sheets.map((sheet) => withTicks(db, sheet)));
}

/**
 * While a sheet is open, a box that is ticked on the preparation sheet is a line that is complete, and one that was complete
 * and is not ticked any more is not counted.
 */
async function withTicks(db: Db, sheet: StoredHandover): Promise<HandoverSheet> {
  const { requestId, mouvement } = sheet;
  if (sheet.closedAt !== null) return sheet;
  const ticks = await db.preparationTick.findMany({ where: { requestId, mouvement } });
  const lines = sheet.lines.map((line) => {
    if (!isShared(line)) return line;
    const isTicked = ticks.some(({ nom, quantite }) => nom === line.nom && quantite === line.attendu);
    if (isTicked) return { ...line, ...uncounted, compte: line.attendu };
    return line.compte === line.attendu ? { ...line, compte: null } : line;
  });
  return { ...sheet, lines };
}

/** Whether a line has a box on the preparation sheet. */
export function isShared({ accessoire }: Pick<SheetLine, 'accessoire'>): boolean {
  return !accessoire;
}
