import type { Database, Db } from './client.ts';
import { scratchAdapter } from './embedded/embedded-database.ts';
import { databaseFailure } from './errors.ts';
import { MigrationError, migrationNames, migrationsList, schemaFiles, withSchemaEngine } from './schema-engine.ts';
import { inSchemaTransaction, type SchemaTransaction } from './schema-transaction.ts';

/** An arbitrary number for the advisory lock; it must never change. */
const migrationLock = 2_026_112_109;

const everything = { externalTables: [], externalEnums: [] };

/**
 * Applies pending migrations with Prisma's own engine, in one transaction; returns their names.
 * `prisma migrate deploy` accepts a database that was migrated this way.
 * @throws MigrationError on a database of a version between two releases, whose migrations became others.
 */
export async function migrate(database: Database): Promise<string[]> {
  const [applied, names] = [await appliedMigrations(database.prisma), await migrationNames()];
  const lost = lostMigration(applied ?? [], names);
  if (lost !== undefined) {
    throw new MigrationError(
      `The database was made by a version between two releases (it has ${lost}), which no release takes over: begin with an empty one, by another DATA_DIR or DATABASE_URL, or restore a backup of a release.`,
    );
  }
  // Avoids loading the schema engine, which takes a second, when there is nothing to migrate.
  if (applied !== null && names.every((name) => applied.includes(name))) return [];
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

/** A migration that was applied before the newest of `names` and is none of them; undefined where there is none. */
export function lostMigration(applied: readonly string[], names: readonly string[]): string | undefined {
  return applied.find((name) => !names.includes(name) && name < (names.at(-1) ?? ''));
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
