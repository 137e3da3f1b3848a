import {
  type CustomerContent,
  contactLine,
  customerKindLabels,
  customerName,
  emptyCustomer,
  kindOf,
} from '../customers/customers.ts';
import { customerInput } from '../customers/customers-input.ts';
import { linesOf } from '../platform/table-columns.ts';
import { type Country, countryName } from '../text/countries.ts';
import { foldText } from '../text/fold.ts';
import { phoneNumbers } from '../text/telephones.ts';
import { type ContentField, readCustomerRow, type SaidOfCustomer } from './customer-row-input.ts';
import type { ImportChoices } from './sheet-import-input.ts';
import { type CustomerImportField, customerFields } from './spreadsheets/customer-import-columns.ts';
import { type FoundTable, mendedRows, type SheetRow, twiceChosen } from './spreadsheets/find-table.ts';
import { importSentences } from './spreadsheets/import-sentences.ts';
import {
  type ComparedTable,
  emptyRow,
  type ImportedCell,
  type ImportedRow,
  refuse,
} from './spreadsheets/imported-rows.ts';
import {
  findKnown,
  identifyingKeys,
  indexCustomers,
  type KnownCustomer,
  type KnownCustomers,
  nameKey,
} from './spreadsheets/known-customers.ts';
import { areNamesWhole } from './spreadsheets/name-order.ts';

/** `content` is the whole customer as it would be written; null for nothing to write. */
export interface CustomerRow extends ImportedRow {
  content: CustomerContent | null;
}

interface Compared {
  table: Pick<FoundTable, 'rows' | 'isOwn'>;
  choices: ImportChoices<CustomerImportField>;
  known: readonly KnownCustomer[];
}

/**
 * Compares the rows of a table with the customers that exist: what each would change, and what is wrong with it. It stops
 * after each row, so that who runs it can do something else between two.
 */
export function* compareCustomers({ table, choices, known }: Compared): Generator<void, ComparedTable<CustomerRow>> {
  const index = indexCustomers(known, table.isOwn);
  const leftOut = new Set(choices.leftOut);
  const firstRows = new Map<string, CustomerRow>();
  const compareOne = (read: SheetRow): CustomerRow => {
    const { row, keys } = compareRow(read, { choices, index, isOwn: table.isOwn });
    if (leftOut.has(row.line)) return { ...row, kind: 'ecarte' as const };
    const first = keys.map((key) => firstRows.get(key)).find((one) => one !== undefined);
    for (const key of keys) if (!firstRows.has(key)) firstRows.set(key, row);
    if (first !== undefined) {
      refuse(first, importSentences.twice('Le même client', row.line));
      refuse(row, importSentences.twice('Le même client', first.line));
    }
    return row;
  };
  const rows: CustomerRow[] = [];
  for (const row of mendedRows(table.rows, choices)) {
    rows.push(compareOne(row));
    yield;
  }
  const { columns } = choices;
  return {
    rows,
    newCategories: [],
    notes: [],
    questions: [
      ...(columns.some((one) => one === 'nom' || one === 'societe') ? [] : [importSentences.customerNameMissing]),
      ...twiceChosen(customerFields, columns),
      ...(choices.nameOrder === null && !table.isOwn && areNamesWhole(table.rows, columns)
        ? [importSentences.whichNameOrder]
        : []),
    ],
  };
}

/** The fields that a column speaks of; the first is shown. */
function fieldOf(column: CustomerImportField, isOrganisation: boolean): ContentField | null {
  if (column === 'id') return null;
  if (column === 'societe') return 'nom';
  if (column === 'codePostalVille') return 'codePostal';
  return isOrganisation && (column === 'nom' || column === 'prenom') ? 'contacts' : column;
}

interface RowContext {
  choices: ImportChoices<CustomerImportField>;
  index: KnownCustomers;
  isOwn: boolean;
}

function compareRow({ line, cells: texts }: SheetRow, context: RowContext): { row: CustomerRow; keys: string[] } {
  const { choices, index, isOwn } = context;
  const problems = new Map<CustomerImportField, string>();
  const notes: string[] = [];
  const columnsOf = (field: CustomerImportField) =>
    choices.columns.flatMap((column, at) => (column === field && (texts[at] ?? '').trim() !== '' ? [at] : []));
  const textOf = (field: CustomerImportField, parting = '\n') =>
    columnsOf(field)
      .map((at) => (texts[at] ?? '').trim())
      .join(parting);
  const isParted = choices.columns.includes('prenom') || choices.columns.includes('societe');
  const read = (country: Country, isPerson: boolean) => {
    problems.clear();
    notes.length = 0;
    const nameOrder = isPerson && !isParted ? choices.nameOrder : null;
    return readCustomerRow({ textOf, country, nameOrder, problems, notes, isOwn });
  };
  let said = read('FR', true);
  const byId = /^\d+$/.test(textOf('id')) ? index.byId.get(Number(textOf('id'))) : undefined;
  const alone = completed({ said, current: null, isOwn, notes: [] });
  const { current, problem } = byId ? { current: byId, problem: null } : findKnown(alone, index);
  if (current && (current.pays !== 'FR' || current.kind !== 'particulier'))
    said = read(current.pays, current.kind === 'particulier');
  let content = completed({ said, current, isOwn, notes });
  for (const field of choices.emptied)
    if (current && field !== 'societe' && field !== 'codePostalVille' && field !== 'id' && textOf(field) === '')
      content = { ...content, [field]: emptyCustomer[field] };
  const checked = checkWhole(content, current, problems);
  const row: CustomerRow = {
    ...emptyRow(line, 'identique', customerName(checked ?? content)),
    recordId: current?.id ?? null,
    problems: [],
    content: null,
  };
  const isOrganisation = said.societe !== undefined;
  const shownFields = new Set<ContentField>();
  choices.columns.forEach((column, at) => {
    const text = texts[at] ?? '';
    const field = column && fieldOf(column, isOrganisation);
    const isEmptied = column !== null && current !== null && choices.emptied.includes(column);
    if (column === null || field === null || (text.trim() === '' && !isEmptied)) return;
    const cell: ImportedCell = { column: at, text, before: null, after: null, problem: null };
    row.cells.push(cell);
    const wrong = problems.get(column);
    if (wrong !== undefined) cell.problem = wrong;
    else if (checked && !shownFields.has(field)) {
      shownFields.add(field);
      const before = current && shownIn(column, field, current);
      const after = shownIn(column, field, checked);
      if (before !== after) Object.assign(cell, { before, after });
    }
  });
  row.problems.push(...notes);
  const isEmpty = content.nom === '';
  if (isEmpty) refuse(row, importSentences.withoutName);
  else if (problem !== null) refuse(row, problem);
  else if (checked === null) refuse(row, problems.get('nom') ?? importSentences.withoutName);
  else {
    const isChanged =
      current === null || fieldsOf(checked).some((field) => shown(field, current) !== shown(field, checked));
    if (isChanged) row.kind = current === null ? 'nouveau' : 'modifie';
    row.content = isChanged ? checked : null;
  }
  return { row, keys: isEmpty ? [] : identifyingKeys(alone, current) };
}

/** The customer that a row comes to: what it says put over what is there, and its kind, said or guessed. */
function completed({
  said: { societe, ...said },
  current,
  isOwn,
  notes,
}: {
  said: SaidOfCustomer;
  current: KnownCustomer | null;
  isOwn: boolean;
  notes: string[];
}): CustomerContent {
  const { id: _id, ...base } = { id: 0, ...(current ?? emptyCustomer) };
  const person = customerName({ prenom: said.prenom ?? '', nom: said.nom ?? '' });
  const kind = said.kind ?? kindKept(current, societe) ?? guessed(societe, person, said);
  if (said.kind === undefined && kind !== (current?.kind ?? 'particulier'))
    notes.push(importSentences.kindGuessed(customerKindLabels[kind]));
  // Of a company, who is named beside it is somebody to speak to there.
  const isCompany = societe !== undefined;
  const contacts = [
    ...(said.contacts ?? []),
    ...(isCompany && person !== '' ? [{ nom: person, fonction: '', email: null, telephone: null }] : []),
  ];
  const merged = { ...base, ...said, kind };
  if (societe !== undefined) Object.assign(merged, { nom: societe, prenom: '' });
  else if (person !== '' && (kind !== 'particulier' || merged.nom === ''))
    Object.assign(merged, { nom: person, prenom: '' });
  if (contacts.length > 0) merged.contacts = contacts;
  if (!current) return merged;
  return {
    ...merged,
    // Found by its name, in whatever order, a customer keeps the way it is written.
    ...(!isOwn &&
      nameKey({ ...merged, ...(isCompany ? {} : { nom: person, prenom: '' }) }) === nameKey(current) && {
        nom: current.nom,
        prenom: current.prenom,
      }),
    // An own export says all of a list; another table adds to it.
    ...(!isOwn && {
      emails: [...new Set([...current.emails, ...merged.emails])],
      emailsCopie: [...new Set([...current.emailsCopie, ...merged.emailsCopie])],
      telephones: [...current.telephones, ...merged.telephones.filter((one) => !isAmong(one, current.telephones))],
      contacts: [
        ...current.contacts,
        ...merged.contacts.filter(({ nom }) => !current.contacts.some((one) => foldText(one.nom) === foldText(nom))),
      ],
      adressesLivraison: [...new Set([...current.adressesLivraison, ...merged.adressesLivraison])],
      etiquettes: [...new Set([...current.etiquettes, ...merged.etiquettes])],
    }),
    // On the way out their lines are joined.
    ...(isOwn &&
      shown('adressesLivraison', current) === shown('adressesLivraison', merged) && {
        adressesLivraison: current.adressesLivraison,
      }),
  };
}

function kindKept(current: KnownCustomer | null, societe: string | undefined) {
  return current && !(societe !== undefined && current.kind === 'particulier') ? current.kind : undefined;
}

function guessed(societe: string | undefined, person: string, { siret }: SaidOfCustomer) {
  const kind = kindOf(societe ?? person);
  return kind === 'particulier' && (societe !== undefined || siret) ? 'professionnel' : kind;
}

/** Whether a telephone is there already, however it is written. */
function isAmong(phone: string, phones: readonly string[]): boolean {
  const numbers = phoneNumbers(phone);
  const known = phones.flatMap(phoneNumbers);
  return phones.includes(phone) || (numbers.length > 0 && numbers.every((one) => known.includes(one)));
}

/** The whole as the form takes it; an optional field that does not go with the others is left as it was. Null without a name. */
function checkWhole(
  content: CustomerContent,
  current: KnownCustomer | null,
  problems: Map<CustomerImportField, string>,
): CustomerContent | null {
  const checked = customerInput.safeParse(content);
  if (checked.success) return checked.data;
  const before = current ?? emptyCustomer;
  const wrong = new Map(checked.error.issues.map(({ path, message }) => [path[0] as ContentField, message]));
  for (const [field, message] of wrong) problems.set(field, message);
  if (wrong.has('nom')) return null;
  const restored = Object.fromEntries([...wrong.keys()].map((field) => [field, before[field]]));
  const again = customerInput.safeParse({ ...content, ...restored });
  return again.success ? again.data : null;
}

function fieldsOf(content: CustomerContent): ContentField[] {
  return Object.keys(content) as ContentField[];
}

function shownIn(column: CustomerImportField, field: ContentField, content: CustomerContent): string {
  return column === 'codePostalVille' ? `${content.codePostal} ${content.ville}`.trim() : shown(field, content);
}

/** As the own export writes it. */
function shown(field: ContentField, content: CustomerContent): string {
  switch (field) {
    case 'kind':
      return customerKindLabels[content.kind];
    case 'pays':
      return countryName(content.pays);
    case 'contacts':
      return linesOf(content.contacts.map(contactLine));
    case 'adressesLivraison':
      return linesOf(content.adressesLivraison.map((address) => address.replaceAll('\n', ', ')));
    case 'bonDeCommande':
    case 'codeServiceExige':
      return content[field] ? 'oui' : 'non';
    default: {
      const value = content[field];
      return Array.isArray(value) ? linesOf(value) : (value ?? '');
    }
  }
}
