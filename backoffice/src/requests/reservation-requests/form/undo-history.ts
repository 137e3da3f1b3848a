/** What can be undone and done again: states of a form, the latest last. */
export interface UndoHistory<State> {
  past: readonly State[];
  future: readonly State[];
  /** Which cell was changed last: what is typed into it is one step. */
  cell: string | null;
}

/** Steps that are kept. */
const depth = 100;

export const noHistory: UndoHistory<never> = { past: [], future: [], cell: null };

/** Keeps the state `before` a change of this cell; null is a change of more than one. */
export function remember<State>(history: UndoHistory<State>, before: State, cell: string | null): UndoHistory<State> {
  const isSameStep = cell !== null && cell === history.cell && history.past.length > 0;
  return { past: isSameStep ? history.past : [...history.past, before].slice(-depth), future: [], cell };
}

/** The state before the latest step; null when there is none. */
export function undo<State>(history: UndoHistory<State>, now: State): [State, UndoHistory<State>] | null {
  const state = history.past.at(-1);
  if (state === undefined) return null;
  return [state, { past: history.past.slice(0, -1), future: [...history.future, now], cell: null }];
}

/** The state that was undone last; null when there is none. */
export function redo<State>(history: UndoHistory<State>, now: State): [State, UndoHistory<State>] | null {
  const state = history.future.at(-1);
  if (state === undefined) return null;
  return [state, { past: [...history.past, now], future: history.future.slice(0, -1), cell: null }];
}
