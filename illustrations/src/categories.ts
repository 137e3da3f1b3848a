/** The picture of each category (1600x1200). */
export const categoryDrawings: Record<string, () => string> = {};
