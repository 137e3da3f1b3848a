import { plainText } from '@barnum/rules/text/html';

/** The plain text of a version, one line per paragraph, heading and list item. */
export function readableText(html: string): string {
  const lines = plainText(html.replace(/<br ?\/?>|<\/(?:p|h[1-6]|li|blockquote)>/g, '\n')).split('\n');
  return lines
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n');
}
