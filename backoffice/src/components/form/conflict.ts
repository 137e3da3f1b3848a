/** A field that another administrator has changed since the form was opened. */
export interface ConflictingChange<Values> {
  field: keyof Values & string;
  before: Values[keyof Values];
  theirs: Values[keyof Values];
  /** Also edited here, differently: what was typed stays unless the administrator takes the other value. */
  isContested: boolean;
}

/**
 * Three-way merge: `base` is what the form began with, `theirs` what is stored now, `mine` what was typed. Fields not
 * touched here take the stored value, the others keep what was typed.
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

/** True when no field differs; '' equals null. */
export function isUnchanged<Values extends object>(base: Values, mine: Values): boolean {
  return (Object.keys({ ...base, ...mine }) as (keyof Values)[]).every((field) => isSame(base[field], mine[field]));
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one ?? '') === JSON.stringify(other ?? '');
}
