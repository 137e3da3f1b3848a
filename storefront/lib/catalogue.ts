import { uncategorised } from '@barnum/rules/paths';
import { foldText } from '@barnum/rules/slug';

interface Category {
  id: number;
  slug: string;
  nom: string;
}

interface Article {
  categorie: { id: number } | null;
}

interface SearchedArticle extends Article {
  nom: string;
  courteDescription: string;
}

export interface Group<A> {
  slug: string;
  nom: string;
  articles: A[];
}

/**
 * Articles by category, in the categories' order, « Non catégorisé » last. Categories without articles are left out,
 * but for the one whose slug is `asked`.
 */
export function groupByCategory<A extends Article>(
  articles: readonly A[],
  categories: readonly Category[],
  asked?: string,
): Group<A>[] {
  const known = new Set(categories.map(({ id }) => id));
  const groupOf = ({ categorie }: A) => (categorie && known.has(categorie.id) ? categorie.id : uncategorised.id);
  return [...categories, uncategorised]
    .map(({ id, slug, nom }) => ({ slug, nom, articles: articles.filter((article) => groupOf(article) === id) }))
    .filter((group) => group.articles.length > 0 || group.slug === asked);
}

/** The groups with only those articles that hold every word of `search`, accents and case ignored; empty groups go. */
export function searchGroups<A extends SearchedArticle>(groups: readonly Group<A>[], search: string): Group<A>[] {
  const words = foldText(search).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [...groups];
  return groups
    .map((group) => ({
      ...group,
      articles: group.articles.filter(({ nom, courteDescription }) => {
        const text = foldText(`${group.nom} ${nom} ${courteDescription}`);
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter(({ articles }) => articles.length > 0);
}
