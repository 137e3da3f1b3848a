import type { Reason } from '@barnum/rules/outcome';
import { sentences } from '@barnum/rules/sentences';

const { http } = sentences;

/** As the service says it; without its words, what the status of the answer means. */
export function failureInWords(sentence: string, { code, httpStatus }: Reason): string {
  if (code !== undefined || httpStatus === undefined) return sentence;
  return httpStatus === 429 ? http.tooMany : http.unavailable;
}

/** The same for what is sent with a key (decision 024): where no answer came, it can safely be sent again. */
export function keyedFailureInWords(sentence: string, failure: Reason): string {
  return isUnanswered(failure) ? http.unanswered : failureInWords(sentence, failure);
}

/** Whether the service may have done what was asked, though nobody says so. */
export function isUnanswered({ code, httpStatus }: Reason): boolean {
  return code === undefined && (httpStatus === undefined || [502, 503, 504].includes(httpStatus));
}
