import { join } from 'node:path';
import type { Database } from '../platform/db/client.ts';
import { replaceEmbedded } from '../platform/db/embedded/embedded-database.ts';
import { lostMigration, migrateInTransaction } from '../platform/db/migrate.ts';
import { openDatabase } from '../platform/db/open-database.ts';
import { pauseJournal } from '../platform/db/pause-journal.ts';
import { migrationNames } from '../platform/db/schema-engine.ts';
import { inSchemaTransaction } from '../platform/db/schema-transaction.ts';
import type { Storage } from '../platform/storage/storage.ts';
import { ArchiveError, type Contents, checkArchive, readArchive } from './archive.ts';
import { createBackup, type OnProgress } from './backup.ts';
import { dropEverything, refuseWhileInUse } from './clear-postgres.ts';
import { requireEmbedded, requireFilled } from './require-filled.ts';
import { findFilledTable, insertRows, writeSequences } from './rows.ts';

interface RestoreOptions {
  /** Path of the archive. */
  from: string;
  force: boolean;
  /** Whether a missing or empty target is refused: who means to replace data may have named the wrong place. */
  mustBeFilled?: boolean;
}

interface Target {
  databaseUrl?: string | undefined;
  dataDir: string;
  storage: Storage;
}

/**
 * Restores a backup into an empty database or, with `force`, in place of what is there. Nothing changes before the whole
 * archive was checked; the replaced data is saved first. Returns a sentence for the operator.
 * @throws ArchiveError for a damaged archive, or one of a newer version; Error when the target is not empty;
 * NoDataError when it must be filled and is not.
 */
export async function restoreBackup(
  target: Target,
  { from, force, mustBeFilled = false }: RestoreOptions,
  onProgress: OnProgress = () => {},
): Promise<string> {
  if (mustBeFilled && target.databaseUrl === undefined) requireEmbedded(target.dataDir);
  const contents = await checkArchive(from);
  await refuseOtherMigrations(from, contents);
  onProgress(`${from} is whole: saved ${contents.createdAt}.`);
  const fill = (database: Database) => fillDatabase(database, target.storage, from, contents, onProgress);
  const savedTo =
    target.databaseUrl === undefined
      ? await replaceEmbedded(target.dataDir, fill, force ? undefined : (present) => check(present, mustBeFilled))
      : await replacePostgres(target, { force, mustBeFilled }, fill, onProgress);
  return `Restored the backup of ${contents.createdAt}.${savedTo === null ? '' : ` What it replaced is kept in ${savedTo}.`}`;
}

async function refuseOtherMigrations(from: string, { migrations }: Contents): Promise<void> {
  const known = await migrationNames();
  const lost = lostMigration(migrations, known);
  if (lost !== undefined) {
    throw new ArchiveError(
      `${from} comes from a version between two releases (it knows ${lost}), which no release takes over: restore it with that one.`,
    );
  }
  const newer = migrations.find((name) => !known.includes(name));
  if (newer === undefined) return;
  throw new ArchiveError(`${from} comes from a newer version of Barnum (it knows ${newer}): restore it with that one.`);
}

type Fill = (database: Database) => Promise<void>;

async function replacePostgres(
  target: Target,
  { force, mustBeFilled }: Omit<RestoreOptions, 'from'>,
  fill: Fill,
  onProgress: OnProgress,
): Promise<string | null> {
  const database = await openDatabase(target);
  try {
    await refuseWhileInUse(database.prisma);
    const isFilled = (await findFilledTable(database.prisma)) !== null;
    if (!isFilled || !force) await check(database, mustBeFilled ?? false);
    const savedTo = isFilled ? join(target.dataDir, 'dumps', `before-restore-${stamp()}.tar.gz`) : null;
    if (savedTo !== null) await createBackup({ database, storage: null }, savedTo, onProgress);
    await fill(database);
    return savedTo;
  } finally {
    await database.close();
  }
}

async function check({ prisma }: Database, mustBeFilled: boolean): Promise<void> {
  if ((await findFilledTable(prisma)) !== null) throw notEmpty();
  if (mustBeFilled) await requireFilled(prisma);
}

// In one transaction: the migrations that the backup had, then its rows, then the later migrations.
async function fillDatabase(
  database: Database,
  storage: Storage,
  from: string,
  contents: Contents,
  onProgress: OnProgress,
): Promise<void> {
  await inSchemaTransaction(database, async (tx) => {
    await dropEverything(tx.db);
    await migrateInTransaction(tx, contents.migrations);
    await pauseJournal(tx.db);
    let pictures = 0;
    for await (const { name, bytes } of readArchive(from)) {
      const [room, ...rest] = name.split('/');
      if (room === 'media') {
        await storage.put(rest.join('/'), bytes);
        pictures += 1;
        if (pictures % 200 === 0) onProgress(`pictures: ${pictures} files`);
      }
      if (room === 'database') await insertRows(tx.db, rest[0] ?? '', bytes.toString('utf8').split('\n'));
    }
    await writeSequences(tx.db, contents.sequences);
    for (const [table, count] of Object.entries(contents.tables)) {
      const [found] = await tx.db.$queryRawUnsafe<{ count: number }[]>(`SELECT count(*)::int AS count FROM "${table}"`);
      if (found?.count !== count) throw new Error(`${table} has ${found?.count} rows instead of ${count}.`);
      onProgress(`${table}: ${count} rows`);
    }
    if (pictures > 0) onProgress(`pictures: ${pictures} files`);
    await migrateInTransaction(tx);
  });
}

function notEmpty(): Error {
  return new Error('The database is not empty: nothing was restored. With --force the backup takes its place.');
}

function stamp(): string {
  return new Date().toISOString().replaceAll(':', '-');
}
