export const cooking: Record<string, ReadonlyArray<() => string>> = {};
