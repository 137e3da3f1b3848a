import { uncategorised } from '@barnum/rules/paths';
import { foldText } from '@barnum/rules/slug';
import type { ArticleChoice } from './article-choices.ts';

interface ArticleGroup {
  id: number;
  nom: string;
  articles: readonly ArticleChoice[];
}

/** Articles whose name or category holds every word of `search`, by category: smaller `ordre` first, none last. */
export function groupArticles(articles: readonly ArticleChoice[], search: string): readonly ArticleGroup[] {
  const words = foldText(search).split(/\s+/).filter(Boolean);
  const groups = new Map<number, { nom: string; ordre: number; articles: ArticleChoice[] }>();
  for (const article of articles) {
    const { id, nom, ordre } = article.categorie ?? { ...uncategorised, ordre: null };
    const text = foldText(`${article.nom} ${nom}`);
    if (!words.every((word) => text.includes(word))) continue;
    const group = groups.get(id) ?? { nom, ordre: ordre ?? Number.POSITIVE_INFINITY, articles: [] };
    group.articles.push(article);
    groups.set(id, group);
  }
  return [...groups]
    .map(([id, group]) => ({ id, ...group }))
    .sort((a, b) => Number(a.id === uncategorised.id) - Number(b.id === uncategorised.id) || compare(a.ordre, b.ordre));
}

// Two categories without a place are equal; Infinity - Infinity would be no number.
function compare(a: number, b: number): number {
  return a === b ? 0 : a - b;
}
