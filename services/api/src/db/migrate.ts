import type { Database, Db } from './client.ts';
import { scratchAdapter } from './embedded/embedded-database.ts';
import { databaseFailure } from './errors.ts';
import { migrationNames, migrationsList, schemaFiles, withSchemaEngine } from './schema-engine.ts';
import { inSchemaTransaction, type SchemaTransaction } from './schema-transaction.ts';

/** Any number, as long as it stays the same. */
const migrationLock = 2_026_112_109;

const everything = { externalTables: [], externalEnums: [] };

/**
 * Applies the committed migrations that the database lacks, by Prisma's own engine; answers their names.
 * All of them or none: a process that ends on the way leaves the database as it was.
 * A database migrated this way is one that `prisma migrate deploy` accepts.
 */
export async function migrate(database: Database): Promise<string[]> {
  if (await isUpToDate(database, await migrationNames())) return [];
  return inSchemaTransaction(database, (tx) => migrateInTransaction(tx));
}

/** The same within a transaction that does more; `among` leaves out the others. */
export async function migrateInTransaction(tx: SchemaTransaction, among?: readonly string[]): Promise<string[]> {
  // Of processes that start together one migrates, and the others wait for it and find nothing left to do.
  await tx.db.$executeRaw`SELECT pg_advisory_xact_lock(${migrationLock})`;
  const list = await migrationsList();
  const migrationDirectories = list.migrationDirectories.filter(({ path }) => among?.includes(path) ?? true);
  const output = await withSchemaEngine(tx.adapter, (engine) =>
    engine.applyMigrations({ migrationsList: { ...list, migrationDirectories }, filters: everything }),
  );
  return output.appliedMigrationNames;
}

/** Names of the migrations that the database has had, or null when it has had none. */
export async function appliedMigrations(prisma: Db): Promise<string[] | null> {
  try {
    const applied = await prisma.$queryRaw<{ name: string }[]>`
      SELECT migration_name AS name FROM _prisma_migrations
      WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL ORDER BY migration_name`;
    return applied.map(({ name }) => name);
  } catch (error) {
    if (databaseFailure(error) !== null) throw error;
    return null;
  }
}

/** SQL that leads from the committed migrations to the Prisma schema; null when there is nothing to do. */
export async function schemaDrift(): Promise<string | null> {
  const result = await withSchemaEngine(await scratchAdapter(), async (engine) =>
    engine.diff({
      from: { tag: 'migrations', ...(await migrationsList()) },
      to: { tag: 'schemaDatamodel', files: await schemaFiles() },
      script: true,
      exitCode: true,
      filters: everything,
    }),
  );
  return result.exitCode === 0 ? null : (result.stdout ?? '');
}

// Loading the schema engine takes a second, which a start with nothing to migrate can spare.
async function isUpToDate(database: Database, names: readonly string[]): Promise<boolean> {
  const applied = await appliedMigrations(database.prisma);
  return applied !== null && names.every((name) => applied.includes(name));
}
