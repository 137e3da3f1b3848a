import type { Reason } from '@barnum/rules/outcome';
import { sentences } from '@barnum/rules/sentences';

/** As the service says it; that it is away where something before it has answered. */
export function failureInWords(sentence: string, { code, httpStatus }: Reason): string {
  return code === undefined && httpStatus !== undefined ? sentences.http.unavailable : sentence;
}

/** The same for what is sent with a key (decision 024): without an answer it can safely be sent again, from its window. */
export function keyedFailureInWords(sentence: string, { code }: Reason): string {
  return code === undefined ? sentences.http.unanswered : sentence;
}
