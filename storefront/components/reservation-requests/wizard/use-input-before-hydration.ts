import { type RefObject, useEffect, useRef } from 'react';
import type { RequestDraft } from '../../../lib/request-draft/request-draft-state.ts';

const textFields = ['nom', 'prenom', 'date', 'dateRetrait', 'dateRetour', 'phone', 'email'] as const;

/** Puts into the draft what the visitor typed, or the browser filled in, before hydration. */
export function useInputBeforeHydration(
  form: RefObject<HTMLFormElement>,
  edit: (changes: Partial<RequestDraft>) => void,
) {
  const latestEdit = useRef(edit);
  useEffect(() => {
    const typed = textFields.flatMap((name) => {
      const field = form.current?.elements.namedItem(name);
      return field instanceof HTMLInputElement && field.value !== '' ? [[name, field.value]] : [];
    });
    if (typed.length > 0) latestEdit.current(Object.fromEntries(typed));
  }, [form]);
}
