export const decoration: Record<string, ReadonlyArray<() => string>> = {};
