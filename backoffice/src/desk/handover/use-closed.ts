import type { FieldErrors } from '@barnum/rules/errors';
import { type Dispatch, type SetStateAction, useEffect, useRef, useState } from 'react';
import type { HandoverState } from './use-handover.ts';

/** Calls back once the service has closed the sheet; what it found wrong with the fields, to be cleared as they are corrected. */
export function useClosed(
  { closing, forget }: Pick<HandoverState, 'closing' | 'forget'>,
  sentence: string,
  onClosed: (sentence: string) => void,
): [FieldErrors, Dispatch<SetStateAction<FieldErrors>>] {
  const [errors, setErrors] = useState<FieldErrors>({});
  const latest = useRef({ forget, onClosed, sentence });
  latest.current = { forget, onClosed, sentence };
  const answered = `${closing?.sent?.key} ${closing?.state}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once an answer, not again as what is typed is kept beside it
  useEffect(() => setErrors(closing?.fields ?? {}), [answered]);
  const isClosed = closing?.state === 'closed';
  useEffect(() => {
    if (!isClosed) return;
    void latest.current.forget();
    latest.current.onClosed(latest.current.sentence);
  }, [isClosed]);
  return [errors, setErrors];
}
