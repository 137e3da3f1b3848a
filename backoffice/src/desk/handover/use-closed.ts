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
  const found = closing?.fields;
  useEffect(() => setErrors(found ?? {}), [found]);
  const isClosed = closing?.state === 'closed';
  useEffect(() => {
    if (!isClosed) return;
    void latest.current.forget();
    latest.current.onClosed(latest.current.sentence);
  }, [isClosed]);
  return [errors, setErrors];
}
