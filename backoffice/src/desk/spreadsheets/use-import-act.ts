import { importSentences } from '@barnum/rules/desk/spreadsheets/import-sentences';
import type { Outcome } from '@barnum/rules/outcome';
import { useEffect, useState } from 'react';
import { isUnanswered } from '../../components/form/failure-in-words.ts';
import { useBusy } from '../../components/use-busy.ts';

const readAgainMilliseconds = 5_000;

/**
 * Runs what writes many rows, which may take longer than an answer is waited for: it goes on at the service, and the import
 * is read again until that shows.
 */
export function useImportAct(reload: () => void) {
  const { busy, refusal, run } = useBusy();
  const [goesOn, setGoesOn] = useState(false);

  useEffect(() => {
    if (!goesOn) return;
    const timer = window.setInterval(reload, readAgainMilliseconds);
    return () => window.clearInterval(timer);
  }, [goesOn, reload]);

  async function act<Data>(what: string, work: () => Promise<Outcome<Data>>): Promise<Data | null> {
    setGoesOn(false);
    return run(what, async () => {
      const outcome = await work();
      if (outcome.status !== 'done' && isUnanswered(outcome)) setGoesOn(true);
      return outcome;
    });
  }

  return { busy, refusal: goesOn ? importSentences.goesOn : refusal, goesOn, act };
}
