/** A field that another administrator has changed since the form was opened. */
export interface ConflictingChange<Values> {
  field: keyof Values & string;
  before: Values[keyof Values & string];
  theirs: Values[keyof Values & string];
  /** Also edited here, differently: what was typed stays unless the administrator takes the other value. */
  isContested: boolean;
}

/** How a field made of several things is merged. */
export type Merge<Value> = (base: Value, mine: Value, theirs: Value) => { merged: Value; isContested: boolean };

/** How what changed in fields made of several things is written, a sentence each. */
export type ShowChanges<Values> = {
  [Field in keyof Values]?: (before: Values[Field], theirs: Values[Field]) => string[];
};

/**
 * Three-way merge: `base` is what the form began with, `theirs` what is stored now, `mine` what was typed. Fields not
 * touched here take the stored value, the others keep what was typed, or what `merges` makes of both.
 */
export function mergeConflict<Values extends object>(
  base: Values,
  mine: Values,
  theirs: Values,
  merges: { [Field in keyof Values]?: Merge<Values[Field]> } = {},
) {
  const merged = { ...mine };
  const changes: ConflictingChange<Values>[] = [];
  for (const field of Object.keys(theirs) as (keyof Values & string)[]) {
    if (isSame(base[field], theirs[field])) continue;
    const isTouched = !isSame(base[field], mine[field]);
    const merge = isTouched ? (merges[field] ?? keepMine) : takeTheirs;
    const found = merge(base[field], mine[field], theirs[field]);
    merged[field] = found.merged;
    changes.push({ field, before: base[field], theirs: theirs[field], isContested: found.isContested });
  }
  return { merged, changes };
}

/** True when no field differs; '' equals null. */
export function isUnchanged<Values extends object>(base: Values, mine: Values): boolean {
  return (Object.keys({ ...base, ...mine }) as (keyof Values)[]).every((field) => isSame(base[field], mine[field]));
}

function takeTheirs<Value>(_base: Value, _mine: Value, theirs: Value) {
  return { merged: theirs, isContested: false };
}

function keepMine<Value>(_base: Value, mine: Value, theirs: Value) {
  return { merged: mine, isContested: !isSame(mine, theirs) };
}

export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one ?? '') === JSON.stringify(other ?? '');
}
