import { lineState } from '@barnum/rules/desk/handover/handover';
import { type WaitingCommand, withGesture } from '@barnum/rules/desk/handover/waiting-gestures';
import { newUuid } from '@barnum/rules/platform/idempotency-keys-input';
import { markKept, mayKeep } from '../../../lib/kept-mark.ts';
import { readPrivateFile } from '../../../lib/private-file.ts';
import type { Handover } from '../handover.ts';
import { db, type KeptClosing, type KeptGesture, keyOf, type SheetOf } from './kept-db.ts';

/** Notes that the service said something, unless the session ended meanwhile: for the page, and for the worker. */
async function noteContact(): Promise<void> {
  if (!mayKeep()) return;
  const at = Date.now();
  markKept({ contact: at });
  await db.contacts.put({ id: 1, at });
}

/** Keeps a sheet as the service says it. */
export async function keepSheet(of: SheetOf, sheet: Handover): Promise<void> {
  if (!mayKeep()) return;
  await db.sheets.put({ request: of.request, mouvement: of.mouvement, sheet });
  await noteContact();
}

/** A sheet as it is shown: with the gestures that wait. */
export async function shownSheet(of: SheetOf): Promise<Handover | null> {
  return db.transaction('r', db.sheets, db.gestures, async () => {
    const kept = await db.sheets.get(keyOf(of));
    const waiting = await db.gestures
      .where('[request+mouvement+state]')
      .equals([...keyOf(of), 'waiting'])
      .sortBy('seq');
    return kept ? waiting.reduce((before, { command }) => withGesture(before, command), kept.sheet) : null;
  });
}

/** Keeps these sheets and, of the others, only those on which something waits. */
export async function keepOnly(sheets: readonly Handover[]): Promise<void> {
  if (!mayKeep()) return;
  const rows = sheets.map((sheet) => ({ request: sheet.request.id, mouvement: sheet.mouvement, sheet }));
  await db.transaction('rw', db.sheets, db.gestures, db.closings, async () => {
    for (const { request, mouvement } of await db.sheets.toArray()) await dropUnlessAwaited({ request, mouvement });
    await db.sheets.bulkPut(rows);
  });
  await noteContact();
}

/** Drops a sheet on which nothing waits. */
export async function dropUnlessAwaited(of: SheetOf): Promise<void> {
  const closing = await db.closings.get(keyOf(of));
  const awaited = await db.gestures.where('[request+mouvement]').equals(keyOf(of)).count();
  if (awaited > 0 || (closing !== undefined && closing.state !== 'closed')) return;
  await db.sheets.delete(keyOf(of));
  await db.closings.delete(keyOf(of));
}

/** Lays a gesture behind those that wait. */
export async function addGesture(of: SheetOf, one: Pick<KeptGesture, 'command' | 'line' | 'photo'>): Promise<void> {
  await db.gestures.add({ ...of, ...one, state: 'waiting', reason: '' });
  await countKept();
}

/** Takes a gesture out that the service took: the kept sheet is as it is now. */
export async function gestureTaken({ seq, request, mouvement, command }: KeptGesture): Promise<void> {
  await db.transaction('rw', db.sheets, db.gestures, async () => {
    await db.gestures.delete(seq);
    const kept = await db.sheets.get([request, mouvement]);
    if (kept?.sheet.id !== command.sheet) return;
    await db.sheets.put({ ...kept, sheet: withGesture(kept.sheet, command) });
  });
  await noteContact();
  await countKept();
}

export async function gestureRefused({ seq }: KeptGesture, reason: string): Promise<void> {
  await db.gestures.update(seq, { state: 'refused', reason });
  await noteContact();
}

/** Sends a gesture that was refused again, as a new one for the sheet as it is now. */
export async function takeOver({ seq, request, mouvement, command, line, photo }: KeptGesture): Promise<void> {
  await db.transaction('rw', db.sheets, db.gestures, async () => {
    const kept = await db.sheets.get([request, mouvement]);
    await db.gestures.delete(seq);
    const again: WaitingCommand = { ...command, key: newUuid(), sheet: kept?.sheet.id ?? command.sheet };
    // The conflict showed the current count: it is the one to replace.
    const seen = kept?.sheet.lines.find(({ id }) => id === command.line);
    if (seen && again.seen !== undefined) again.seen = lineState(seen);
    await db.gestures.add({ request, mouvement, command: again, line, photo, state: 'waiting', reason: '' });
  });
}

/** Forgets gestures that were refused: somebody decided so. */
export async function setAside(gestures: readonly KeptGesture[]): Promise<void> {
  await db.gestures.bulkDelete(gestures.map(({ seq }) => seq));
  await countKept();
}

/** Keeps what is typed to close a sheet, unless it is on its way. */
export async function keepDraft(of: SheetOf, typed: unknown): Promise<void> {
  if (!mayKeep()) return;
  await db.transaction('rw', db.closings, async () => {
    const before = await db.closings.get(keyOf(of));
    if (before?.state === 'waiting' || before?.state === 'closed') return;
    await db.closings.put(
      before ? { ...before, typed } : { ...of, typed, state: 'draft', sent: null, reason: '', fields: {} },
    );
  });
}

/** A photo of a sheet: as it waits here, or as the service has it. */
export async function readSheetPhoto({ key, url }: Handover['photos'][number]): Promise<Blob> {
  const waiting = await db.gestures.filter(({ command }) => command.key === key).first();
  if (waiting?.photo) return waiting.photo.content;
  if (url === null) throw new Error('The photo has neither content nor address');
  return readPrivateFile(url);
}

/** Lays a closing behind the gestures of its sheet. */
export async function addClosing(of: SheetOf, closing: Pick<KeptClosing, 'typed' | 'sent'>): Promise<void> {
  await db.closings.put({ ...of, ...closing, state: 'waiting', reason: '', fields: {} });
  await countKept();
}

export async function changeClosing(of: SheetOf, change: Partial<KeptClosing>): Promise<void> {
  await db.closings.update(keyOf(of), change);
  await countKept();
}

export async function forgetClosing(of: SheetOf): Promise<void> {
  await db.closings.delete(keyOf(of));
  await countKept();
}

/** How many gestures wait, of one sheet or of all; a closing is one of them. */
export async function countWaiting(): Promise<number> {
  const gestures = await db.gestures.where('state').equals('waiting').count();
  return gestures + (await db.closings.where('state').equals('waiting').count());
}

/** Notes how many gestures would be lost by a sign-out. */
async function countKept(): Promise<void> {
  if (!mayKeep()) return;
  const closings = await db.closings.where('state').anyOf('waiting', 'refused').count();
  markKept({ waiting: (await db.gestures.count()) + closings });
}
