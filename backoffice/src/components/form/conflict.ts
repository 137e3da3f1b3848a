/** A field that somebody else has changed since the form was opened. */
export interface ConflictingChange<Values> {
  field: keyof Values & string;
  before: Values[keyof Values];
  theirs: Values[keyof Values];
  /** Typed here as well, and differently: what was typed stays until the administrator takes theirs. */
  isContested: boolean;
}

/**
 * What to go on with when `base`, which the form began with, has become `theirs` while `mine` was typed:
 * fields that were not touched here take the new value, all others keep what was typed.
 */
export function mergeConflict<Values extends object>(base: Values, mine: Values, theirs: Values) {
  const merged = { ...mine };
  const changes: ConflictingChange<Values>[] = [];
  for (const field of Object.keys(theirs) as (keyof Values & string)[]) {
    if (isSame(base[field], theirs[field])) continue;
    const isTouched = !isSame(base[field], mine[field]);
    if (!isTouched) merged[field] = theirs[field];
    const isContested = isTouched && !isSame(mine[field], theirs[field]);
    changes.push({ field, before: base[field], theirs: theirs[field], isContested });
  }
  return { merged, changes };
}

/** True when no field differs; an emptied field is as good as one that never held anything. */
export function isUnchanged<Values extends object>(base: Values, mine: Values): boolean {
  return (Object.keys({ ...base, ...mine }) as (keyof Values)[]).every((field) => isSame(base[field], mine[field]));
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one ?? '') === JSON.stringify(other ?? '');
}
