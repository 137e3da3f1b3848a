export const logos: Record<string, { width: number; height: number; svg: () => string }> = {};
