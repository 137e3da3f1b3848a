export const furniture: Record<string, ReadonlyArray<() => string>> = {};
