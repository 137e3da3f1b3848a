import type { Outcome } from '@barnum/rules/outcome';
import { sentences } from '@barnum/rules/sentences';
import { useState } from 'react';

/**
 * Runs actions one at a time. `busy` is the one in progress, `refusal` why the last one failed. `onConflict` reads again
 * what another administrator has changed; without it a conflict is refused with the service's own sentence.
 */
export function useBusy(onConflict?: () => void) {
  const [busy, setBusy] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);

  async function run<Data>(what: string, work: () => Promise<Outcome<Data>>): Promise<Data | null> {
    setBusy(what);
    setRefusal(null);
    const outcome = await work();
    setBusy(null);
    if (outcome.status === 'done') return outcome.data;
    const isChanged = outcome.status === 'conflict' && onConflict !== undefined;
    setRefusal(isChanged ? sentences.http.conflict : outcome.sentence);
    if (isChanged) onConflict();
    return null;
  }

  return { busy, refusal, setRefusal, run };
}
