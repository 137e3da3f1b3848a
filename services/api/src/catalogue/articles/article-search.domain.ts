import { closeTerms, wordsWithSlips } from '@barnum/rules/catalogue/catalogue-search/close-words';
import { readSynonyms } from '@barnum/rules/catalogue/catalogue-search/synonyms';
import { type Pattern, searchTerms, type Term } from '@barnum/rules/catalogue/catalogue-search/terms';
import { limits } from '@barnum/rules/limits';
import { otherArticles } from '@barnum/rules/paths';
import { searchText, searchWords } from '@barnum/rules/text/search';
import { type Db, Prisma, type PrismaClient } from '../../platform/db/client.ts';
import { refreshSearchColumns } from '../../platform/db/refresh-search-columns.ts';
import { indexedPatternFilter, searchColumns } from '../../platform/db/search.ts';
import { foldHtmlInTime } from '../../platform/html/in-time.ts';
import { readSiteText } from '../../site/site-texts/site-texts.domain.ts';
import { listCategories } from '../categories/categories.domain.ts';

/**
 * The articles that a visitor looks for in their texts and the names of their categories: all of `search` (its first
 * letters, if it is long), in either number and by the owner's synonyms. `isClose`: with one slip of a letter in a word,
 * none where no word of the catalogue is close.
 */
export async function searchedInCatalogue(db: Db, search: string, isClose: boolean): Promise<Prisma.ArticleWhereInput> {
  const sought = search.slice(0, limits.search);
  if (searchWords(sought).length === 0) return {};
  const synonyms = readSynonyms(await readSiteText(db, 'searchSynonyms'));
  const categories = await searchedCategories(db);
  const terms = isClose
    ? closeTerms(sought, await knownWords(db, wordsWithSlips(sought), categories), synonyms)
    : searchTerms(sought, synonyms);
  if (terms === null) return { id: { in: [] } };
  return whereTerms(terms, (pattern) =>
    categories.filter(({ text }) => text.includes(pattern)).map(({ categorieId }) => ({ categorieId })),
  );
}

/** The articles whose own texts have all of `search`, as visitors find them. */
export async function searchedInTexts(db: Db, search: string): Promise<Prisma.ArticleWhereInput> {
  if (searchWords(search).length === 0) return {};
  return whereTerms(searchTerms(search, readSynonyms(await readSiteText(db, 'searchSynonyms'))), () => []);
}

function whereTerms(
  terms: readonly Term[],
  orElse: (pattern: Pattern) => Prisma.ArticleWhereInput[],
): Prisma.ArticleWhereInput {
  const wherePattern = (pattern: Pattern) => [indexedPatternFilter(pattern), ...orElse(pattern)];
  return {
    AND: terms.map((ways) => ({
      OR: ways.map((way) => ({ AND: way.map((word) => ({ OR: word.flatMap(wherePattern) })) })),
    })),
  };
}

interface SearchedCategory {
  /** Null: of articles without any. */
  categorieId: number | null;
  text: string;
}

async function searchedCategories(db: Db): Promise<SearchedCategory[]> {
  const categories = await listCategories(db, { select: { id: true, nom: true } });
  return [...categories, otherArticles].map(({ id, nom }) => ({
    categorieId: id === otherArticles.id ? null : id,
    text: searchText(nom),
  }));
}

/** Articles up to which a word is looked up in all of their texts, in 0.1 s; of more in their names alone. */
const mostTexts = 2_000;

/** The words of the catalogue that are about as long as one of these. */
async function knownWords(
  db: Db,
  words: readonly string[],
  categories: readonly SearchedCategory[],
): Promise<string[]> {
  if (words.length === 0) return [];
  const lengths = words.map((word) => word.length);
  const text = (await db.article.count()) > mostTexts ? Prisma.sql`search_name` : Prisma.sql`search_text`;
  const found = await db.$queryRaw<{ word: string }[]>`
    SELECT DISTINCT word FROM articles, string_to_table(${text}, ' ') AS word
    WHERE etat = 'en_ligne' AND word !~ '[0-9]'
      AND char_length(word) BETWEEN ${Math.min(...lengths) - 2} AND ${Math.max(...lengths) + 2}
    ORDER BY word`;
  return [...found.map(({ word }) => word), ...categories.flatMap(({ text }) => text.split(' ').filter(Boolean))];
}

interface SearchedArticle extends Record<'nom' | 'courteDescription' | 'unite', string> {
  specifications: readonly { label: string; value: string }[];
}

/** What an article is searched by; `described` is its long description, folded. */
export function articleSearchColumns(
  { nom, courteDescription, unite, specifications }: SearchedArticle,
  described: string,
) {
  const facts = specifications.flatMap(({ label, value }) => [label, value]);
  return {
    searchName: searchText(nom),
    ...searchColumns([nom, courteDescription, ...facts, unite], described.split(' ').filter(Boolean)),
  };
}

/** Writes the search columns anew of articles that an earlier folding wrote; returns how many. */
export function refreshArticleSearch(db: PrismaClient): Promise<number> {
  const include = { specifications: { orderBy: { position: 'asc' } } } as const;
  return refreshSearchColumns(db, {
    table: 'articles',
    others: [{ column: 'search_name', key: 'searchName', type: 'text' }],
    // Descriptions may be long.
    size: 50,
    read: async (take, where) => {
      const articles = await db.article.findMany({ where, include, orderBy: { id: 'asc' }, take });
      return Promise.all(
        articles.map(async (article) => ({
          id: article.id,
          ...articleSearchColumns(article, await foldHtmlInTime(article.longueDescription)),
        })),
      );
    },
  });
}
