import { moveHeadings } from '@barnum/rules/text/headings';
import { slugify } from '@barnum/rules/text/slug';

/** A heading that a fragment can link to. */
export interface Heading {
  id: string;
  title: string;
}

/** Ids of the page's own parts, which no heading may take. */
const ownIds = ['page', 'contenu', 'sommaire', 'description'];
const headingElements = /<h([1-6])([^>]*)>([\s\S]*?)<\/h\1>/g;
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: '\u00a0' };

/**
 * Adapts the service's HTML to a page that has its own headings: its highest ones become those of level `highest`, each
 * has an id, and `contents` lists the highest ones.
 */
export function outline(html: string, highest: 2 | 3 = 2): { html: string; contents: readonly Heading[] } {
  const contents: Heading[] = [];
  const ids = new Map(ownIds.map((id) => [id, 1]));
  const text = moveHeadings(html, highest).replace(
    headingElements,
    (_whole, level: string, attributes: string, content: string) => {
      const title = plainText(content);
      const id = unique(slugify(title) || 'partie', ids);
      if (Number(level) === highest && title !== '') contents.push({ id, title });
      return `<h${level} id="${id}"${attributes}>${content}</h${level}>`;
    },
  );
  return { html: text, contents };
}

function plainText(html: string): string {
  const text = html
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_all, name) => entities[name] ?? '');
  return text.trim();
}

/** `id`, or the next « id-2 », « id-3 » that is free; `taken` knows how far each id was counted. */
function unique(id: string, taken: Map<string, number>): string {
  let count = taken.get(id) ?? 0;
  let free = id;
  while (taken.has(free)) {
    count += 1;
    free = `${id}-${count}`;
  }
  taken.set(id, Math.max(count, 1));
  if (free !== id) taken.set(free, 1);
  return free;
}
