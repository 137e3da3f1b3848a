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
  const [wasAsked, setWasAsked] = useState(false);
  const { sheet, gesture } = state;
  if (sheet === null) return null;
  const left = sheet.lines.length - countedLines(sheet);
  const isUntouched = left === sheet.lines.length;
  const lack = lackInWords();
  const shown = refusal ?? (wasAsked ? lack : null);

  async function close(): Promise<void> {
    setRefusal(null);
    setWasAsked(lack !== null);
    if (lack !== null) return;
    setIsBusy(true);
    if (isUntouched) await gesture({ kind: 'tout' });
    setRefusal(await onClose());
    setIsBusy(false);
  }

  function lackInWords(): string | null {
    if (wordless !== undefined) return handoverSentences.wordRequired(wordless);
    return !isUntouched && left > 0 ? handoverSentences.notCounted(left) : null;
  }

  return (
    <FormBar isInset>
      <div role="alert" className={styles.refusal}>
        {shown && <Alert type="error" showIcon message={shown} />}
      </div>
      <Button type="primary" size="large" loading={isBusy} onClick={() => void close()}>
        {isUntouched ? words.all : words.close}
      </Button>
    </FormBar>
  );
}
