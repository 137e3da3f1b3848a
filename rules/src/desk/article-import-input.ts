import type { ArticleState } from '../catalogue/articles/article-states.ts';
import { articleStateLabels } from '../catalogue/articles/article-states.ts';
import { type Unite, unitNames } from '../catalogue/articles/articles.ts';
import { type ArticleInput, articleInput, changedArticleInput } from '../catalogue/articles-input.ts';
import { categoryInput } from '../catalogue/categories-input.ts';
import { z } from '../fields/zod.ts';
import { limits } from '../limits.ts';
import { linesOf } from '../platform/table-columns.ts';
import { vatRates } from '../prices/lines.ts';
import { foldText } from '../text/fold.ts';
import {
  type ArticleImportField,
  articleFieldTitle,
  articleImportFields,
  type FoundTable,
  type SheetRow,
} from './spreadsheets/article-import-columns.ts';
import { importSentences } from './spreadsheets/import-sentences.ts';
import { readArticleCell } from './spreadsheets/read-article-cell.ts';
import type { Said } from './spreadsheets/read-cells.ts';

const field = z.enum(articleImportFields);

function orDefault<Value>(type: z.ZodType<Value>, value: Value) {
  return z.preprocess((given) => given ?? value, type);
}

/** What is decided about a table of articles before it comes in; columns and lines as the table has them. */
export const articleImportInput = z.object({
  columns: z.array(field.nullable()).max(limits.sheetColumns),
  /** Fields of which an empty cell empties what is there. */
  emptied: orDefault(z.array(field).max(articleImportFields.length), []),
  /** Percent of VAT by which prices without taxes become those with them. */
  rate: orDefault(z.enum(vatRates).nullable(), null),
  /** Whether a row of one text is a heading: the category of those below. */
  hasHeadings: orDefault(z.boolean(), true),
  /** Whether categories that do not exist are made. */
  makesCategories: orDefault(z.boolean(), true),
  /** Lines that stay out. */
  leftOut: orDefault(z.array(z.int().min(1)).max(limits.sheetRows), []),
  mended: orDefault(
    z
      .array(z.object({ line: z.int().min(1), column: z.int().min(0), text: z.string().max(limits.html) }))
      .max(limits.sheetRows),
    [],
  ),
});
export type ArticleImportChoices = z.infer<typeof articleImportInput>;

type ComparedField = Exclude<ArticleImportField, 'id' | 'prixHorsTaxes' | 'categorie'>;
type ComparedValues = Pick<ArticleInput, ComparedField>;

/** An article that exists, as it is compared with rows. */
export interface KnownArticle extends ComparedValues {
  id: number;
  categorie: string | null;
  isPack: boolean;
}

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

/** A row that comes in. `patch` is what would be written of it; `categorie` the name of its category, null for none. */
export interface ImportedRow {
  line: number;
  kind: ImportedKind;
  nom: string;
  articleId: number | null;
  cells: ImportedCell[];
  /** Why it is refused, or what is said of it. */
  problems: string[];
  patch: Partial<ArticleInput>;
  categorie?: string | null;
}

export interface ComparedTable {
  rows: ImportedRow[];
  /** What has to be answered before anything comes in. */
  questions: string[];
  /** Names of categories that would be made. */
  newCategories: string[];
}

interface Compared {
  table: Pick<FoundTable, 'titles' | 'rows' | 'isOwn'>;
  choices: ArticleImportChoices;
  known: readonly KnownArticle[];
  categories: readonly string[];
  /** Of a company that bears no VAT. */
  isFranchise: boolean;
}

/**
 * Compares the rows of a table with the articles that exist: what each would change, and what is wrong with it. It stops
 * after each row, so that who runs it can do something else between two.
 */
export function* compareArticles(compared: Compared): Generator<void, ComparedTable> {
  const { table, choices, known, categories } = compared;
  const questions = questionsOf(compared);
  const index = indexOf(known, table.isOwn);
  const categoryNames = new Map(categories.map((name) => [foldText(name.trim()), name]));
  const made = new Map<string, string>();
  const leftOut = new Set(choices.leftOut);
  const mended = new Map(choices.mended.map(({ line, column, text }) => [`${line} ${column}`, text]));
  const firstLines = new Map<string, ImportedRow>();
  let heading: string | null = null;
  const compareOne = ({ line, cells: read }: SheetRow): ImportedRow => {
    const cells = read.map((text, column) => mended.get(`${line} ${column}`) ?? text);
    const title = headingOf(cells, choices);
    if (title !== null) {
      heading = title;
      return emptyRow(line, 'titre', title);
    }
    const row = compareRow({ line, cells }, { ...compared, index, heading, categoryNames, made });
    if (leftOut.has(line)) return { ...row, kind: 'ecarte' as const };
    const key = row.articleId === null ? `${foldText(row.nom)} ${foldText(row.categorie ?? '')}` : `n ${row.articleId}`;
    const first = firstLines.get(key);
    if (first === undefined) firstLines.set(key, row);
    else if (row.nom !== '')
      for (const [one, other] of [
        [first, row],
        [row, first],
      ] as const)
        refuse(one, importSentences.twice(other.line));
    return row;
  };
  const rows: ImportedRow[] = [];
  for (const row of table.rows) {
    rows.push(compareOne(row));
    yield;
  }
  const used = new Set(rows.flatMap(({ kind, categorie }) => (isTaken(kind) && categorie ? foldText(categorie) : [])));
  return { rows, questions, newCategories: [...made].flatMap(([key, name]) => (used.has(key) ? name : [])) };
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

function questionsOf({ choices: { columns, rate }, isFranchise }: Compared): string[] {
  const twice = articleImportFields.filter((one) => columns.filter((column) => column === one).length > 1);
  const isNet = columns.includes('prixHorsTaxes');
  return [
    ...(columns.includes('nom') ? [] : [importSentences.nameMissing]),
    ...twice.map((one) => importSentences.fieldTwice(articleFieldTitle(one))),
    ...(isNet && isFranchise ? [importSentences.noVat] : []),
    ...(isNet && columns.includes('prix') ? [importSentences.bothPrices] : []),
    ...(isNet && !isFranchise && rate === null ? [importSentences.whichRate] : []),
  ];
}

interface Index {
  byId: ReadonlyMap<number, KnownArticle>;
  byName: ReadonlyMap<string, readonly KnownArticle[]>;
}

function indexOf(known: readonly KnownArticle[], isOwn: boolean): Index {
  const byName = new Map<string, KnownArticle[]>();
  for (const article of known) {
    const key = foldText(article.nom);
    const named = byName.get(key);
    if (named) named.push(article);
    else byName.set(key, [article]);
  }
  return { byId: new Map(isOwn ? known.map((article) => [article.id, article]) : []), byName };
}

/** The text of a row that has no other one, where the table names no category. */
function headingOf(cells: readonly string[], { columns, hasHeadings }: ArticleImportChoices): string | null {
  const filled = cells.filter((cell) => cell.trim() !== '');
  const [text] = filled;
  const isAlone = text !== undefined && new Set(filled).size === 1 && /\p{L}/u.test(text);
  const isBetween = columns.filter((column) => column !== null).length > 1 && !columns.includes('categorie');
  return hasHeadings && isAlone && isBetween ? text.trim() : null;
}

function emptyRow(line: number, kind: ImportedKind, nom: string): ImportedRow {
  return { line, kind, nom, articleId: null, cells: [], problems: [], patch: {} };
}

function refuse(row: ImportedRow, problem: string): void {
  row.kind = 'refuse';
  row.problems.push(problem);
}

interface RowContext extends Compared {
  index: Index;
  heading: string | null;
  categoryNames: ReadonlyMap<string, string>;
  /** Categories to be made, by their folded names; what is read adds to them. */
  made: Map<string, string>;
}

function compareRow({ line, cells }: SheetRow, context: RowContext): ImportedRow {
  const { choices, index } = context;
  const textOf = (one: ArticleImportField) => (cells[choices.columns.indexOf(one)] ?? '').trim();
  const row = emptyRow(line, 'identique', textOf('nom'));
  const category = categoryOf(textOf('categorie') || (context.heading ?? ''), context);
  const found = findKnown(row.nom, { id: textOf('id'), category: category.name, index });
  const current = found === 'several' ? null : found;
  row.articleId = current?.id ?? null;
  row.nom ||= current?.nom ?? '';
  if (found === 'several') refuse(row, importSentences.severalKnown);

  let hasBadStock = false;
  choices.columns.forEach((column, at) => {
    const text = cells[at] ?? '';
    if (column === null || column === 'id') return;
    const cell = { column: at, text, before: null, after: null, problem: null } as ImportedCell;
    if (text.trim() === '' && !(choices.emptied.includes(column) && current !== null)) return;
    row.cells.push(cell);
    if (column === 'categorie') return;
    const key = column === 'prixHorsTaxes' ? 'prix' : column;
    // Found by its name, an article keeps the way it is written.
    if (key === 'nom' && current && foldText(current.nom) === foldText(text.trim())) return;
    const said = text.trim() === '' ? emptied(key) : readArticleCell(column, text, choices.rate);
    const checked = 'problem' in said ? said : check(key, said.value, current !== null);
    if ('problem' in checked) {
      cell.problem = checked.problem;
      if (key === 'quantite') hasBadStock = true;
      if (key === 'nom' || key === 'prix') refuse(row, checked.problem);
      return;
    }
    if (current && shown(key, current[key]) === shown(key, checked.value)) return;
    if (key === 'quantite' && current?.isPack) {
      cell.problem = importSentences.ofPack;
      return;
    }
    cell.before = current && shown(key, current[key]);
    cell.after = shown(key, checked.value);
    Object.assign(row.patch, { [key]: checked.value });
  });
  placeIn(row, category, { current, at: choices.columns.indexOf('categorie') });
  if (row.kind === 'refuse') return row;
  if (current)
    return { ...row, kind: Object.keys(row.patch).length > 0 || 'categorie' in row ? 'modifie' : 'identique' };
  return completed(row, hasBadStock);
}

/** What a new article lacks: without a name it is refused, without a price it comes in hidden. */
function completed(row: ImportedRow, hasBadStock: boolean): ImportedRow {
  if (row.patch.nom === undefined) {
    if (row.problems.length === 0) refuse(row, importSentences.nameMissing);
    return { ...row, kind: 'refuse' };
  }
  const isUnpriced = Number(row.patch.prix ?? 0) === 0;
  if (!isUnpriced && !hasBadStock) return { ...row, kind: 'nouveau' };
  const etat = row.patch.etat === 'archive' ? 'archive' : 'masque';
  row.problems.push(isUnpriced ? importSentences.draft : importSentences.draftStock);
  return { ...row, kind: 'nouveau', patch: { prix: '0.00', ...row.patch, etat } };
}

interface Category {
  /** As it is, or would be, called; null without one. */
  name: string | null;
  problem: string | null;
  isSaid: boolean;
}

function categoryOf(text: string, { choices, categoryNames, made }: RowContext): Category {
  const said = text.trim();
  if (said === '') return { name: null, problem: null, isSaid: choices.emptied.includes('categorie') };
  const key = foldText(said);
  const known = categoryNames.get(key) ?? made.get(key);
  if (known !== undefined) return { name: known, problem: null, isSaid: true };
  const checked = categoryInput.shape.nom.safeParse(said);
  if (!checked.success || !choices.makesCategories)
    return { name: null, problem: importSentences.categoryUnknown(said), isSaid: false };
  made.set(key, checked.data);
  return { name: checked.data, problem: null, isSaid: true };
}

function placeIn(
  row: ImportedRow,
  { name, problem, isSaid }: Category,
  { current, at }: { current: KnownArticle | null; at: number },
): void {
  const cell = row.cells.find(({ column }) => column === at);
  if (cell) cell.problem = problem;
  else if (problem !== null) row.problems.push(problem);
  if (!isSaid || (current?.categorie ?? null) === name) return;
  row.categorie = name;
  if (cell) Object.assign(cell, { before: current?.categorie ?? null, after: name ?? '' });
}

function findKnown(
  nom: string,
  { id, category, index }: { id: string; category: string | null; index: Index },
): KnownArticle | 'several' | null {
  const byId = /^\d+$/.test(id) ? index.byId.get(Number(id)) : undefined;
  if (byId) return byId;
  const named = nom === '' ? [] : (index.byName.get(foldText(nom)) ?? []);
  const placed =
    category === null ? named : named.filter(({ categorie }) => foldText(categorie ?? '') === foldText(category));
  return placed.length > 1 ? 'several' : (placed[0] ?? null);
}

/** What an emptied field comes to. */
function emptied(key: ComparedField): Said<unknown> {
  return { value: key === 'nom' || key === 'prix' ? '' : undefined };
}

/** As the form of an article takes it. */
function check(key: ComparedField, value: unknown, isKnown: boolean): Said<ComparedValues[ComparedField]> {
  const { shape } = isKnown ? changedArticleInput : articleInput;
  const checked = shape[key].safeParse(value);
  if (checked.success) return { value: checked.data };
  return { problem: checked.error.issues[0]?.message ?? '' };
}

function shown(key: ComparedField, value: ComparedValues[ComparedField]): string {
  if (value === null) return key === 'quantite' ? 'illimité' : '';
  if (key === 'unite') return unitNames[value as Unite];
  if (key === 'etat') return articleStateLabels[value as ArticleState];
  if (key === 'specifications')
    return linesOf((value as ArticleInput['specifications']).map(({ label, value: said }) => `${label} : ${said}`));
  if (Array.isArray(value)) return linesOf(value as string[]);
  return /^\d+\.\d\d$/.test(String(value)) ? String(value).replace('.', ',') : String(value);
}
