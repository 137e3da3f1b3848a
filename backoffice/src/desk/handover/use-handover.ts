import { countingGestures, countLine, handoverSentences, lineState } from '@barnum/rules/desk/handover/handover';
import { countsOf, type WaitingCommand, withGesture } from '@barnum/rules/desk/handover/waiting-gestures';
import type { FieldErrors } from '@barnum/rules/errors';
import { outcomeOf } from '@barnum/rules/outcome';
import { newUuid } from '@barnum/rules/platform/idempotency-keys-input';
import type { Movement } from '@barnum/rules/requests/preparation/preparation';
import { formatNumber } from '@barnum/rules/text/numbers';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useClient } from 'urql';
import { useToasts } from '../../components/toasts.tsx';
import { useChanges } from '../../lib/service/use-changes.ts';
import { type Handover, handoverSubscription, openHandoverMutation } from './handover.ts';
import type { KeptClosing, KeptGesture } from './kept/kept-db.ts';
import {
  addClosing,
  addGesture,
  changeClosing,
  dropUnlessAwaited,
  forgetClosing,
  keepDraft,
  keepSheet,
  shownSheet,
} from './kept/kept-store.ts';
import { replayKept, takenGestures } from './kept/replay-kept.ts';
import { type Kept, useKeptOf, useReplay } from './kept/use-kept.ts';

/** What is done on a sheet; of a photo its content, already shrunk. */
export type Gesture = Pick<WaitingCommand, 'kind' | 'photoKey'> &
  Partial<Pick<WaitingCommand, 'line' | 'quantity' | 'note'>> & { photo?: File };

export interface HandoverState {
  sheet: Handover | null;
  /** Why there is none, or why it does not go on. */
  refusal: string | null;
  /** Whether the service could not be reached when the sheet was last read. */
  isOffline: boolean;
  /** Gestures that the service has not taken yet; a closing is one of them. */
  waiting: number;
  /** Gestures that it did not take. */
  refused: readonly KeptGesture[];
  /** What is typed to close the sheet, and what became of it. */
  closing: Pick<KeptClosing, 'state' | 'typed' | 'sent' | 'reason' | 'fields'> | null;
  /** Shows a gesture at once, keeps it on this device and sends it. */
  gesture: (one: Gesture) => Promise<void>;
  keepDraft: (typed: unknown) => void;
  /** Keeps a closing and sends it behind the gestures; resolves once that was tried. */
  close: (typed: unknown, variables: object) => Promise<void>;
  /** Takes a closing back that was not sent. */
  reopen: () => Promise<void>;
  /** Forgets a closing that is through. */
  forget: () => Promise<void>;
}

const noFields: FieldErrors = {};

/** The sheet of a departure or return: as the service last said it, with the gestures that are on their way there, in their order. */
export function useHandover(request: number, mouvement: Movement): HandoverState {
  const client = useClient();
  const toasts = useToasts();
  const of = useMemo(() => ({ request, mouvement }), [request, mouvement]);
  const kept = useKeptOf(of);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isOffline, setIsOffline] = useState(false);
  useReplay();

  const reload = useCallback(async () => {
    const before = takenGestures();
    const outcome = outcomeOf(
      await client.mutation(openHandoverMutation, { requestId: of.request, mouvement: of.mouvement }).toPromise(),
    );
    setIsOffline(outcome.status !== 'done' && outcome.code === undefined);
    if (outcome.status === 'done') {
      setRefusal(null);
      // A gesture that was taken meanwhile is not in this answer: the service tells of it, and it is read again.
      if (takenGestures() === before) await keepSheet(of, outcome.data.openHandover);
    } else if (outcome.code !== undefined) {
      setRefusal(outcome.sentence);
      if (outcome.status === 'conflict' || outcome.code === 'NOT_FOUND') await dropUnlessAwaited(of);
    }
  }, [client, of]);

  useEffect(() => {
    void reload();
    const again = () => void reload();
    const lose = () => setIsOffline(true);
    window.addEventListener('online', again);
    window.addEventListener('offline', lose);
    return () => {
      window.removeEventListener('online', again);
      window.removeEventListener('offline', lose);
    };
  }, [reload]);
  useChanges(handoverSubscription, reload);

  const stored = kept?.sheets[0]?.sheet ?? null;
  const closing = kept?.closings[0] ?? null;
  const queue = useMemo(() => (kept?.gestures ?? []).filter(({ state }) => state === 'waiting'), [kept]);
  const { fresh, show, written } = useFreshCommands(kept);
  const sheet = useMemo(() => {
    const commands = [...queue.map(({ command }) => command), ...fresh];
    return stored && commands.reduce((before, command) => withGesture(before, command), stored);
  }, [stored, queue, fresh]);

  async function gesture({ photo, ...one }: Gesture): Promise<void> {
    if (sheet === null) return;
    const { kind, photoKey, line = null, quantity = null, note = '' } = one;
    const counted = sheet.lines.find(({ id }) => id === line);
    if (counted && countingGestures.includes(kind) && !countLine(counted, mouvement, { kind, quantite: quantity })) {
      toasts.error(handoverSentences.tooMany(formatNumber(counted.attendu)));
      return;
    }
    const command = {
      ...{ key: newUuid(), sheet: sheet.id, line, kind, quantity, note, at: new Date().toISOString() },
      ...(photoKey !== undefined && { photoKey }),
      ...(counted && countingGestures.includes(kind) && { seen: lineState(counted) }),
    };
    show(command);
    await addGesture(of, {
      command,
      line: counted?.nom ?? '',
      photo: photo === undefined ? null : { content: photo, name: photo.name },
    });
    written(command);
    void replayKept(client);
  }

  async function close(typed: unknown, variables: object): Promise<void> {
    const shown = await shownSheet(of);
    if (shown === null) return;
    const sent = { key: newUuid(), id: shown.id, counts: countsOf(shown), variables };
    await addClosing(of, { typed, sent });
    await replayKept(client);
  }

  return {
    sheet,
    refusal: refusal ?? (isOffline && kept !== null && stored === null ? handoverSentences.offline : null),
    isOffline,
    waiting: queue.length + fresh.length + (closing?.state === 'waiting' ? 1 : 0),
    refused: useMemo(() => (kept?.gestures ?? []).filter(({ state }) => state === 'refused'), [kept]),
    closing,
    gesture,
    keepDraft: useCallback((typed) => void keepDraft(of, typed), [of]),
    close,
    reopen: () => changeClosing(of, { state: 'draft', sent: null, reason: '', fields: noFields }),
    forget: async () => {
      await forgetClosing(of);
      await dropUnlessAwaited(of);
    },
  };
}

/** Gestures that are on their way into what this device keeps: a box is ticked under the finger, not a moment later. */
function useFreshCommands(kept: Kept | null) {
  const [all, setAll] = useState<readonly { command: WaitingCommand; isWritten: boolean }[]>([]);
  // What is written is read with the next of what is kept, unless the service has taken it already.
  useEffect(() => {
    const isKept = (key: string) => kept?.gestures.some(({ command }) => command.key === key);
    setAll((before) => before.filter(({ command, isWritten }) => !isWritten && !isKept(command.key)));
  }, [kept]);
  return {
    fresh: useMemo(() => {
      const known = new Set(kept?.gestures.map(({ command }) => command.key));
      return all.flatMap(({ command }) => (known.has(command.key) ? [] : [command]));
    }, [all, kept]),
    show: (command: WaitingCommand) => setAll((before) => [...before, { command, isWritten: false }]),
    written: ({ key }: WaitingCommand) =>
      setAll((before) => before.map((one) => (one.command.key === key ? { ...one, isWritten: true } : one))),
  };
}
