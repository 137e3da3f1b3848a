import { diffLines, diffWordsWithSpace } from 'diff';
import { readableText } from './version-text.ts';

export interface Part {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

// In milliseconds: two texts that have nothing in common are compared line by line.
const patience = 1_000;

/** What was added and removed from one version's HTML to another's, word by word, in the order of reading. */
export function compareVersions(before: string, after: string): Part[] {
  const [from, to] = [apart(before), apart(after)];
  const changes = diffWordsWithSpace(from, to, { timeout: patience }) ?? diffLines(from, to);
  return changes.map(({ added, removed, value }) => ({ kind: kindOf(added, removed), text: value }));
}

/** How many words the parts of one kind hold. */
export function countWords(parts: Part[], kind: Part['kind']): number {
  return parts
    .filter((part) => part.kind === kind)
    .reduce((count, { text }) => count + (text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0), 0);
}

function kindOf(added: boolean, removed: boolean): Part['kind'] {
  if (added) return 'added';
  return removed ? 'removed' : 'same';
}

// An empty line between paragraphs, which stand close to each other otherwise.
function apart(html: string): string {
  return readableText(html).replaceAll('\n', '\n\n');
}
