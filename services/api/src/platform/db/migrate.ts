import type { Database, Db } from './client.ts';
import { scratchAdapter } from './embedded/embedded-database.ts';
import { databaseFailure } from './errors.ts';
import { migrationNames, migrationsList, schemaFiles, withSchemaEngine } from './schema-engine.ts';
import { inSchemaTransaction, type SchemaTransaction } from './schema-transaction.ts';

/** An arbitrary number for the advisory lock; it must never change. */
const migrationLock = 2_026_112_109;

const everything = { externalTables: [], externalEnums: [] };

/**
 * Applies pending migrations with Prisma's own engine, in one transaction; returns their names.
 * `prisma migrate deploy` accepts a database that was migrated this way.
 */
export async function migrate(database: Database): Promise<string[]> {
  if (await isUpToDate(database, await migrationNames())) return [];
  return inSchemaTransaction(database, (tx) => migrateInTransaction(tx));
}

/** The same in a given transaction, only for the migrations `among` if given. */
export async function migrateInTransaction(tx: SchemaTransaction, among?: readonly string[]): Promise<string[]> {
  // Of several processes that start together, one migrates and the others wait for it.
  await tx.db.$executeRaw`SELECT pg_advisory_xact_lock(${migrationLock})`;
  const list = await migrationsList();
  const migrationDirectories = list.migrationDirectories.filter(({ path }) => among?.includes(path) ?? true);
  const output = await withSchemaEngine(tx.adapter, (engine) =>
    engine.applyMigrations({ migrationsList: { ...list, migrationDirectories }, filters: everything }),
  );
  return output.appliedMigrationNames;
}

/** Names of the applied migrations; null for a database without any. */
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

/** SQL of the difference between the migrations and the Prisma schema; null for none. */
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

// Avoids loading the schema engine, which takes a second, when there is nothing to migrate.
async function isUpToDate(database: Database, names: readonly string[]): Promise<boolean> {
  const applied = await appliedMigrations(database.prisma);
  return applied !== null && names.every((name) => applied.includes(name));
}
