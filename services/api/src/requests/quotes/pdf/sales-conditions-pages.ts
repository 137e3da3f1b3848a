import { formatLongDate } from '@barnum/rules/dates/format-dates';
import { countingOf, type Reading, writeNumber } from '@barnum/rules/text/list-label';
import { Parser } from 'htmlparser2';
import { makeRoom, type PdfWriter, softInk, type TextRun, write } from '../../../platform/pdf/pdf-writer.ts';

/** One paragraph of a rich text: its words, and which of them are bold. */
interface Block {
  type: 'title' | 'paragraph' | 'item' | 'quote';
  runs: TextRun[];
  /** How deep an item stands in lists, and what it begins with. */
  depth: number;
  marker: string;
}

/** Sales conditions on pages of their own: `html` as it was sanitised, and since when it is in force. */
export function writeSalesConditions(pdf: PdfWriter, { html, createdAt }: { html: string; createdAt: Date }): void {
  const { doc, root, left, width } = pdf;
  doc.addPage();
  write(pdf, root, 'H2', 'Conditions générales de vente', { size: 16, font: 'bold', color: pdf.seaDeep });
  doc.y += 2;
  write(pdf, root, 'P', `Version du ${formatLongDate(createdAt)}`, { size: 9, color: softInk });
  doc.y += 8;
  for (const { type, runs, depth, marker } of blocksOf(html)) {
    const isTitle = type === 'title';
    const indent = type === 'paragraph' || isTitle ? 0 : 12 * Math.max(1, depth);
    makeRoom(pdf, isTitle ? 44 : 14);
    doc.y += isTitle ? 8 : 0;
    const words = marker === '' ? runs : [{ text: marker, font: 'regular' as const }, ...runs];
    write(pdf, root, isTitle ? 'H3' : 'P', isTitle ? words.map((run) => ({ ...run, font: 'bold' })) : words, {
      size: isTitle ? 10.5 : 9,
      ...(isTitle && { color: pdf.seaDeep }),
      x: left + indent,
      width: width - indent,
    });
    doc.y += isTitle ? 3 : 5;
  }
}

const typeOf: Partial<Record<string, Block['type']>> = {
  ...Object.fromEntries(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((tag) => [tag, 'title' as const])),
  p: 'paragraph',
  li: 'item',
  blockquote: 'quote',
};

/** The paragraphs of a rich text that the editor makes. */
export function blocksOf(html: string): Block[] {
  const blocks: Block[] = [];
  const open: Block['type'][] = [];
  /** The number of the next item of each list; null where items have none. */
  const lists: (Reading | null)[] = [];
  let marker = '';
  let runs: TextRun[] = [];
  /** How many elements are open whose words are bold. */
  let bold = 0;
  /** Address of the link that is open, and what was there before it. */
  let link: { href: string; before: string } | null = null;
  const said = () => runs.map(({ text }) => text).join('');
  const say = (text: string) => {
    const font = bold > 0 ? 'bold' : 'regular';
    const last = runs.at(-1);
    if (last?.font === font) last.text += text;
    else runs.push({ text, font });
  };
  const end = () => {
    // A paragraph in an item or in a quotation is one of these; the innermost other tag says which.
    const type = open.findLast((each) => each !== 'paragraph') ?? 'paragraph';
    const words = withoutIdleBlanks(runs);
    if (words.length > 0) blocks.push({ type, runs: words, depth: lists.length, marker });
    if (words.length > 0) marker = '';
    runs = [];
  };
  const parser = new Parser({
    onopentag(tag, { start, type: counting, href = '' }) {
      if (tag === 'br') say('\u2028');
      if (tag === 'strong') bold += 1;
      if (tag === 'a') link = { href, before: said() };
      if (tag === 'ul' || tag === 'ol') {
        end();
        lists.push(tag === 'ul' ? null : { type: countingOf(counting), value: Number(start ?? 1) });
      }
      const type = typeOf[tag];
      if (type === undefined) return;
      end();
      open.push(type);
      if (type === 'item') marker = nextMarker(lists);
    },
    ontext: say,
    onclosetag(tag) {
      if (tag === 'strong') bold -= 1;
      if (tag === 'a' && link) {
        // On paper, a link needs its address in print.
        if (/^https?:/.test(link.href) && !said().slice(link.before.length).includes(link.href)) say(` (${link.href})`);
        link = null;
      }
      if (tag === 'ul' || tag === 'ol') {
        end();
        lists.pop();
      }
      if (typeOf[tag] === undefined) return;
      end();
      open.pop();
    },
  });
  parser.end(html);
  end();
  return blocks;
}

function nextMarker(lists: (Reading | null)[]): string {
  const number = lists.at(-1);
  if (number == null) return '• ';
  lists[lists.length - 1] = { ...number, value: number.value + 1 };
  return `${writeNumber(number)}. `;
}

/** As a browser shows them: one blank for several, none at the ends of lines. */
function withoutIdleBlanks(runs: readonly TextRun[]): TextRun[] {
  const kept: TextRun[] = [];
  let before = '\n';
  for (const { text, font } of runs) {
    const words = text.replace(/[ \t\n]+/g, ' ').replace(/ ?\u2028 ?/g, '\n');
    const rest = /\s$/.test(before) ? words.replace(/^ /, '') : words;
    if (rest === '') continue;
    kept.push({ text: rest, font });
    before = rest;
  }
  const last = kept.at(-1);
  if (last) last.text = last.text.trimEnd();
  return kept.filter(({ text }) => text !== '');
}
