export const sound: Record<string, ReadonlyArray<() => string>> = {};
