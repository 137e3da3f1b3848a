import { handoverSentences } from '@barnum/rules/desk/handover/handover';
import { Alert, Button } from 'antd';
import { useEffect, useState } from 'react';
import { FormBar } from '../../components/form/form-bar.tsx';
import styles from './closing-bar.module.css';
import { countedLines } from './handover.ts';
import type { HandoverState } from './use-handover.ts';

interface Props {
  state: HandoverState;
  words: { all: string; rest: string; close: string; waiting: string };
  /** The line that lacks a word. */
  wordless: string | undefined;
  /** Closes the sheet; resolves once that was tried. */
  onClose: () => Promise<void>;
}

/** The button at the thumb that closes a sheet. What is not counted yet is there, as it says, and it closes, too. */
export function ClosingBar({ state, words, wordless, onClose }: Props) {
  const [isBusy, setIsBusy] = useState(false);
  const [wasAsked, setWasAsked] = useState(false);
  const { sheet, gesture, closing, reopen } = state;
  const isRefused = closing?.state === 'refused';
  // As soon as the refusal is shown, before what stands there is read again.
  useEffect(() => {
    if (isRefused) setIsBusy(false);
  }, [isRefused]);
  if (sheet === null) return null;
  const left = sheet.lines.length - countedLines(sheet);
  const lack = wordless === undefined ? null : handoverSentences.wordRequired(wordless);
  const open = left === sheet.lines.length ? words.all : words.rest;
  const verb = left > 0 ? open : words.close;
  const refusal = isRefused ? closing.reason : null;
  const shown = (wasAsked ? lack : null) ?? refusal;

  async function close(): Promise<void> {
    setWasAsked(lack !== null);
    if (lack !== null) return;
    setIsBusy(true);
    if (left > 0) await gesture({ kind: 'tout' });
    await onClose();
    setIsBusy(false);
  }

  if (closing?.state === 'waiting' && !isBusy) {
    return (
      <FormBar isInset>
        <p role="status" className={styles.refusal}>
          {words.waiting}
        </p>
        <Button size="large" onClick={() => void reopen()}>
          Reprendre la feuille
        </Button>
      </FormBar>
    );
  }
  return (
    <FormBar isInset>
      <div role="alert" className={styles.refusal}>
        {shown && <Alert type="error" showIcon message={shown} />}
      </div>
      <Button type="primary" size="large" loading={isBusy} onClick={() => void close()}>
        {verb}
      </Button>
    </FormBar>
  );
}
