import { readLabel } from '@barnum/rules/text/list-label';
import { normaliseLines } from '@barnum/rules/text/normalise';

/** The plain text of the clipboard: cells of a spreadsheet become a line with separators, a tab after a label a blank. */
export function cleanPastedText(text: string): string {
  return withoutQuotedCells(normaliseLines(text))
    .replace(/^\n+|\n+$/g, '')
    .split('\n')
    .map((line) => {
      const [first = '', ...rest] = line.split('\t');
      const isLabelled = rest.length > 0 && first.trim().length < 20 && isLabel(first);
      if (isLabelled) return `${first.trim()} ${rest.join(' ').trim()}`;
      return line.trim().replace(/ *\t */g, ' | ');
    })
    .join('\n');
}

function isLabel(text: string): boolean {
  const label = readLabel(text);
  if (label.kind === 'sign') return text.trim() !== '';
  // « 12 » alone is a quantity.
  return /[.)°-]$|^(article|art\.|§)\s*\S/i.test(text.trim());
}

// Excel puts a cell of several lines, or with quotation marks, into such. Beside a tab they are no words of a text.
function withoutQuotedCells(text: string): string {
  return text.replace(/(^|\t)"((?:[^"]|"")*)"(?=(\t|\n|$))/gm, (whole, before: string, cell: string, after: string) => {
    const isCell = (before === '\t' || after === '\t') && /[\t\n"]/.test(cell);
    return isCell ? `${before}${cell.replaceAll('""', '"').replace(/\s*[\t\n]\s*/g, ' ')}` : whole;
  });
}
