import { plainText } from '@barnum/rules/text/html';

/**
 * The words of sales conditions, a paragraph each: `cgv.txt` of an evidence, which is proved by them. It says the same of
 * the same HTML for as long as there are evidences.
 */
export function conditionsText(html: string): string {
  const blocks = html.replace(/<(br|\/p|\/li|\/h\d|\/blockquote)[^<>]*>/g, '\n').replace(/<[^<>]*>/g, '');
  const lines = plainText(blocks).split('\n');
  return `${lines
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join('\n')}\n`;
}
