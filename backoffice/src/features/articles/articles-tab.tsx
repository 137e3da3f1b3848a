/** The articles, searched, sorted and in pages (spec screen 1). */
export function ArticlesTab() {
  return null;
}
