import type { Movement } from '../../requests/preparation/preparation.ts';
import { formatNumber } from '../../text/numbers.ts';
import {
  type CountedLine,
  countingGestures,
  countLine,
  type HandoverGesture,
  handoverGestureLabels,
} from './handover.ts';

/** A gesture that the service has not answered yet, as it is sent: `at` is when it was made, by the clock of its device. */
export interface WaitingCommand {
  key: string;
  sheet: number;
  line: number | null;
  kind: HandoverGesture;
  quantity: number | null;
  note: string;
  /** The photo that it removes: the key of that photo's gesture. */
  photoKey?: string;
  /** Of what counts: the line as its device showed it, `lineState`; without it the last word counts. */
  seen?: string;
  at: string;
}

/** A photo of a sheet; without an address while its bytes wait on this device. */
export interface ShownPhoto {
  key: string;
  lineId: number | null;
  url: string | null;
}

/** What a device shows of a sheet and changes before the service knows of it. */
interface ShownSheet {
  mouvement: Movement;
  remarques: string;
  lines: readonly (CountedLine & { id: number; nom: string; note: string })[];
  photos: readonly ShownPhoto[];
}

/** A sheet as it is after a gesture that the service has yet to take. */
export function withGesture<Sheet extends ShownSheet>(sheet: Sheet, command: WaitingCommand): Sheet {
  const { key, kind, line: lineId, quantity: quantite, note } = command;
  if (kind === 'remarque') return { ...sheet, remarques: note };
  if (kind === 'photo') {
    const isKnown = sheet.photos.some((photo) => photo.key === key);
    return isKnown ? sheet : { ...sheet, photos: [...sheet.photos, { key, lineId, url: null }] };
  }
  if (kind === 'retrait') return { ...sheet, photos: sheet.photos.filter((photo) => photo.key !== command.photoKey) };
  return {
    ...sheet,
    lines: sheet.lines.map((line) => {
      if (kind === 'tout') return line.compte === null ? { ...line, compte: line.attendu } : line;
      if (line.id !== lineId) return line;
      if (kind === 'note') return { ...line, note };
      return { ...line, ...countLine(line, sheet.mouvement, { kind, quantite }) };
    }),
  };
}

/** Whether a gesture that was refused could be taken by the sheet as it is now. */
export function canTakeOver(
  command: Pick<WaitingCommand, 'line' | 'kind' | 'quantity'>,
  sheet: (ShownSheet & { closedAt: string | null }) | null,
): boolean {
  if (sheet === null || sheet.closedAt !== null) return false;
  if (command.line === null) return true;
  const line = sheet.lines.find(({ id }) => id === command.line);
  if (line === undefined) return false;
  return (
    !countingGestures.includes(command.kind) ||
    countLine(line, sheet.mouvement, { kind: command.kind, quantite: command.quantity }) !== null
  );
}

/** What was counted and noted of a sheet, to tell whether what somebody signed is still what stands there. */
export function countsOf({ lines }: Pick<ShownSheet, 'lines'>): string {
  return JSON.stringify(
    lines.map(({ nom, attendu, compte, casse, manque, sale, dehors }) => [
      nom,
      attendu,
      compte,
      casse,
      manque,
      sale,
      dehors,
    ]),
  );
}

/** A gesture in words: « compté\u00a0: 8 », « note\u00a0: une chaise suit demain ». */
export function gestureInWords({ kind, quantity, note }: Pick<WaitingCommand, 'kind' | 'quantity' | 'note'>): string {
  const label = handoverGestureLabels[kind];
  if (kind === 'note' || kind === 'remarque')
    return `${label}\u00a0: ${note === '' ? 'effacée' : `«\u00a0${note}\u00a0»`}`;
  if (!countingGestures.includes(kind)) return label;
  return quantity === null ? 'plus compté' : `${label}\u00a0: ${formatNumber(quantity)}`;
}

/** What stands of a line at the service: « 6 sur 8 ». */
export function countInWords({ attendu, compte }: Pick<CountedLine, 'attendu' | 'compte'>): string {
  return compte === null
    ? `pas encore compté, ${formatNumber(attendu)} en tout`
    : `${formatNumber(compte)} sur ${formatNumber(attendu)}`;
}

/** What a sheet says while gestures wait. */
export function waitingInWords(count: number): string {
  return count === 1 ? '1 geste en attente' : `${count} gestes en attente`;
}

/** What is said of gestures that the service refused. */
export function refusedInWords(count: number): string {
  return count === 1 ? '1 geste n’a pas été pris' : `${count} gestes n’ont pas été pris`;
}
