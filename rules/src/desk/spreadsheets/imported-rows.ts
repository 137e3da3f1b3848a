export const importedKinds = ['nouveau', 'modifie', 'identique', 'refuse', 'ecarte', 'titre'] as const;
export type ImportedKind = (typeof importedKinds)[number];

/** A cell of a row that comes in: its text, what it would change from and to, and what is wrong with it. */
export interface ImportedCell {
  column: number;
  text: string;
  before: string | null;
  after: string | null;
  problem: string | null;
}

/** A row that comes in, and the record that it is of. */
export interface ImportedRow {
  line: number;
  kind: ImportedKind;
  nom: string;
  recordId: number | null;
  cells: ImportedCell[];
  /** Why it is refused, or what is said of it. */
  problems: string[];
}

export interface ComparedTable<Row extends ImportedRow = ImportedRow> {
  rows: Row[];
  /** What has to be answered before anything comes in. */
  questions: string[];
  /** Names of categories that would be made. */
  newCategories: string[];
  /** What is to be known of the table as a whole. */
  notes: string[];
}

export function emptyRow(line: number, kind: ImportedKind, nom: string): ImportedRow {
  return { line, kind, nom, recordId: null, cells: [], problems: [] };
}

export function refuse(row: ImportedRow, problem: string): void {
  row.kind = 'refuse';
  row.problems.push(problem);
}

/** Whether a row of this kind writes something. */
export function isTaken(kind: ImportedKind): boolean {
  return kind === 'nouveau' || kind === 'modifie';
}

/** How many rows there are of each kind. */
export function countsOf(rows: readonly ImportedRow[]): Record<ImportedKind, number> {
  const counts = { nouveau: 0, modifie: 0, identique: 0, refuse: 0, ecarte: 0, titre: 0 };
  for (const { kind } of rows) counts[kind] += 1;
  return counts;
}
