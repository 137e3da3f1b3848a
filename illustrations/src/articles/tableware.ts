export const tableware: Record<string, ReadonlyArray<() => string>> = {};
