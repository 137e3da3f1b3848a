import { setImmediate } from 'node:timers/promises';
import { journalCsvHead, journalOperationLabels, journalRetention } from '@barnum/rules/access/journal/journal';
import { journalLabel, journalSubject } from '@barnum/rules/access/journal/journal-labels';
import { journalValue } from '@barnum/rules/access/journal/journal-values';
import type { JournalFilter } from '@barnum/rules/access/journal-input';
import { addDays, dayColumn } from '@barnum/rules/dates/days';
import { formatLongDateTime } from '@barnum/rules/dates/format-dates';
import { nextMidnightInParis } from '@barnum/rules/dates/paris-time';
import { readQuoteNumber } from '@barnum/rules/prices/quotes';
import { accentPatterns } from '@barnum/rules/text/accent-patterns';
import { csvLines, toCsv } from '@barnum/rules/text/csv';
import { spelledWords } from '@barnum/rules/text/search';
import { inBatches } from '../../platform/db/batches.ts';
import { type Db, Prisma } from '../../platform/db/client.ts';

export type Entry = Prisma.JournalEntryGetPayload<object>;

/** A field that changed, in French words. */
export interface Change {
  champ: string;
  avant: string;
  apres: string;
}

/** Entries of the journal that are read at once for a file. */
const batch = 500;

/** A page of the journal, the newest first. */
export function listJournal(
  db: Db,
  { page, pageSize, ...filter }: JournalFilter & { page: number; pageSize: number },
): Promise<Entry[]> {
  const where = conditionOf(filter);
  return readEntries(db, Prisma.sql`${where} ORDER BY id DESC LIMIT ${pageSize} OFFSET ${(page - 1) * pageSize}`);
}

export async function countJournal(db: Db, filter: JournalFilter): Promise<number> {
  const [found] = await db.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM journal_entries WHERE ${conditionOf(filter)}`;
  return found?.count ?? 0;
}

/** Who wrote anything, in the order of the alphabet. */
export async function listJournalAuthors(db: Db): Promise<string[]> {
  // One look into the index for each of them, however long the journal is.
  const found = await db.$queryRaw<{ auteur: string }[]>`
    WITH RECURSIVE known AS (
      (SELECT auteur FROM journal_entries ORDER BY auteur LIMIT 1)
      UNION ALL
      SELECT (SELECT e.auteur FROM journal_entries e WHERE e.auteur > known.auteur ORDER BY e.auteur LIMIT 1)
      FROM known WHERE known.auteur IS NOT NULL
    ) SELECT auteur FROM known WHERE auteur IS NOT NULL`;
  return found.map(({ auteur }) => auteur);
}

/** What an entry changed: nothing once its values are blanked. */
export function changesOf({ tableName, avant, apres }: Entry): Change[] {
  const [before, after] = [columnsOf(avant), columnsOf(apres)];
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].map((column) => ({
    champ: journalLabel(tableName, column) ?? column,
    avant: column in before ? journalValue(tableName, column, before[column]) : '',
    apres: column in after ? journalValue(tableName, column, after[column]) : '',
  }));
}

/** The journal as a table for a spreadsheet, a part at a time, the newest first; a line for each field. */
export async function* writeJournalCsv(db: Db, filter: JournalFilter): AsyncGenerator<string> {
  yield toCsv([journalCsvHead]);
  const where = conditionOf(filter);
  for (let last: number | null = null, count = batch; count === batch; ) {
    const below: Prisma.Sql = last === null ? Prisma.empty : Prisma.sql`AND id < ${last}`;
    const entries: Entry[] = await readEntries(db, Prisma.sql`${where} ${below} ORDER BY id DESC LIMIT ${batch}`);
    yield csvLines(entries.flatMap(rowsOf));
    await setImmediate();
    count = entries.length;
    last = entries.at(-1)?.id ?? null;
  }
}

/** Forgets what the journal knows of a person that a record keeps no more. */
export async function blankJournalOf(db: Db, recordKind: string, recordId: number): Promise<void> {
  await db.$queryRaw`SELECT blank_journal(${recordKind}, ${String(recordId)})::text`;
}

export async function readJournalYears(db: Db): Promise<number> {
  return (await db.journalSettings.findUnique({ where: { id: 1 } }))?.annees ?? journalRetention.years;
}

/** Keeps the journal for so many years from now on; what is older goes with the next run of the job. */
export async function saveJournalYears(db: Db, annees: number): Promise<number> {
  await db.journalSettings.upsert({ where: { id: 1 }, create: { annees }, update: { annees } });
  return annees;
}

/** Deletes what the company keeps no longer: the database lets nothing else go. Returns how many entries. */
export async function deleteExpiredEntries(db: Db): Promise<number> {
  const years = await readJournalYears(db);
  return inBatches(async (size) => {
    const done = await db.$executeRaw`
      DELETE FROM journal_entries WHERE id IN (
        SELECT id FROM journal_entries WHERE created_at < now() - make_interval(years => ${years}::int) LIMIT ${size})`;
    return { found: done, done };
  });
}

function conditionOf({ auteur, recordKind, recordId, search, du, au }: JournalFilter): Prisma.Sql {
  const conditions = [
    Prisma.sql`TRUE`,
    ...(auteur === null ? [] : [Prisma.sql`auteur = ${auteur}`]),
    ...(recordKind === null ? [] : [Prisma.sql`record_kind = ${recordKind}`]),
    ...(recordId === null ? [] : [Prisma.sql`record_id = ${recordId}`]),
    ...(du === null ? [] : [Prisma.sql`created_at >= ${midnight(du)}`]),
    ...(au === null ? [] : [Prisma.sql`created_at < ${midnight(addDays(au, 1))}`]),
    ...(search === null ? [] : searched(search)),
  ];
  return Prisma.join(conditions, ' AND ');
}

/** The entries of a record's number, of a quote's, and those with all words of the search before or after. */
function searched(search: string): Prisma.Sql[] {
  const patterns = accentPatterns(search);
  if (patterns.length === 0) return [];
  const quote = readQuoteNumber(spelledWords(search).join(' '));
  const ways = [
    Prisma.sql`record_id = ${search}`,
    Prisma.sql`avant::text ~* ALL (${patterns})`,
    Prisma.sql`apres::text ~* ALL (${patterns})`,
    // Its number is kept in parts.
    ...(quote === null ? [] : [Prisma.sql`(record_kind, record_id) IN (${recordsOf(quote)})`]),
  ];
  return [Prisma.sql`(${Prisma.join(ways, ' OR ')})`];
}

function recordsOf({ annee, rang }: { annee: number; rang: number }): Prisma.Sql {
  return Prisma.sql`SELECT 'quotes', id::text FROM quotes WHERE annee = ${annee} AND rang = ${rang}`;
}

function readEntries(db: Db, condition: Prisma.Sql): Promise<Entry[]> {
  return db.$queryRaw<Entry[]>`
    SELECT id, created_at AS "createdAt", auteur, operation::text AS operation, record_kind AS "recordKind",
      record_id AS "recordId", table_name AS "tableName", row_key AS "rowKey", avant, apres, efface_le AS "effaceLe"
    FROM journal_entries WHERE ${condition}`;
}

function rowsOf(entry: Entry): string[][] {
  const { createdAt, auteur, operation, recordKind, tableName, recordId } = entry;
  const head = [
    formatLongDateTime(createdAt),
    auteur,
    journalOperationLabels[operation],
    journalSubject(recordKind, tableName),
    recordId,
  ];
  const changes = changesOf(entry);
  if (changes.length === 0) return [[...head, '', '', '']];
  return changes.map(({ champ, avant, apres }) => [...head, champ, avant, apres]);
}

function columnsOf(value: Prisma.JsonValue): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
}

/** When a day begins in Paris. */
function midnight(day: string): Date {
  return nextMidnightInParis(new Date(dayColumn(addDays(day, -1)).getTime() + 12 * 60 * 60 * 1_000));
}
