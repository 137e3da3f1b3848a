import { useEffect, useRef } from 'react';
import type { WizardStep } from '../../../lib/request-draft/request-draft-state.ts';

/** What an entry of the browser's history holds. */
interface StepEntry {
  step?: WizardStep;
  /** The step of the entry before. */
  from?: WizardStep | undefined;
}

/** The step of the present entry, which survives a reload. */
export function stepInHistory(): WizardStep | undefined {
  return entry().step;
}

/** Notes the step of the present entry, and its address. */
export function markStep(step: WizardStep, address?: string): void {
  window.history.replaceState({ ...entry(), step }, '', address);
}

/** Makes an entry for a step. */
export function pushStep(step: WizardStep): void {
  const { step: from } = entry();
  if (step !== from) window.history.pushState({ step, from } satisfies StepEntry, '');
}

/** Goes back where that leads to this step, so that Back does not lead in circles. Else it answers false. */
export function goBackTo(step: WizardStep): boolean {
  if (entry().from !== step) return false;
  window.history.back();
  return true;
}

/** Calls `open` with the step to which Back and Forward lead. */
export function useStepHistory(open: (step: WizardStep) => void): void {
  const latest = useRef(open);
  latest.current = open;
  useEffect(() => {
    const onPopState = () => {
      const { step } = entry();
      // A link within the page makes entries without one.
      if (step) latest.current(step);
    };
    window.addEventListener('popstate', onPopState);
    return () => window.removeEventListener('popstate', onPopState);
  }, []);
}

function entry(): StepEntry {
  return window.history.state ?? {};
}
