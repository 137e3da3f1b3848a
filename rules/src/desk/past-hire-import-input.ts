import { matchKeys } from '../customers/customers.ts';
import { formatNumericDay } from '../dates/format-dates.ts';
import { pastHireSentences } from '../money/past-hires/past-hires.ts';
import { type PastHireInput, pastHireInput } from '../money/past-hires-input.ts';
import { formatCents, toAmount, toCents } from '../prices/amounts.ts';
import { netOfTax } from '../prices/net-of-tax.ts';
import { foldText } from '../text/fold.ts';
import type { ImportChoices } from './sheet-import-input.ts';
import { type FoundTable, mendedRows, type SheetRow, twiceChosen } from './spreadsheets/find-table.ts';
import { importSentences } from './spreadsheets/import-sentences.ts';
import { type ComparedTable, emptyRow, type ImportedRow, isTaken, refuse } from './spreadsheets/imported-rows.ts';
import { type PastHireImportField, pastHireFields } from './spreadsheets/past-hire-columns.ts';
import { readDayCell, readGrossCell, readNetCell, type Said, withTaxes } from './spreadsheets/read-cells.ts';

/** A hire of the past that is there, with the name on its customer's sheet, empty without one. */
export interface KnownPastHire extends PastHireInput {
  id: number;
  client: string;
}

/** `content` is the whole hire as it would be written; null for nothing to write. */
export interface PastHireRow extends ImportedRow {
  content: PastHireInput | null;
}

interface Compared {
  table: Pick<FoundTable, 'rows' | 'isOwn'>;
  choices: ImportChoices<PastHireImportField>;
  known: readonly KnownPastHire[];
  /** Customers by what they are found by, as `matchKeys`; null where several have it. */
  customers: ReadonlyMap<string, { id: number; nom: string } | null>;
  /** Of a company that bears no VAT. */
  isFranchise: boolean;
}

/**
 * Compares the rows of a table with the hires of the past that are there: what each would change, and what is wrong with
 * it. It stops after each row, so that who runs it can do something else between two.
 */
export function* comparePastHires(compared: Compared): Generator<void, ComparedTable<PastHireRow>> {
  const { table, choices } = compared;
  const index = indexOf(compared);
  const leftOut = new Set(choices.leftOut);
  const firstRows = new Map<string, PastHireRow>();
  const rows: PastHireRow[] = [];
  let unnamed = 0;
  for (const read of mendedRows(table.rows, choices)) {
    yield;
    const { row, key } = compareRow(read, { ...compared, index });
    rows.push(leftOut.has(row.line) ? { ...row, kind: 'ecarte' as const } : row);
    if (leftOut.has(row.line)) continue;
    const first = firstRows.get(key);
    if (first) {
      refuse(first, importSentences.twice('La même location', row.line));
      refuse(row, importSentences.twice('La même location', first.line));
    } else firstRows.set(key, row);
    if (isTaken(row.kind) && row.content?.customerId === null) unnamed += 1;
  }
  return {
    rows,
    newCategories: [],
    notes: unnamed > 0 ? [importSentences.withoutSheet(unnamed)] : [],
    questions: questionsOf(compared),
  };
}

function questionsOf({ table, choices, isFranchise }: Compared): string[] {
  const { columns, rate } = choices;
  const totals = [columns.indexOf('total'), columns.indexOf('totalHorsTaxes')].filter((at) => at !== -1);
  const isHalf = ({ cells }: SheetRow) => totals.filter((at) => (cells[at] ?? '').trim() !== '').length === 1;
  const needsRate = !isFranchise && rate === null && mendedRows(table.rows, choices).some(isHalf);
  return [
    ...(columns.includes('debut') && totals.length > 0 ? [] : [importSentences.hireColumns]),
    ...twiceChosen(pastHireFields, columns),
    ...(needsRate ? [importSentences.whichHireRate] : []),
  ];
}

interface Index {
  byId: ReadonlyMap<number, KnownPastHire>;
  byKey: ReadonlyMap<string, readonly KnownPastHire[]>;
  /** Those that a row was found to be of: another row like it is another hire. */
  claimed: Set<KnownPastHire>;
}

function indexOf({ known, table }: Compared): Index {
  const byKey = new Map<string, KnownPastHire[]>();
  for (const hire of known) {
    const alike = byKey.get(keyOf(hire));
    if (alike) alike.push(hire);
    else byKey.set(keyOf(hire), [hire]);
  }
  const byId = new Map(table.isOwn ? known.map((hire) => [hire.id, hire]) : []);
  return { byId, byKey, claimed: new Set() };
}

/** What a hire is known again by: its reference within its year, as numbers begin anew, or else its day and total. */
function keyOf({ reference, debut, total }: Pick<PastHireInput, 'reference' | 'debut' | 'total'>): string {
  return reference === '' ? `${debut} ${total}` : `n ${foldText(reference)} ${debut.slice(0, 4)}`;
}

/**
 * The hire that a row is of, which no other row was found to be of: without a reference that of the same customer, or one
 * of nobody; who is nobody's may be anybody's.
 */
function findKnown(
  said: Pick<PastHireInput, 'reference' | 'debut' | 'total' | 'customerId'>,
  { byKey, claimed }: Index,
): KnownPastHire | 'several' | null {
  const alike = (byKey.get(keyOf(said)) ?? []).filter((one) => !claimed.has(one));
  if (said.reference !== '') return alike.length > 1 ? 'several' : (alike[0] ?? null);
  const of = (customerId: number | null) => alike.find((one) => one.customerId === customerId);
  return of(said.customerId) ?? of(null) ?? (said.customerId === null ? alike[0] : undefined) ?? null;
}

type Values = Partial<Omit<PastHireInput, 'customerId'>>;

function compareRow(
  { line, cells }: SheetRow,
  context: Compared & { index: Index },
): { row: PastHireRow; key: string } {
  const { choices, index } = context;
  const textOf = (field: PastHireImportField) =>
    choices.columns
      .flatMap((column, at) => (column === field ? (cells[at] ?? '').trim() : []))
      .filter((text) => text !== '')
      .join(' ');
  const row: PastHireRow = { ...emptyRow(line, 'identique', textOf('client') || textOf('reference')), content: null };
  const values: Values = {};
  choices.columns.forEach((column, at) => {
    const text = cells[at] ?? '';
    if (column === null || column === 'id' || text.trim() === '') return;
    const cell = { column: at, text, before: null, after: null, problem: null as string | null };
    row.cells.push(cell);
    if (column === 'client' || column === 'email') return;
    const checked = readCell(column, text);
    if ('problem' in checked) {
      cell.problem = checked.problem;
      if (column !== 'reference') refuse(row, checked.problem);
    } else values[column] = checked.value;
  });
  const found = findCustomer(textOf('client'), textOf('email'), context);
  const byId = /^\d+$/.test(textOf('id')) ? index.byId.get(Number(textOf('id'))) : undefined;
  const sought = { reference: values.reference ?? '', debut: values.debut ?? '', customerId: found?.id ?? null };
  const known = byId ?? findKnown({ ...sought, total: totalsOf(values, null, context).total }, index);
  const current = known === 'several' ? null : known;
  if (known === 'several') refuse(row, importSentences.sameHires);
  if (current) index.claimed.add(current);
  row.recordId = current?.id ?? null;
  // What a row says nothing of stays as it is.
  const said: PastHireInput = {
    reference: values.reference ?? current?.reference ?? '',
    debut: values.debut ?? current?.debut ?? '',
    ...totalsOf(values, current, context),
    customerId: found?.id ?? current?.customerId ?? null,
  };
  const key = current ? `n ${current.id}` : `${keyOf(said)} ${foldText(`${textOf('client')} ${textOf('email')}`)}`;
  if (row.kind === 'refuse') return { row, key };
  const checked = pastHireInput.safeParse(said);
  if (!checked.success) {
    refuse(row, checked.error.issues[0]?.message ?? '');
    return { row, key };
  }
  if (toCents(said.totalHorsTaxes) > toCents(said.total)) refuse(row, pastHireSentences.netAboveTotal);
  else if (current === null || fieldsOf(checked.data).some((field) => checked.data[field] !== current[field])) {
    row.kind = current === null ? 'nouveau' : 'modifie';
    row.content = checked.data;
  }
  const client = found?.nom ?? (said.customerId === null ? '' : (current?.client ?? ''));
  showIn(row, choices.columns, { after: { ...checked.data, client }, before: current });
  return { row, key };
}

function readCell(column: 'reference' | 'debut' | 'total' | 'totalHorsTaxes', text: string): Said<string> {
  const read = { reference: asText, debut: readDayCell, total: readGrossCell, totalHorsTaxes: readNetCell }[column](
    text,
  );
  if ('problem' in read) return read;
  const checked = pastHireInput.shape[column].safeParse(read.value);
  return checked.success ? { value: checked.data } : { problem: checked.error.issues[0]?.message ?? '' };
}

function asText(text: string): Said<string> {
  return { value: text };
}

/** Both totals of a hire: of one that is said alone, the other is as it was where the first is, or follows from the rate. */
function totalsOf(
  { total, totalHorsTaxes }: Values,
  current: KnownPastHire | null,
  { choices: { rate }, isFranchise }: Compared,
): Pick<PastHireInput, 'total' | 'totalHorsTaxes'> {
  if (total !== undefined && totalHorsTaxes !== undefined) return { total, totalHorsTaxes };
  const isSame =
    (total ?? current?.total) === current?.total &&
    (totalHorsTaxes ?? current?.totalHorsTaxes) === current?.totalHorsTaxes;
  if (current && isSame) return { total: current.total, totalHorsTaxes: current.totalHorsTaxes };
  const used = isFranchise ? '0.00' : (rate ?? '0.00');
  if (total !== undefined) return { total, totalHorsTaxes: toAmount(netOfTax(toCents(total), used)) };
  return {
    total: totalHorsTaxes === undefined ? '' : withTaxes(totalHorsTaxes, used),
    totalHorsTaxes: totalHorsTaxes ?? '',
  };
}

/** The customer of a row, by its e-mail address or its whole name; null where that is nobody's, or several have it. */
function findCustomer(client: string, email: string, { customers }: Compared): { id: number; nom: string } | null {
  if (client === '' && email === '') return null;
  const keys = matchKeys({ prenom: '', nom: client, emails: email === '' ? [] : [email] });
  const [byMail, byName] = [keys.find((key) => key.startsWith('email:')), keys.find((key) => key.startsWith('nom:'))];
  return customers.get(byMail ?? '') ?? (client === '' ? null : (customers.get(byName ?? '') ?? null));
}

type Shown = PastHireInput & { client: string };

/** Says at the cells of a row what they would change. */
function showIn(
  row: PastHireRow,
  columns: readonly (PastHireImportField | null)[],
  { before, after }: { before: Shown | null; after: Shown },
): void {
  for (const cell of row.cells) {
    const column = columns[cell.column];
    if (!column || column === 'id' || column === 'email' || cell.problem !== null) continue;
    const [old, fresh] = [before && shown(column, before), shown(column, after)];
    if (old !== fresh && row.kind !== 'identique') Object.assign(cell, { before: old, after: fresh });
  }
}

function shown(column: 'reference' | 'debut' | 'client' | 'total' | 'totalHorsTaxes', hire: Shown): string {
  if (column === 'debut') return formatNumericDay(hire.debut);
  if (column === 'client') return hire.client || pastHireSentences.noSheet;
  return column === 'reference' ? hire.reference : formatCents(toCents(hire[column]));
}

function fieldsOf(content: PastHireInput): (keyof PastHireInput)[] {
  return Object.keys(content) as (keyof PastHireInput)[];
}
