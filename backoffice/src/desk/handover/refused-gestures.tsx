import { countingGestures, handoverSentences } from '@barnum/rules/desk/handover/handover';
import {
  canTakeOver,
  countInWords,
  gestureInWords,
  refusedInWords,
} from '@barnum/rules/desk/handover/waiting-gestures';
import { Alert, Button } from 'antd';
import { useId } from 'react';
import { useClient } from 'urql';
import { download } from '../../lib/download.ts';
import type { Handover } from './handover.ts';
import type { KeptGesture } from './kept/kept-db.ts';
import { setAside, takeOver } from './kept/kept-store.ts';
import { replayKept } from './kept/replay-kept.ts';
import { closingInWords } from './received.ts';
import styles from './refused-gestures.module.css';
import type { HandoverState } from './use-handover.ts';

/** What the service did not take: what was noted here beside what stands there, until somebody decides. */
export function RefusedGestures({ gestures, sheet }: { gestures: readonly KeptGesture[]; sheet: Handover | null }) {
  const heading = useId();
  if (gestures.length === 0) return null;
  return (
    <section className={styles.refused} aria-labelledby={heading}>
      <h3 id={heading} className={styles.title} role="alert">
        {refusedInWords(gestures.length)}
      </h3>
      <ul className={styles.list}>
        {gestures.map((gesture) => (
          <RefusedGesture key={gesture.seq} gesture={gesture} sheet={sheet} />
        ))}
      </ul>
      {gestures.length > 1 && (
        <div className={styles.acts}>
          <Button onClick={() => void setAside(gestures)}>Tout laisser de côté</Button>
        </div>
      )}
    </section>
  );
}

function RefusedGesture({ gesture, sheet }: { gesture: KeptGesture; sheet: Handover | null }) {
  const client = useClient();
  const { command, line, photo, reason } = gesture;
  const again = async () => {
    await takeOver(gesture);
    await replayKept(client);
  };
  return (
    <li className={styles.one}>
      <strong>{line || 'Toute la feuille'}</strong>
      <dl className={styles.sides}>
        <dt>Noté ici</dt>
        <dd>{gestureInWords(command)}</dd>
        <dt>Là-bas</dt>
        <dd>{there(gesture, sheet)}</dd>
      </dl>
      <p className={styles.reason}>{reason}</p>
      <div className={styles.acts}>
        {canTakeOver(command, sheet) && <Button onClick={() => void again()}>Reprendre ce qui est noté ici</Button>}
        {photo && (
          <Button onClick={() => download(photo.name, photo.content, photo.content.type)}>Enregistrer la photo</Button>
        )}
        <Button onClick={() => void setAside([gesture])}>Laisser de côté</Button>
      </div>
    </li>
  );
}

/** What stands at the service where the gesture would have gone. */
function there({ command }: KeptGesture, sheet: Handover | null): string {
  if (sheet === null) return 'cette feuille n’existe plus';
  if (command.line === null) return command.kind === 'remarque' && sheet.remarques ? sheet.remarques : 'la feuille';
  const line = sheet.lines.find(({ id }) => id === command.line);
  if (line === undefined) return 'cette ligne n’existe plus';
  return countingGestures.includes(command.kind) || line.note === '' ? countInWords(line) : line.note;
}

/** Somebody else closed the sheet: what was typed here to close it stands beside that until it is set aside. */
export function ClosedMeanwhile({
  sheet,
  state: { closing, forget },
}: {
  sheet: Handover;
  state: Pick<HandoverState, 'closing' | 'forget'>;
}) {
  const typed = closing === null ? '' : closingInWords(closing.typed);
  return (
    <section className={styles.refused}>
      <Alert type="warning" showIcon role="alert" message={handoverSentences.closed(sheet.closedBy ?? '')} />
      {typed !== '' && (
        <dl className={styles.sides}>
          <dt>Noté ici</dt>
          <dd>{typed}</dd>
          <dt>Là-bas</dt>
          <dd>{sheet.signataire ? `signé par ${sheet.signataire}` : 'personne n’a signé sur place'}</dd>
        </dl>
      )}
      {closing !== null && (
        <div className={styles.acts}>
          <Button onClick={() => void forget()}>Laisser de côté ce qui est noté ici</Button>
        </div>
      )}
    </section>
  );
}
