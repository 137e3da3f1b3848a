import { plainText } from '@barnum/rules/html';

/** The text of a version as one reads it, a line for each paragraph, heading and list item. */
export function readableText(html: string): string {
  const lines = plainText(html.replace(/<br ?\/?>|<\/(?:p|h[1-6]|li|blockquote)>/g, '\n')).split('\n');
  return lines
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n');
}
