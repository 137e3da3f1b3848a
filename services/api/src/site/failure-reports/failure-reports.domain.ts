import type { FailureInput } from '@barnum/rules/site/failure-reports-input';

/** Logs a failure in a browser; it is stored nowhere else. */
export function logFailureReport(log: { warn(facts: object, sentence: string): void }, failure: FailureInput): void {
  log.warn({ failure }, 'a browser failed');
}
