import type { WaitingCommand } from '@barnum/rules/desk/handover/waiting-gestures';
import type { FieldErrors } from '@barnum/rules/errors';
import type { Movement } from '@barnum/rules/requests/preparation/preparation';
import { Dexie, type EntityTable, type Table } from 'dexie';
import { forgetKept, keptDatabase, mayKeep, readKeptMark } from '../../../lib/kept-mark.ts';
import type { Handover } from '../handover.ts';

/** Which sheet of which request. */
export interface SheetOf {
  request: number;
  mouvement: Movement;
}

/** A sheet as the service last said it. */
export interface KeptSheet extends SheetOf {
  sheet: Handover;
}

/** A gesture that the service has not taken. */
export interface KeptGesture extends SheetOf {
  /** Its place in the queue. */
  seq: number;
  state: 'waiting' | 'refused';
  command: WaitingCommand;
  /** The pieces that it counts, in words, for when their line is gone. */
  line: string;
  /** Of a photo, already shrunk. */
  photo: { content: Blob; name: string } | null;
  /** Why the service did not take it. */
  reason: string;
}

/** What is typed to close a sheet, and what became of it. */
export interface KeptClosing extends SheetOf {
  state: 'draft' | 'waiting' | 'refused' | 'closed';
  /** The fields as their form keeps them. */
  typed: unknown;
  /** As it is sent, under its key; null of a draft. */
  sent: { key: string; id: number; counts: string; variables: object } | null;
  reason: string;
  fields: FieldErrors;
}

interface Tables {
  sheets: Table<KeptSheet, [number, Movement]>;
  gestures: EntityTable<KeptGesture, 'seq'>;
  closings: Table<KeptClosing, [number, Movement]>;
  /** When the service last said something, for the worker, which cannot read the mark of the page. */
  contacts: Table<{ id: 1; at: number }, 1>;
}

/** What this device keeps. A later version of the program adds a version here, so that what waits is never lost by an update. */
export const db = new Dexie(keptDatabase) as Dexie & Tables;
db.version(1).stores({
  sheets: '[request+mouvement]',
  gestures: '++seq, state, [request+mouvement], [request+mouvement+state]',
  closings: '[request+mouvement], state',
});

// What a sheet says since then, of those that were kept before.
db.version(2)
  .stores({ contacts: 'id' })
  .upgrade((kept) =>
    kept
      .table<KeptSheet>('sheets')
      .toCollection()
      .modify((row) => {
        const { photos, argent } = row.sheet;
        row.sheet = {
          ...row.sheet,
          nettoyages: [],
          aRegler: false,
          stockARegler: false,
          photos: photos.map((photo) => ({ ...photo, url: null })),
          argent: {
            ...argent,
            cautions: argent.cautions.map((one) => ({ ...one, retenable: one.rendable, estArgent: false })),
          },
        };
      }),
  );

// What was under way when a session ended opens it anew, empty: it goes again.
db.on(
  'ready',
  () => {
    if (!mayKeep() && readKeptMark() === null) forgetKept();
  },
  true,
);

/** The key of a sheet in its tables. */
export function keyOf({ request, mouvement }: SheetOf): [number, Movement] {
  return [request, mouvement];
}
