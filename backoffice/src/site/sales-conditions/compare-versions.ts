import { diffArrays, diffLines, diffWordsWithSpace } from 'diff';
import { readableText } from './version-text.ts';

export interface VersionPart {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

// In milliseconds: texts too different for that are compared line by line.
const patience = 1_000;

/** The differences between the HTML of two versions, word by word, in reading order. */
export function compareVersions(before: string, after: string): VersionPart[] {
  return compareTexts(apart(before), apart(after));
}

/**
 * What a text changes of another one, both HTML: a passage for each place, its paragraphs compared word by word. Empty
 * when no word changed.
 */
export function changedPassages(before: string, after: string): VersionPart[][] {
  const passages: VersionPart[][] = [];
  let removed: string[] = [];
  let added: string[] = [];
  const endPassage = () => {
    if (removed.length + added.length > 0) passages.push(compareTexts(removed.join('\n\n'), added.join('\n\n')));
    removed = [];
    added = [];
  };
  for (const change of diffArrays(readableText(before).split('\n'), readableText(after).split('\n'))) {
    if (change.removed) removed = change.value;
    else if (change.added) added = change.value;
    else endPassage();
  }
  endPassage();
  return passages.filter((passage) => passage.some(({ kind, text }) => kind !== 'same' && text.trim() !== ''));
}

function compareTexts(from: string, to: string): VersionPart[] {
  const changes = diffWordsWithSpace(from, to, { timeout: patience }) ?? diffLines(from, to);
  return changes.map(({ added, removed, value }) => ({ kind: kindOf(added, removed), text: value }));
}

/** Number of words in the parts of one kind. */
export function countWords(parts: VersionPart[], kind: VersionPart['kind']): number {
  return parts
    .filter((part) => part.kind === kind)
    .reduce((count, { text }) => count + (text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0), 0);
}

function kindOf(added: boolean, removed: boolean): VersionPart['kind'] {
  if (added) return 'added';
  return removed ? 'removed' : 'same';
}

// An empty line between paragraphs.
function apart(html: string): string {
  return readableText(html).replaceAll('\n', '\n\n');
}
