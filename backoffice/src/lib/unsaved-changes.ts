const holders = new Set<symbol>();

/** True while something on the page is not saved. */
export function hasUnsavedChanges(): boolean {
  return holders.size > 0;
}

/** Marks the page as having unsaved changes until the returned function is called. */
export function markUnsavedChanges(): () => void {
  const holder = Symbol('unsaved changes');
  holders.add(holder);
  return () => holders.delete(holder);
}
