import { plainText } from '@barnum/rules/text/html';
import { countingOf, type Reading, writeNumber } from '@barnum/rules/text/list-label';

/** The plain text of a version, one line per paragraph, heading and list item, which begins with its number. */
export function readableText(html: string): string {
  const lines = plainText(withLabels(html).replace(/<br ?\/?>|<\/(?:p|h[1-6]|li|blockquote)>/g, '\n')).split('\n');
  return lines
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n');
}

/** The same HTML with the numbers of its lists as words, those of the lists around them too: « d. 1. ». */
function withLabels(html: string): string {
  const lists: (Reading | null)[] = [];
  return html.replace(/<(\/?)(ol|ul|li)\b([^>]*)>/g, (tag, end: string, name: string, attributes: string) => {
    if (name === 'li') return end === '' ? `${tag}${nextLabel(lists)}` : tag;
    if (end !== '') lists.pop();
    else lists.push(name === 'ul' ? null : firstOf(attributes));
    // An item that holds a list ends its own line first.
    return `\n${tag}`;
  });
}

function firstOf(attributes: string): Reading {
  const read = (name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1];
  return { type: countingOf(read('type')), value: Number(read('start') ?? 1) };
}

function nextLabel(lists: (Reading | null)[]): string {
  const last = lists.at(-1);
  const around = lists
    .slice(0, -1)
    .map((each) => (each ? `${writeNumber({ ...each, value: each.value - 1 })}. ` : '• '));
  if (last) lists[lists.length - 1] = { ...last, value: last.value + 1 };
  return `${around.join('')}${last ? `${writeNumber(last)}. ` : '• '}`;
}
