import { handoverSentences } from '@barnum/rules/desk/handover/handover';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { FormBar } from '../../components/form/form-bar.tsx';
import styles from './closing-bar.module.css';
import { countedLines } from './handover.ts';
import type { HandoverState } from './use-handover.ts';

interface Props {
  state: HandoverState;
  words: { all: string; close: string };
  /** The line that lacks a word. */
  wordless: string | undefined;
  /** Closes the sheet; resolves with the sentence of a refusal. */
  onClose: () => Promise<string | null>;
}

/** The button at the thumb that closes a sheet. While nothing is counted it says that all is there, and closes, too. */
export function ClosingBar({ state, words, wordless, onClose }: Props) {
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { sheet, gesture } = state;
  if (sheet === null) return null;
  const left = sheet.lines.length - countedLines(sheet);
  const isUntouched = left === sheet.lines.length;

  async function close(): Promise<void> {
    setRefusal(null);
    if (wordless !== undefined) return setRefusal(handoverSentences.wordRequired(wordless));
    if (!isUntouched && left > 0) return setRefusal(handoverSentences.notCounted(left));
    setIsBusy(true);
    if (isUntouched) await gesture({ kind: 'tout' });
    setRefusal(await onClose());
    setIsBusy(false);
  }

  return (
    <FormBar isInset>
      <div role="alert" className={styles.refusal}>
        {refusal && <Alert type="error" showIcon message={refusal} />}
      </div>
      <Button type="primary" size="large" loading={isBusy} onClick={() => void close()}>
        {isUntouched ? words.all : words.close}
      </Button>
    </FormBar>
  );
}
