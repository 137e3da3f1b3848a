import { sentences } from '@barnum/rules/sentences';
import { slugify } from '@barnum/rules/text/slug';

/** Why an article's page has no article: the sentence to show, and the HTTP status. */
export interface ArticleFailure {
  sentence: string;
  status: number;
}

export const articleFailures = {
  invalidUrl: { sentence: sentences.articles.invalidUrl, status: 404 },
  notFound: { sentence: sentences.articles.notFound, status: 404 },
  noLongerOffered: { sentence: sentences.articles.noLongerOffered, status: 404 },
  loadFailed: { sentence: sentences.articles.loadFailed, status: 503 },
} as const satisfies Record<string, ArticleFailure>;

/** Whether `text` has the form of a slug. */
export function isSlug(text: string | undefined): text is string {
  return text !== undefined && text !== '' && slugify(text) === text;
}
