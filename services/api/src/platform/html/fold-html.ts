import { limits } from '@barnum/rules/limits';
import { plainText } from '@barnum/rules/text/html';
import { textWords } from '@barnum/rules/text/search';

declare module '../worker/run-in-worker.ts' {
  interface HeavyFunctions {
    foldHtml: typeof foldHtml;
  }
}

/**
 * The text of HTML as searches compare it, no longer than HTML may be: one letter may fold to eighteen. What is long
 * can take seconds: see `foldHtmlInTime`.
 */
export function foldHtml(html: string): string {
  return textWords(plainText(html)).join(' ').slice(0, limits.html);
}
