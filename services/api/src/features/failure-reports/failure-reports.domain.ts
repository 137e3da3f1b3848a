import type { FailureInput } from '@barnum/rules/inputs/failure-reports';

/** Writes into the log that something failed in a browser: it is kept nowhere else. */
export function logFailureReport(log: { warn(facts: object, sentence: string): void }, failure: FailureInput): void {
  log.warn({ failure }, 'a browser failed');
}
