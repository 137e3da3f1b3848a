import { useState } from 'react';
import { type StepKey, stepKeys } from './steps.ts';

const key = 'barnum.etapes-passees';

/** The steps that were skipped in this browser. */
export function useSkippedSteps() {
  const [skipped, setSkipped] = useState(read);

  function change(steps: readonly StepKey[]) {
    window.localStorage.setItem(key, steps.join(' '));
    setSkipped(steps);
  }

  return {
    skipped,
    skip: (step: StepKey) => change([...skipped, step]),
    resume: (step: StepKey) => change(skipped.filter((other) => other !== step)),
  };
}

function read(): readonly StepKey[] {
  const stored = window.localStorage.getItem(key)?.split(' ') ?? [];
  return stepKeys.filter((step) => stored.includes(step));
}
