import { createHash } from 'node:crypto';
import type { Db, PrismaClient } from '../platform/db/client.ts';

/** A table of the product, and the column that identifies its rows. */
export interface Table {
  name: string;
  key: string;
}

const chunkSize = 500;
const longest = 60 * 60 * 1000;

/** Runs `work` on a snapshot of the database, however long it takes. */
export function readSnapshot<Result>(db: PrismaClient, work: (tx: Db) => Promise<Result>): Promise<Result> {
  return inLongTransaction(db, async (tx) => {
    await tx.$executeRaw`SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY`;
    return work(tx);
  });
}

/** Runs `work` in a transaction with a timeout long enough for a whole database. */
export function inLongTransaction<Result>(db: PrismaClient, work: (tx: Db) => Promise<Result>): Promise<Result> {
  return db.$transaction(work, { maxWait: longest, timeout: longest });
}

/** All tables to save, each after those that its rows refer to. Counted attempts are left out: they last minutes. */
export async function listTables(db: Db): Promise<Table[]> {
  const found = await db.$queryRaw<(Table & { needs: string[] })[]>`
    SELECT c.relname::text AS name, a.attname::text AS key,
      ARRAY(SELECT DISTINCT f.relname::text FROM pg_constraint r JOIN pg_class f ON f.oid = r.confrelid
            WHERE r.conrelid = c.oid AND r.contype = 'f' AND r.confrelid <> c.oid) AS needs
    FROM pg_class c
    JOIN pg_index i ON i.indrelid = c.oid AND i.indisprimary
    JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = i.indkey[0]
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND c.relname NOT IN ('_prisma_migrations', 'attempts')
    ORDER BY 1`;
  const ordered: Table[] = [];
  const isPlaced = (name: string) => ordered.some((table) => table.name === name);
  while (ordered.length < found.length) {
    const next = found.filter(({ name, needs }) => !isPlaced(name) && needs.every(isPlaced));
    if (next.length === 0) throw new Error('Tables refer to each other in a circle');
    ordered.push(...next.map(({ name, key }) => ({ name, key })));
  }
  return ordered;
}

/** The rows of a table as JSON texts, some hundred at a time, in an order that does not depend on the server. */
export async function* readRows(tx: Db, { name, key }: Table): AsyncGenerator<string[]> {
  await tx.$executeRaw`SET LOCAL TimeZone = 'UTC'`;
  await tx.$executeRawUnsafe(
    `DECLARE rows_of_table NO SCROLL CURSOR FOR
     SELECT row_to_json(t)::text AS row FROM "${name}" t ORDER BY (t."${key}")::text COLLATE "C"`,
  );
  while (true) {
    const rows = await tx.$queryRawUnsafe<{ row: string }[]>(`FETCH ${chunkSize} FROM rows_of_table`);
    if (rows.length === 0) break;
    yield rows.map(({ row }) => row);
  }
  await tx.$executeRaw`CLOSE rows_of_table`;
}

/** Inserts rows that `readRows` returned. */
export async function insertRows(tx: Db, table: string, rows: readonly string[]): Promise<void> {
  await tx.$executeRawUnsafe(
    `INSERT INTO "${table}" SELECT * FROM json_populate_recordset(NULL::"${table}", $1::json)`,
    `[${rows.join(',')}]`,
  );
}

/** Number and digest of the rows of a table. */
export async function digestRows(tx: Db, table: Table): Promise<{ count: number; sha256: string }> {
  const hash = createHash('sha256');
  let count = 0;
  for await (const rows of readRows(tx, table)) {
    count += rows.length;
    for (const row of rows) hash.update(row).update('\n');
  }
  return { count, sha256: hash.digest('hex') };
}

/** Name of the first table that has a row; null when all are empty. */
export async function findFilledTable(db: Db): Promise<string | null> {
  for (const { name } of await listTables(db)) {
    const rows = await db.$queryRawUnsafe<unknown[]>(`SELECT 1 FROM "${name}" LIMIT 1`);
    if (rows.length > 0) return name;
  }
  return null;
}

/** The last value of each sequence. */
export async function readSequences(db: Db): Promise<Record<string, string>> {
  const used = await db.$queryRaw<{ name: string; value: string }[]>`
    SELECT sequencename::text AS name, last_value::text AS value FROM pg_sequences
    WHERE schemaname = 'public' AND last_value IS NOT NULL`;
  return Object.fromEntries(used.map(({ name, value }) => [name, value]));
}

/** Sets the last value of each sequence. */
export async function writeSequences(tx: Db, sequences: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(sequences)) {
    await tx.$queryRaw`SELECT setval(format('public.%I', ${name}::text)::regclass, ${value}::text::bigint)::text`;
  }
}
