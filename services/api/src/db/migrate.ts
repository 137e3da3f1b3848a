import type { SqlDriverAdapter, SqlMigrationAwareDriverAdapterFactory } from '@prisma/driver-adapter-utils';
import { PrismaPGlite } from 'pglite-prisma-adapter';
import type { Database, Db } from './client.ts';
import { databaseFailure } from './errors.ts';
import { openPglite } from './pglite.ts';
import { migrationsList, schemaFiles, withSchemaEngine } from './schema-engine.ts';

/** Any number, as long as it stays the same. */
const migrationLock = 2_026_112_109;

const everything = { externalTables: [], externalEnums: [] };

/**
 * Applies the committed migrations that the database lacks, by Prisma's own engine; answers their names.
 * All of them or none: a process that ends on the way leaves the database as it was. `among` leaves out the others.
 * A database migrated this way is one that `prisma migrate deploy` accepts.
 */
export async function migrate(database: Database, { among }: { among?: readonly string[] } = {}): Promise<string[]> {
  const list = await migrationsList();
  const chosen = {
    ...list,
    migrationDirectories: list.migrationDirectories.filter(({ path }) => among?.includes(path) ?? true),
  };
  if (
    await isUpToDate(
      database,
      chosen.migrationDirectories.map(({ path }) => path),
    )
  )
    return [];
  const connection = await database.adapter.connect();
  try {
    // Of processes that start together one migrates, and the others wait for it and find nothing left to do.
    await connection.executeScript(`BEGIN; SELECT pg_advisory_xact_lock(${migrationLock})`);
    const output = await withSchemaEngine(sharing(database.adapter, connection), (engine) =>
      engine.applyMigrations({ migrationsList: chosen, filters: everything }),
    );
    await connection.executeScript('COMMIT');
    return output.appliedMigrationNames;
  } catch (error) {
    await connection.executeScript('ROLLBACK').catch(() => undefined);
    throw error;
  } finally {
    await connection.dispose();
  }
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
  const scratch = await scratchAdapter();
  const result = await withSchemaEngine(scratch, async (engine) =>
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

// The engine opens and closes connections as it likes; all of them are this one.
function sharing(
  adapter: SqlMigrationAwareDriverAdapterFactory,
  connection: SqlDriverAdapter,
): SqlMigrationAwareDriverAdapterFactory {
  const lasting = Object.assign(Object.create(connection), { dispose: async () => undefined });
  return {
    provider: adapter.provider,
    adapterName: adapter.adapterName,
    connect: async () => lasting,
    connectToShadowDb: () => adapter.connectToShadowDb(),
  };
}

async function scratchAdapter() {
  const adapter = new PrismaPGlite(await openPglite());
  // The engine replays the migrations in a second, empty database.
  adapter.connectToShadowDb = async () => new PrismaPGlite(await openPglite()).connect();
  return adapter;
}
