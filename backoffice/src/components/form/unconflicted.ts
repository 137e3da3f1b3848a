import type { Outcome } from '@barnum/rules/outcome';

/** A refusal by the state of things, said as it is: of what is asked for here there is no newer copy to read. */
export function unconflicted<Data>(outcome: Outcome<Data>): Outcome<Data> {
  return outcome.status === 'conflict' ? { ...outcome, status: 'failed' } : outcome;
}
