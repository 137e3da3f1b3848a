import { importSentences } from '@barnum/rules/desk/spreadsheets/import-sentences';
import { useEffect, useState } from 'react';
import { useClient } from 'urql';
import styles from './imports.module.css';
import { sheetImportProgressQuery } from './sheet-imports.ts';

const readAgainMilliseconds = 1_000;

interface Props {
  id: number;
  /** Whether this page has just begun to write it: it may have been begun elsewhere, or before the page was left. */
  isWriting: boolean;
  onEnd: () => void;
}

/** How far an import is that is being written; nothing for one that is not. */
export function ImportProgress({ id, isWriting, onEnd }: Props) {
  const client = useClient();
  const [percent, setPercent] = useState<number | null>(null);

  useEffect(() => {
    let timer: number | undefined;
    let wasWritten = false;
    const read = async () => {
      const { data } = await client.query(sheetImportProgressQuery, { id }, { requestPolicy: 'network-only' });
      if (timer === -1) return;
      const now = data ? data.sheetImportProgress : undefined;
      if (now !== undefined) setPercent(now);
      if (now === null && wasWritten && !isWriting) onEnd();
      wasWritten ||= typeof now === 'number';
      if (isWriting || typeof now === 'number') timer = window.setTimeout(() => void read(), readAgainMilliseconds);
    };
    void read();
    return () => {
      window.clearTimeout(timer);
      timer = -1;
    };
  }, [client, id, isWriting, onEnd]);

  if (percent === null) return null;
  return (
    <div className={styles.import} role="status">
      <progress className={styles.progress} max={100} value={percent} aria-hidden />
      {/* Told at each tenth, not at each row. */}
      <span>{importSentences.written(percent - (percent % 10))}</span>
    </div>
  );
}
