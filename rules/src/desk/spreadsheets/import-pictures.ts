import { foldText } from '../../text/fold.ts';
import { slugify } from '../../text/slug.ts';
import { importSentences, picturesOf, picturesUnused } from './import-sentences.ts';
import { type ImportedRow, isTaken } from './imported-rows.ts';

/** A picture of a ZIP that came with a table: its name there, and where it is stored, or why it is not. */
export interface ImportPicture {
  name: string;
  key: string | null;
  problem: string | null;
}

/** A row of an article; `pictures` are the names of those that it gets. */
export interface PicturedRow extends ImportedRow {
  pictures?: string[];
}

interface Given {
  /** Of the pictures that can be taken. */
  names: readonly string[];
  /** What each column of the table is taken for. */
  columns: readonly (string | null)[];
  /** Whether this article has pictures, which it keeps. */
  hasPictures: (recordId: number) => boolean;
}

const inOrder = new Intl.Collator('fr', { numeric: true });

/**
 * Gives articles without pictures those that their cells name, by the file or its place in the ZIP, and where no cell does
 * those whose files are called as they are: « tente-dome.jpg », « Tente dôme 2.jpg ». Names are compared, never opened.
 * Returns what is to be known.
 */
export function givePictures(rows: readonly PicturedRow[], { names, columns, hasPictures }: Given): string[] {
  if (names.length === 0) return [];
  const find = finderOf(names);
  const used = new Set<string>();
  const unnamed: PicturedRow[] = [];
  let kept = 0;
  /** Whether the row gets what was found. */
  const give = (row: PicturedRow, found: readonly string[]): boolean => {
    for (const name of found) used.add(name);
    const isOpen = isTaken(row.kind) || row.kind === 'identique';
    const isKept = row.recordId !== null && hasPictures(row.recordId);
    if (isOpen && isKept && found.length > 0) kept += 1;
    if (!isOpen || isKept) return false;
    if (found.length > 0)
      Object.assign(row, { pictures: [...new Set(found)], kind: row.kind === 'nouveau' ? 'nouveau' : 'modifie' });
    return true;
  };
  for (const row of rows) {
    const said = row.cells
      .filter(({ column }) => columns[column] === 'pictures')
      .map((cell) => ({ cell, looked: namesIn(cell.text).map((name) => ({ name, found: find(name) })) }));
    if (said.length === 0) {
      unnamed.push(row);
      continue;
    }
    if (
      !give(
        row,
        said.flatMap(({ looked }) => looked.flatMap(({ found }) => found ?? [])),
      )
    )
      continue;
    for (const { cell, looked } of said) {
      cell.after = looked.flatMap(({ found }) => found ?? []).join('\n') || null;
      const wrong = looked.find(({ found }) => !found);
      if (wrong) cell.problem = importSentences[wrong.found === null ? 'pictureTwice' : 'pictureMissing'](wrong.name);
    }
  }
  const left = names.filter((name) => !used.has(name));
  for (const [row, found] of namedAlike(unnamed, left)) if (give(row, found)) row.problems.push(picturesOf(found));
  const unused = left.filter((name) => !used.has(name)).toSorted(inOrder.compare);
  return [
    ...(unused.length > 0 ? [picturesUnused(unused)] : []),
    ...(kept > 0 ? [importSentences.picturesKept(kept)] : []),
  ];
}

/** Finds a picture by its place, or else by its file alone, of which null means several. */
function finderOf(names: readonly string[]): (said: string) => string | null | undefined {
  const byPlace = new Map(names.map((name) => [foldText(name), name]));
  const byFile = new Map<string, string | null>();
  for (const name of names) {
    const file = foldText(fileOf(name));
    byFile.set(file, byFile.has(file) ? null : name);
  }
  return (said) => {
    const place = foldText(said.replaceAll('\\', '/').replace(/^(?:\.?\/)+/, ''));
    return byPlace.get(place) ?? byFile.get(fileOf(place));
  };
}

/** Rows with the pictures whose files are called as their articles are, but for a number at the end. */
function namedAlike(rows: readonly PicturedRow[], names: readonly string[]): Map<PicturedRow, string[]> {
  const bySlug = new Map<string, PicturedRow | null>();
  for (const row of rows) {
    const slug = slugify(row.nom);
    // Of two of one name it is not clear whose it is.
    if (slug !== '') bySlug.set(slug, bySlug.has(slug) ? null : row);
  }
  const found = new Map<PicturedRow, string[]>();
  for (const name of names.toSorted(inOrder.compare)) {
    const slug = slugify(
      fileOf(name)
        .replace(/\.[^.]*$/, '')
        .replaceAll('_', ' '),
    );
    const row = bySlug.get(slug) ?? bySlug.get(slug.replace(/-\d+$/, ''));
    if (row) found.set(row, [...(found.get(row) ?? []), name]);
  }
  return found;
}

function fileOf(name: string): string {
  return name.slice(name.lastIndexOf('/') + 1);
}

/** « tente-1.jpg ; tente-2.jpg », or one a line. */
function namesIn(cell: string): string[] {
  return cell
    .split(/[\r\n;|]+|(?<=\.\w{3,4})\s*,/)
    .map((name) => name.trim())
    .filter((name) => name !== '');
}
