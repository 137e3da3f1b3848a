import { formatLongDate } from '@barnum/rules/format';
import { Parser } from 'htmlparser2';
import { deepSea, type Frame, makeRoom, softInk, write } from './quote-frame.ts';

/** One paragraph of a rich text, as plain words. */
interface Block {
  type: 'title' | 'paragraph' | 'item' | 'quote';
  text: string;
  /** How deep an item stands in lists, and what it begins with. */
  depth: number;
  marker: string;
}

/** Sales conditions on pages of their own: `html` as it was sanitised, and since when it is in force. */
export function writeSalesConditions(frame: Frame, { html, createdAt }: { html: string; createdAt: Date }): void {
  const { doc, root, left, width } = frame;
  doc.addPage();
  write(frame, root, 'H2', 'Conditions générales de vente', { size: 16, font: 'bold', color: deepSea });
  doc.y += 2;
  write(frame, root, 'P', `Version du ${formatLongDate(createdAt)}`, { size: 9, color: softInk });
  doc.y += 8;
  for (const { type, text, depth, marker } of blocksOf(html)) {
    const isTitle = type === 'title';
    const indent = type === 'paragraph' || isTitle ? 0 : 12 * Math.max(1, depth);
    makeRoom(frame, isTitle ? 44 : 14);
    doc.y += isTitle ? 8 : 0;
    write(frame, root, isTitle ? 'H3' : 'P', `${marker}${text}`, {
      size: isTitle ? 10.5 : 9,
      font: isTitle ? 'bold' : 'regular',
      ...(isTitle && { color: deepSea }),
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
  const lists: (number | null)[] = [];
  let marker = '';
  let text = '';
  const end = () => {
    // A paragraph in an item or in a quotation is one of these; the innermost other tag says which.
    const type = open.findLast((each) => each !== 'paragraph') ?? 'paragraph';
    const words = text
      .replace(/[ \t\n]+/g, ' ')
      .replace(/ ?\u2028 ?/g, '\n')
      .trim();
    if (words !== '') blocks.push({ type, text: words, depth: lists.length, marker });
    if (words !== '') marker = '';
    text = '';
  };
  const parser = new Parser({
    onopentag(tag, { start }) {
      if (tag === 'br') text += '\u2028';
      if (tag === 'ul' || tag === 'ol') {
        end();
        lists.push(tag === 'ul' ? null : Number(start ?? 1));
      }
      const type = typeOf[tag];
      if (type === undefined) return;
      end();
      open.push(type);
      if (type === 'item') marker = nextMarker(lists);
    },
    ontext(words) {
      text += words;
    },
    onclosetag(tag) {
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

function nextMarker(lists: (number | null)[]): string {
  const number = lists.at(-1);
  if (number == null) return '• ';
  lists[lists.length - 1] = number + 1;
  return `${number}. `;
}
