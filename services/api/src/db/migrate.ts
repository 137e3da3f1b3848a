import { PrismaPGlite } from 'pglite-prisma-adapter';
import type { Database } from './client.ts';
import { openPglite } from './pglite.ts';
import { migrationNames, migrationsList, schemaFiles, withSchemaEngine } from './schema-engine.ts';

const everything = { externalTables: [], externalEnums: [] };

/**
 * Applies the committed migrations that the database lacks, by Prisma's own engine; answers their names.
 * A database migrated this way is one that `prisma migrate deploy` accepts.
 */
export async function migrate(database: Database): Promise<string[]> {
  if (await isUpToDate(database)) return [];
  const output = await withSchemaEngine(database.adapter, async (engine) =>
    engine.applyMigrations({ migrationsList: await migrationsList(), filters: everything }),
  );
  return output.appliedMigrationNames;
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
async function isUpToDate({ prisma }: Database): Promise<boolean> {
  try {
    const applied = await prisma.$queryRaw<{ name: string }[]>`
      SELECT migration_name AS name FROM _prisma_migrations
      WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL`;
    const names = new Set(applied.map(({ name }) => name));
    return (await migrationNames()).every((name) => names.has(name));
  } catch {
    return false;
  }
}

async function scratchAdapter() {
  const adapter = new PrismaPGlite(await openPglite());
  // The engine replays the migrations in a second, empty database.
  adapter.connectToShadowDb = async () => new PrismaPGlite(await openPglite()).connect();
  return adapter;
}
