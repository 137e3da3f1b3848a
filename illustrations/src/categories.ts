import { cookingCategory } from './categories/cooking.ts';
import { decorationCategory, soundCategory } from './categories/evening.ts';
import { furnitureCategory, tentsCategory } from './categories/outside.ts';
import { tablewareCategory } from './categories/tableware.ts';

/** The picture of each category (1600x1200). */
export const categoryDrawings: Record<string, () => string> = {
  tents: tentsCategory,
  furniture: furnitureCategory,
  tableware: tablewareCategory,
  sound: soundCategory,
  decoration: decorationCategory,
  cooking: cookingCategory,
};
