const holders = new Set<symbol>();

/** True while anything on the page would be lost with it. */
export function hasUnsavedChanges(): boolean {
  return holders.size > 0;
}

/** Says that there is something to lose, until the answered function is called. */
export function holdUnsavedChanges(): () => void {
  const holder = Symbol('unsaved changes');
  holders.add(holder);
  return () => holders.delete(holder);
}
