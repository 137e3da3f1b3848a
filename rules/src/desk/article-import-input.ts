import type { ArticleState } from '../catalogue/articles/article-states.ts';
import { articleStateLabels } from '../catalogue/articles/article-states.ts';
import { type Unite, unitNames } from '../catalogue/articles/articles.ts';
import { type ArticleInput, articleInput, changedArticleInput } from '../catalogue/articles-input.ts';
import { categoryInput } from '../catalogue/categories-input.ts';
import { linesOf } from '../platform/table-columns.ts';
import { foldText } from '../text/fold.ts';
import type { ImportChoices } from './sheet-import-input.ts';
import { type ArticleImportField, articleFields } from './spreadsheets/article-import-columns.ts';
import { type FoundTable, mendedRows, type SheetRow, twiceChosen } from './spreadsheets/find-table.ts';
import type { PicturedRow } from './spreadsheets/import-pictures.ts';
import { importSentences } from './spreadsheets/import-sentences.ts';
import { type ComparedTable, emptyRow, type ImportedCell, isTaken, refuse } from './spreadsheets/imported-rows.ts';
import { joinedCells, readArticleCell } from './spreadsheets/read-article-cell.ts';
import type { Said } from './spreadsheets/read-cells.ts';

type ComparedField = Exclude<ArticleImportField, 'id' | 'prixHorsTaxes' | 'categorie' | 'pictures'>;
type ComparedValues = Pick<ArticleInput, ComparedField>;

/** An article that exists, as it is compared with rows. */
export interface KnownArticle extends ComparedValues {
  id: number;
  categorie: string | null;
  isPack: boolean;
}

/** `patch` is what would be written of an article; `categorie` the name of its category, null for none. */
export interface ArticleRow extends PicturedRow {
  patch: Partial<ArticleInput>;
  categorie?: string | null;
}

interface Compared {
  table: Pick<FoundTable, 'rows' | 'isOwn'>;
  choices: ImportChoices<ArticleImportField>;
  known: readonly KnownArticle[];
  categories: readonly string[];
  /** Of a company that bears no VAT. */
  isFranchise: boolean;
}

/**
 * Compares the rows of a table with the articles that exist: what each would change, and what is wrong with it. It stops
 * after each row, so that who runs it can do something else between two.
 */
export function* compareArticles(compared: Compared): Generator<void, ComparedTable<ArticleRow>> {
  const { table, choices, known, categories } = compared;
  const questions = questionsOf(compared);
  const index = indexOf(known, table.isOwn);
  const categoryNames = new Map(categories.map((name) => [foldText(name.trim()), name]));
  const made = new Map<string, string>();
  const leftOut = new Set(choices.leftOut);
  const firstLines = new Map<string, ArticleRow>();
  let heading: string | null = null;
  const compareOne = ({ line, cells }: SheetRow): ArticleRow => {
    const title = headingOf(cells, choices);
    if (title !== null) {
      heading = title;
      return { ...emptyRow(line, 'titre', title), patch: {} };
    }
    const row = compareRow({ line, cells }, { ...compared, index, heading, categoryNames, made });
    if (leftOut.has(line)) return { ...row, kind: 'ecarte' as const };
    const key = row.recordId === null ? `${foldText(row.nom)} ${foldText(row.categorie ?? '')}` : `n ${row.recordId}`;
    const first = firstLines.get(key);
    if (first === undefined) firstLines.set(key, row);
    else if (row.nom !== '')
      for (const [one, other] of [
        [first, row],
        [row, first],
      ] as const)
        refuse(one, importSentences.twice('Le même article', other.line));
    return row;
  };
  const rows: ArticleRow[] = [];
  for (const row of mendedRows(table.rows, choices)) {
    rows.push(compareOne(row));
    yield;
  }
  const used = new Set(rows.flatMap(({ kind, categorie }) => (isTaken(kind) && categorie ? foldText(categorie) : [])));
  return { rows, questions, notes: [], newCategories: [...made].flatMap(([key, name]) => (used.has(key) ? name : [])) };
}

function questionsOf({ choices: { columns, rate }, isFranchise }: Compared): string[] {
  const isNet = columns.includes('prixHorsTaxes');
  return [
    ...(columns.includes('nom') ? [] : [importSentences.nameMissing]),
    ...twiceChosen(articleFields, columns),
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
export function headingOf(
  cells: readonly string[],
  { columns, hasHeadings }: Pick<ImportChoices, 'columns' | 'hasHeadings'>,
): string | null {
  const filled = cells.filter((cell) => cell.trim() !== '');
  const [text] = filled;
  const isAlone = text !== undefined && new Set(filled).size === 1 && /\p{L}/u.test(text);
  const isBetween = columns.filter((column) => column !== null).length > 1 && !columns.includes('categorie');
  return hasHeadings && isAlone && isBetween ? text.trim() : null;
}

interface RowContext extends Compared {
  index: Index;
  heading: string | null;
  categoryNames: ReadonlyMap<string, string>;
  /** Categories to be made, by their folded names; what is read adds to them. */
  made: Map<string, string>;
}

function compareRow({ line, cells }: SheetRow, context: RowContext): ArticleRow {
  const { choices, index } = context;
  const textOf = (one: ArticleImportField) => (cells[choices.columns.indexOf(one)] ?? '').trim();
  const row: ArticleRow = { ...emptyRow(line, 'identique', textOf('nom')), patch: {} };
  const category = categoryOf(textOf('categorie') || (context.heading ?? ''), context);
  const found = findKnown(row.nom, { id: textOf('id'), category: category.name, index });
  const current = found === 'several' ? null : found;
  row.recordId = current?.id ?? null;
  row.nom ||= current?.nom ?? '';
  if (found === 'several') refuse(row, importSentences.severalKnown);

  const rate = rateOf(textOf('tauxTva'), { choices, current });
  let hasBadStock = false;
  choices.columns.forEach((column, at) => {
    const own = cells[at] ?? '';
    if (column === null || column === 'id') return;
    if (column === 'pictures') {
      if (own.trim() !== '') row.cells.push({ column: at, text: own, before: null, after: null, problem: null });
      return;
    }
    const isJoined = articleFields.joined.includes(column);
    // What several columns say together stands at the first of them.
    if (isJoined && choices.columns.indexOf(column) !== at) {
      if (own.trim() !== '') row.cells.push({ column: at, text: own, before: null, after: null, problem: null });
      return;
    }
    const said = isJoined ? cells.filter((cell, place) => choices.columns[place] === column && cell.trim() !== '') : [];
    const text = said.length > 1 ? joinedCells(column, said) : (said[0] ?? own);
    const cell = { column: at, text: own, before: null, after: null, problem: null } as ImportedCell;
    if (text.trim() === '' && !(choices.emptied.includes(column) && current !== null)) return;
    row.cells.push(cell);
    if (column === 'categorie') return;
    const key = column === 'prixHorsTaxes' ? 'prix' : column;
    // Found by its name, an article keeps the way it is written.
    if (key === 'nom' && current && foldText(current.nom) === foldText(text.trim())) return;
    const read = text.trim() === '' ? emptied(key) : readArticleCell(column, text, rate);
    const checked = 'problem' in read ? read : check(key, read.value, current !== null);
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
  if (current === null && choices.onlyUpdates)
    return { ...row, kind: 'ecarte', problems: [importSentences.notThere], patch: {} };
  if (current)
    return { ...row, kind: Object.keys(row.patch).length > 0 || 'categorie' in row ? 'modifie' : 'identique' };
  return completed(row, hasBadStock);
}

/** The rate of a row by which its price without taxes becomes one with them: its own, or that of all. */
function rateOf(
  text: string,
  { choices: { rate, emptied }, current }: { choices: Compared['choices']; current: KnownArticle | null },
): string | null {
  const kept = emptied.includes('tauxTva') && text === '' ? null : (current?.tauxTva ?? null);
  const said = text === '' ? null : readArticleCell('tauxTva', text, null);
  const isSaid = said !== null && 'value' in said && articleInput.shape.tauxTva.safeParse(said.value).success;
  return (isSaid ? String(said.value) : kept) ?? rate;
}

/** What a new article lacks: without a name it is refused, without a price it comes in hidden. */
function completed(row: ArticleRow, hasBadStock: boolean): ArticleRow {
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
  row: ArticleRow,
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
  return /^\d+\.\d\d$/.test(String(value)) ? grouped(String(value).replace('.', ',')) : String(value);
}

/** « 1 234,50 » */
function grouped(amount: string): string {
  return amount.replace(/\d(?=(?:\d{3})+,)/g, '$&\u202f');
}
