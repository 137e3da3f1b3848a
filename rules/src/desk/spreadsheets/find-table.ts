import { type Column, ownNumber } from '../../platform/table-columns.ts';
import { foldText } from '../../text/fold.ts';
import { importSentences } from './import-sentences.ts';

/** What the columns of a table of one kind can be. */
export interface ImportFields<Field extends string = string> {
  all: readonly Field[];
  /** Those that name a record: where no title says one, the first column of words is a name. */
  naming: readonly Field[];
  /** Those that no empty cell empties. */
  kept: readonly Field[];
  /** Those that several columns say together. */
  joined: readonly Field[];
  /** The title of such a column, as the own export has it. */
  titleOf(field: Field): string;
  /** What a title says that its column is: by its whole name, else by the longest one that it begins with. */
  recognise(title: string): Field | null;
  /** What the cells below say that it is, more exactly than its title. */
  readCells(found: Field | null, title: string, cells: readonly string[]): Field | null;
}

interface Described<Field extends string> {
  /** What people call each field, parted by « | »; folded, without signs. */
  names: Record<Field, string>;
  /** Of the own export, and of what it has not. */
  columns: readonly Column[];
  titles: Partial<Record<Field, string>>;
  naming: readonly Field[];
  kept: readonly Field[];
  joined: readonly Field[];
  /** Another reading of the words of a title. */
  read?: (found: Field | null, words: string) => Field | null;
  readCells?: ImportFields<Field>['readCells'];
}

export function importFields<Field extends string>(described: Described<Field>): ImportFields<Field> {
  const {
    names,
    columns,
    titles,
    naming,
    kept,
    joined,
    read = (found) => found,
    readCells = (found) => found,
  } = described;
  const all = Object.keys(names) as Field[];
  const synonyms = all
    .flatMap((field) => names[field].split('|').map((name) => ({ field, name })))
    .filter(({ name }) => name !== '');
  const ownTitles = new Map<string, string>(columns.map(({ key, title }) => [key, title]));
  return {
    all,
    naming,
    kept,
    joined,
    readCells,
    titleOf: (field) => titles[field] ?? ownTitles.get(field) ?? field,
    recognise: (title) => {
      if (title.trim() === ownNumber) return all.find((field) => field === 'id') ?? null;
      const words = foldText(title)
        .replace(/\([^)]*\)|[^a-z0-9]+/g, ' ')
        .trim();
      const begun = synonyms
        .filter(({ name }) => words === name || words.startsWith(`${name} `))
        .toSorted((one, other) => other.name.length - one.name.length);
      return read(begun[0]?.field ?? null, words);
    },
  };
}

/** What is asked of fields that several columns are taken for. */
export function twiceChosen<Field extends string>(
  { all, joined, titleOf }: ImportFields<Field>,
  columns: readonly (Field | null)[],
): string[] {
  return all
    .filter((field) => !joined.includes(field) && columns.filter((column) => column === field).length > 1)
    .map((field) => importSentences.fieldTwice(titleOf(field)));
}

/** A row of a table as its spreadsheet numbers it. */
export interface SheetRow {
  line: number;
  cells: string[];
}

/** The rows with what was mended in their cells. */
export function mendedRows(
  rows: readonly SheetRow[],
  { mended }: { mended: readonly { line: number; column: number; text: string }[] },
): SheetRow[] {
  const texts = new Map(mended.map(({ line, column, text }) => [`${line} ${column}`, text]));
  if (texts.size === 0) return [...rows];
  return rows.map(({ line, cells }) => ({
    line,
    cells: cells.map((text, column) => texts.get(`${line} ${column}`) ?? text),
  }));
}

/** A table whose titles were found, what its columns are taken for, and whether an own export wrote it. */
export interface FoundTable {
  titles: string[];
  columns: (string | null)[];
  isOwn: boolean;
  rows: SheetRow[];
}

/** Rows among which titles are sought: a heading of the sheet may stand above them. */
const rowsBeforeTitles = 30;

/**
 * Finds the titles of a table, below what stands above them; without any, columns have letters, and the first of words is
 * taken for the names. Columns without anything are left out.
 */
export function findTable(fields: ImportFields, all: readonly SheetRow[]): FoundTable {
  const { recognise } = fields;
  const seen = all.slice(0, rowsBeforeTitles).map((row) => new Set(row.cells.flatMap((c) => recognise(c) ?? [])));
  const best = seen.reduce((found, names, at) => (names.size > (seen[found]?.size ?? 0) ? at : found), 0);
  const found = seen[best];
  const areWords = all[best]?.cells.every((cell) => !/\d/.test(cell)) === true;
  const hasTitles = found !== undefined && (found.size > 1 || (found.size === 1 && areWords));
  const below = all.slice(hasTitles ? best + 1 : 0).filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const head = hasTitles ? (all[best]?.cells ?? []) : [];
  const width = Math.max(
    head.length,
    below.reduce((most, { cells }) => Math.max(most, cells.length), 0),
  );
  const used = Array.from({ length: width }, (_, at) => at).filter(
    (at) => (head[at] ?? '').trim() !== '' || below.some(({ cells }) => (cells[at] ?? '').trim() !== ''),
  );
  const shown = used.map((at) => (head[at] ?? '').trim() || `Colonne ${columnLetters(at)}`);
  const rows = below.map(({ line, cells }) => ({ line, cells: used.map((at) => cells[at] ?? '') }));
  return {
    titles: shown,
    columns: withNames(
      fields,
      // Of two that seem to be the same it is asked, where they are not joined.
      shown.map((title, at) =>
        hasTitles
          ? fields.readCells(
              recognise(title),
              title,
              rows.flatMap(({ cells }) => (cells[at] ? [cells[at]] : [])),
            )
          : null,
      ),
      rows,
    ),
    isOwn: shown.includes(ownNumber),
    rows,
  };
}

/** Where no title says which column has the names, the first of words that is nothing else. */
function withNames(
  { naming }: ImportFields,
  columns: readonly (string | null)[],
  rows: readonly SheetRow[],
): (string | null)[] {
  const isWordy = (at: number) =>
    rows.filter(({ cells }) => /\p{L}{3}/u.test(cells[at] ?? '')).length > rows.length / 2;
  const isNamed = columns.some((field) => field !== null && naming.includes(field));
  const name = isNamed ? -1 : columns.findIndex((field, at) => field === null && isWordy(at));
  return columns.map((field, at) => (at === name ? (naming[0] ?? null) : field));
}

/** « A », « Z », « AA ». */
export function columnLetters(at: number): string {
  const last = String.fromCharCode(65 + (at % 26));
  return at < 26 ? last : `${columnLetters(Math.floor(at / 26) - 1)}${last}`;
}
