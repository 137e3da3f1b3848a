import {
  countingGestures,
  countLine,
  type HandoverGesture,
  handoverSentences,
  lineState,
} from '@barnum/rules/desk/handover/handover';
import type { HandoverCommandInput } from '@barnum/rules/desk/handover-input';
import { DomainError } from '@barnum/rules/errors';
import { limits } from '@barnum/rules/limits';
import { formatNumber } from '@barnum/rules/text/numbers';
import type { Db, PrismaClient } from '../../platform/db/client.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { attachRequestFile } from '../request-files/request-files.domain.ts';
import { type HandoverSheet, isShared, readHandover, type SheetLine } from './handover-sheets.domain.ts';

/** What became of a gesture: taken, or why not. */
export interface TakenCommand {
  key: string;
  raison: string | null;
}

/**
 * Takes gestures in their order, each once under its key and in a transaction of its own: what was taken before is answered as
 * taken, what cannot be is left out with the reason, and the others follow.
 */
export async function takeHandoverCommands(
  db: PrismaClient,
  commands: readonly HandoverCommandInput[],
  auteur: string,
): Promise<TakenCommand[]> {
  const answers: TakenCommand[] = [];
  for (const command of commands) {
    answers.push({ key: command.key, raison: await inTransaction(db, (tx) => takeCommand(tx, command, auteur)) });
  }
  return answers;
}

/** Why a gesture is not taken; null when it is, or was before. */
async function takeCommand(tx: Db, command: HandoverCommandInput, auteur: string): Promise<string | null> {
  const { key, sheet: handoverId, line: lineId, kind, quantity: quantite, note, photoKey, seen, at } = command;
  await tx.$executeRaw`SELECT id FROM handovers WHERE id = ${handoverId} FOR UPDATE`;
  if ((await tx.handoverCommand.count({ where: { key } })) > 0) return null;
  const found = await tx.handover.findUnique({ where: { id: handoverId }, select: { closedBy: true } });
  if (found === null) return handoverSentences.notFound;
  if (found.closedBy !== null) return handoverSentences.closed(found.closedBy);
  const sheet = await readHandover(tx, handoverId);
  const line = sheet.lines.find(({ id }) => id === lineId);
  if (lineId !== null && line === undefined) return handoverSentences.lineGone;
  const refusal = await apply(tx, sheet, { kind, quantite, note, photoKey, seen, auteur, line });
  if (refusal !== null) return refusal;
  await tx.handoverCommand.create({ data: { key, handoverId, lineId, kind, quantite, note, photoKey, at, auteur } });
  // Tells the other phones.
  await tx.handover.update({ where: { id: handoverId }, data: { updatedAt: new Date() } });
  return null;
}

interface Gesture {
  kind: HandoverGesture;
  quantite: number | null;
  note: string;
  photoKey: string | null;
  /** The line as its device showed it; null where it does not say. */
  seen: string | null;
  auteur: string;
  line: SheetLine | undefined;
}

async function apply(tx: Db, sheet: HandoverSheet, gesture: Gesture): Promise<string | null> {
  const { kind, note, line, auteur } = gesture;
  if (kind === 'photo') return null;
  if (kind === 'retrait') return removePhoto(tx, sheet, gesture.photoKey);
  if (kind === 'remarque') {
    await tx.handover.update({ where: { id: sheet.id }, data: { remarques: note } });
    return null;
  }
  if (kind === 'tout') {
    for (const open of sheet.lines.filter(({ compte }) => compte === null)) {
      await store(tx, sheet, { ...open, compte: open.attendu }, auteur);
    }
    return null;
  }
  if (line === undefined) return handoverSentences.lineRequired;
  if (kind === 'note') {
    await tx.handoverLine.update({ where: { id: line.id }, data: { note } });
    return null;
  }
  if (!countingGestures.includes(kind)) return handoverSentences.notOfSheet;
  const counted = countLine(line, sheet.mouvement, gesture);
  if (counted === null) return handoverSentences.tooMany(formatNumber(line.attendu));
  if (gesture.seen !== null && gesture.seen !== lineState(line) && lineState(counted) !== lineState(line)) {
    return handoverSentences.countedMeanwhile(await lastCounter(tx, sheet, line));
  }
  await store(tx, sheet, { ...line, ...counted }, auteur);
  return null;
}

/** Who counted a line last, as far as that is known. */
async function lastCounter(tx: Db, { id: handoverId }: HandoverSheet, line: SheetLine): Promise<string> {
  const last = await tx.handoverCommand.findFirst({
    where: { handoverId, OR: [{ lineId: line.id, kind: { in: [...countingGestures] } }, { kind: 'tout' }] },
    orderBy: [{ createdAt: 'desc' }, { key: 'asc' }],
    select: { auteur: true },
  });
  return last?.auteur ?? handoverSentences.somebody;
}

/** Deletes a photo; its gesture stays, and takes no bytes any more. */
async function removePhoto(tx: Db, { id: handoverId }: HandoverSheet, key: string | null): Promise<string | null> {
  if (key === null) return handoverSentences.photoRequired;
  const photo = await tx.handoverCommand.findFirst({
    where: { key, kind: 'photo', handoverId },
    select: { fileId: true },
  });
  if (photo === null) return handoverSentences.photoGone;
  if (photo.fileId !== null) await tx.requestFile.delete({ where: { id: photo.fileId } });
  return null;
}

/** Stores what was counted of a line; its box on the preparation sheet is ticked when all of it is there. */
async function store(tx: Db, { requestId, mouvement }: HandoverSheet, line: SheetLine, auteur: string): Promise<void> {
  const { id, nom, attendu: quantite, compte, casse, manque, sale, dehors } = line;
  await tx.handoverLine.update({ where: { id }, data: { compte, casse, manque, sale, dehors } });
  if (!isShared(line)) return;
  const box = { requestId, mouvement, nom, quantite };
  if (compte === quantite) await tx.preparationTick.createMany({ data: [{ ...box, auteur }], skipDuplicates: true });
  else await tx.preparationTick.deleteMany({ where: box });
}

/**
 * Keeps the photo that a gesture announced, with the files of the request; the same again is the same, and one that was
 * removed is not kept.
 * @throws DomainError NOT_FOUND when no such gesture was taken; CONFLICT when the request keeps as many photos as it may; what
 * `attachRequestFile` throws.
 */
export async function attachHandoverPhoto(
  { db, storage }: { db: PrismaClient; storage: Storage },
  { key, nom, bytes, auteur }: { key: string; nom: string; bytes: Buffer; auteur: string },
): Promise<void> {
  const command = await db.handoverCommand.findUnique({
    where: { key, kind: 'photo' },
    select: { fileId: true, handover: { select: { requestId: true } } },
  });
  if (command === null) throw new DomainError('NOT_FOUND', { message: handoverSentences.photoUnknown });
  if (command.fileId !== null || (await isRemoved(db, key))) return;
  const { requestId } = command.handover;
  await attachRequestFile(
    db,
    storage,
    { requestId, nom, bytes, auteur },
    {
      most: limits.handoverPhotos,
      tooMany: handoverSentences.tooManyPhotos,
      of: { handoverCommand: { isNot: null } },
      joined: async (tx, fileId) => {
        await tx.handoverCommand.updateMany({ where: { key, fileId: null }, data: { fileId } });
        await tx.handover.updateMany({ where: { commands: { some: { key } } }, data: { updatedAt: new Date() } });
      },
    },
  );
}

async function isRemoved(db: Db, photoKey: string): Promise<boolean> {
  return (await db.handoverCommand.count({ where: { kind: 'retrait', photoKey } })) > 0;
}
