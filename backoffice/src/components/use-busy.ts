import type { Outcome } from '@barnum/rules/outcome';
import { sentences } from '@barnum/rules/sentences';
import { useState } from 'react';
import { failureInWords } from './form/failure-in-words.ts';
import { useToasts } from './toasts.tsx';

/**
 * Runs actions one at a time. `busy` is the one in progress, `refusal` why the last one failed. `onConflict` reads again
 * what another administrator has changed, with a toast, as the form may be another one by then. Without it a conflict is
 * refused with the service's own sentence.
 */
export function useBusy(onConflict?: () => void) {
  const toasts = useToasts();
  const [busy, setBusy] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);

  async function run<Data>(what: string, work: () => Promise<Outcome<Data>>): Promise<Data | null> {
    setBusy(what);
    setRefusal(null);
    const outcome = await work();
    setBusy(null);
    if (outcome.status === 'done') return outcome.data;
    if (outcome.status === 'conflict' && onConflict !== undefined) {
      toasts.error(sentences.http.conflict);
      onConflict();
    } else {
      setRefusal(failureInWords(outcome.sentence, outcome));
    }
    return null;
  }

  return { busy, refusal, setRefusal, run };
}
