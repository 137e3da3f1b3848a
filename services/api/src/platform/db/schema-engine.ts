import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import {
  bindMigrationAwareSqlAdapterFactory,
  type SqlDriverAdapter,
  type SqlMigrationAwareDriverAdapterFactory,
} from '@prisma/driver-adapter-utils';
import * as bindings from '@prisma/schema-engine-wasm/schema_engine_bg';
import { prismaFolder } from '../prisma-folder.ts';

const lockFile = 'migration_lock.toml';

/** Thrown when a migration fails because of the data in the database; the message is for the operator. */
export class MigrationError extends Error {
  override name = 'MigrationError';
}

/** Runs `work` with Prisma's own schema engine, compiled to WASM, over the given adapter. */
export async function withSchemaEngine<Result>(
  adapter: SqlMigrationAwareDriverAdapterFactory,
  work: (engine: bindings.SchemaEngine) => Promise<Result>,
): Promise<Result> {
  await loadEngine();
  const datamodels = (await schemaFiles()).map(({ path, content }): [string, string] => [path, content]);
  const connected: SqlDriverAdapter[] = [];
  const factory = bindMigrationAwareSqlAdapterFactory(recordConnections(adapter, connected));
  const engine = await bindings.SchemaEngine.new({ datamodels }, () => {}, factory);
  try {
    return await work(engine);
  } catch (error) {
    // The engine hides the database's error; the adapter has it.
    const said = factory.errorRegistry.consumeError(0)?.error;
    throw isRefusalOfData(said)
      ? new MigrationError(`The database could not be brought up to date: ${said.message}. Nothing was changed.`)
      : error;
  } finally {
    engine.free();
    await Promise.all(connected.map((connection) => connection.dispose()));
  }
}

/** The committed migrations, as the schema engine reads them. */
export async function migrationsList(): Promise<bindings.MigrationList> {
  const baseDir = join(prismaFolder, 'migrations');
  const names = await migrationNames();
  return {
    baseDir,
    lockfile: { path: lockFile, content: await readFile(join(baseDir, lockFile), 'utf8') },
    shadowDbInitScript: '',
    migrationDirectories: await Promise.all(
      names.map(async (name) => ({
        path: name,
        migrationFile: {
          path: 'migration.sql',
          content: { tag: 'ok' as const, value: await readFile(join(baseDir, name, 'migration.sql'), 'utf8') },
        },
      })),
    ),
  };
}

/** Names of the committed migrations, in the order in which they apply. */
export async function migrationNames(): Promise<string[]> {
  const entries = await readdir(join(prismaFolder, 'migrations'), { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
}

/** The files of the Prisma schema. */
export async function schemaFiles(): Promise<bindings.SchemaContainer[]> {
  const models = await readdir(join(prismaFolder, 'models'), { recursive: true });
  const names = models.filter((name) => name.endsWith('.prisma')).sort();
  const paths = [join(prismaFolder, 'schema.prisma'), ...names.map((name) => join(prismaFolder, 'models', name))];
  return Promise.all(paths.map(async (path) => ({ path, content: await readFile(path, 'utf8') })));
}

// The engine does not close its connections.
function recordConnections(
  adapter: SqlMigrationAwareDriverAdapterFactory,
  connected: SqlDriverAdapter[],
): SqlMigrationAwareDriverAdapterFactory {
  const record = async (connection: Promise<SqlDriverAdapter>) => {
    connected.push(await connection);
    return connection;
  };
  return {
    provider: adapter.provider,
    adapterName: adapter.adapterName,
    connect: () => record(adapter.connect()),
    connectToShadowDb: () => record(adapter.connectToShadowDb()),
  };
}

// PostgreSQL's codes (its manual, appendix A): an invalid value, a violated constraint.
function isRefusalOfData(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && /^2[23]/.test(String(error.code));
}

let loading: Promise<void> | undefined;

function loadEngine(): Promise<void> {
  loading ??= (async () => {
    const path = createRequire(import.meta.url).resolve('@prisma/schema-engine-wasm');
    const wasm = await readFile(join(path, '..', 'schema_engine_bg.wasm'));
    const { instance } = await WebAssembly.instantiate(wasm, {
      './schema_engine_bg.js': bindings as unknown as WebAssembly.ModuleImports,
    });
    bindings.__wbg_set_wasm(instance.exports);
    const start = instance.exports.__wbindgen_start;
    if (typeof start === 'function') start();
  })();
  return loading;
}
