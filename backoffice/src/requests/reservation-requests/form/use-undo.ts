import { type RefObject, useEffect, useRef, useState } from 'react';
import { isSame } from '../../../components/form/conflict.ts';
import { noHistory, redo, remember, type UndoHistory, undo } from './undo-history.ts';

interface Options<State> {
  /** What the form holds now. */
  state: State;
  restore: (state: State) => void;
  /** The cell that alone differs between two states; null where it is not one cell. */
  changedCell: (before: State, after: State) => string | null;
  /** The keys work in it, and where nothing has the focus. */
  area: RefObject<HTMLElement>;
}

/** Undoes the changes of a form, also with Ctrl+Z, and does them again, also with Ctrl+Y. */
export function useUndo<State>({ state, restore, changedCell, area }: Options<State>) {
  const [history, setHistory] = useState<UndoHistory<State>>(noHistory);
  const known = useRef(state);
  const isForgetting = useRef(false);

  useEffect(() => {
    const before = known.current;
    if (isSame(before, state)) return;
    known.current = state;
    const isNew = isForgetting.current;
    isForgetting.current = false;
    setHistory((former) => (isNew ? noHistory : remember(former, before, changedCell(before, state))));
  }, [state, changedCell]);

  function step(take: typeof undo<State>): void {
    const taken = take(history, state);
    if (taken === null) return;
    // Not a change to be undone.
    known.current = taken[0];
    setHistory(taken[1]);
    restore(taken[0]);
  }

  const steps = { undo: () => step(undo), redo: () => step(redo) };
  const latest = useRef(steps);
  latest.current = steps;

  useEffect(() => {
    function listen(event: KeyboardEvent) {
      if (event.altKey || !(event.ctrlKey || event.metaKey)) return;
      const key = event.key.toLowerCase();
      const isUndo = key === 'z' && !event.shiftKey;
      const isRedo = key === 'y' || (key === 'z' && event.shiftKey);
      if ((!isUndo && !isRedo) || !isOurs(event.target, area.current)) return;
      event.preventDefault();
      if (isUndo) latest.current.undo();
      else latest.current.redo();
    }
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [area]);

  return {
    ...steps,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    /** The state is about to be replaced by another one: there is no way back beyond. */
    forget: () => {
      isForgetting.current = true;
    },
  };
}

/** A search field's text is no part of the form: the browser undoes that. */
function isOurs(target: EventTarget | null, area: HTMLElement | null): boolean {
  if (target === document.body) return true;
  if (!(target instanceof HTMLElement) || !area?.contains(target)) return false;
  return target.role !== 'combobox' || (target as HTMLInputElement).value === '';
}
