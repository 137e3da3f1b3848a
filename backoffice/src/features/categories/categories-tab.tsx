/** The categories in their order (spec screen 2). */
export function CategoriesTab() {
  return null;
}
