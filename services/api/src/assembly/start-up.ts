import { join } from 'node:path';
import { errorForLog } from '@barnum/hosting/error-for-log';
import { limits } from '@barnum/rules/limits';
import { ensureAdministrators } from '../access/auth/auth.domain.ts';
import { keepsPasswordRule } from '../access/auth/chosen-passwords.domain.ts';
import { latestDump } from '../backup/make-dumps.ts';
import { NoDataError, requireEmbedded, requireFilled } from '../backup/require-filled.ts';
import type { Env } from '../env.ts';
import type { Database } from '../platform/db/client.ts';
import { EmbeddedDatabaseError } from '../platform/db/embedded/errors.ts';
import { databaseFailure } from '../platform/db/errors.ts';
import { migrate } from '../platform/db/migrate.ts';
import { type DatabaseOptions, openDatabase } from '../platform/db/open-database.ts';
import { MigrationError } from '../platform/db/schema-engine.ts';
import { localStorage } from '../platform/storage/local-storage.ts';
import { type Storage, StorageUnavailableError } from '../platform/storage/storage.ts';
import { closeNewShop } from '../site/shop-settings/shop-settings.domain.ts';

export interface DataStores {
  database: Database;
  storage: Storage;
}

/**
 * Creates missing administrators; with the first ones of an installation that is no trial, a shop that opens when its owner
 * says so. Prints one sentence and ends the process when nobody could sign in, and one where the first
 * password is none that somebody could choose: it is taken, as installations have it in their environment.
 */
export async function prepareAdministrators(
  { prisma }: Pick<Database, 'prisma'>,
  env: Pick<Env, 'adminEmails' | 'adminPassword' | 'isDemo' | 'dataDir'>,
): Promise<void> {
  const known = await prisma.user.count({ where: { email: { in: [...env.adminEmails] } } }).catch(() => 0);
  const missing = await ensureAdministrators(prisma, env).catch((error: unknown) => endFor(error, env));
  const isNew = missing.length === 0 && known < env.adminEmails.length;
  if (isNew && known === 0 && !env.isDemo) await closeNewShop(prisma);
  const [email = ''] = env.adminEmails;
  if (isNew && !env.isDemo && !(await keepsPasswordRule(prisma, env.adminPassword ?? '', email))) {
    process.stderr.write(
      `ADMIN_PASSWORD is weaker than the passwords that people choose (${limits.ownPasswordMin} characters, none that is guessed): it was taken; sign in and change it in “Mon compte”, or by npm run user -- password EMAIL.\n`,
    );
  }
  if (missing.length < env.adminEmails.length) return;
  process.stderr.write('ADMIN_PASSWORD must be set: no administrator exists yet, and this is their first password.\n');
  process.exit(1);
}

/**
 * Opens and migrates the database, and opens the storage. Prints one sentence and ends the process when that fails, or
 * when the database is missing or empty where it `mustBeFilled`.
 */
export async function openDataStores(
  env: DatabaseOptions & Pick<Env, 'bucket'> & { mustBeFilled?: boolean },
): Promise<DataStores> {
  try {
    if (env.mustBeFilled && env.databaseUrl === undefined) requireEmbedded(env.dataDir);
    const database = await openDatabase(env);
    if (env.mustBeFilled) await requireFilled(database.prisma);
    const applied = await migrate(database);
    if (applied.length > 0) process.stdout.write(`Migrated the database: ${applied.join(', ')}\n`);
    return { database, storage: await openStorage(env) };
  } catch (error) {
    return endFor(error, env);
  }
}

/** The storage of picture files: a bucket if one is given, else a folder. */
export async function openStorage({ dataDir, bucket }: Pick<Env, 'dataDir' | 'bucket'>): Promise<Storage> {
  if (bucket === undefined) return localStorage(join(dataDir, 'media'));
  const { bucketStorage } = await import('../platform/storage/bucket-storage.ts');
  return bucketStorage(bucket);
}

async function endFor(error: unknown, env: Pick<Env, 'dataDir'>): Promise<never> {
  process.stderr.write(`${await describeStartUpError(error, env)}\n`);
  process.exit(1);
}

/** Why the data cannot be opened. The message of an unexpected error is left out, since it may contain a password. */
export async function describeStartUpError(error: unknown, { dataDir }: Pick<Env, 'dataDir'>): Promise<string> {
  if (error instanceof MigrationError || error instanceof NoDataError) return error.message;
  if (error instanceof EmbeddedDatabaseError) {
    if (!error.isDamaged) return error.message;
    const dump = await latestDump(dataDir);
    const advice = `npm run restore -- --from ${dump ?? 'BACKUP'} --force`;
    return `${error.message} Nothing was changed. To put the latest ${dump === null ? 'backup' : 'dump'} in its place: ${advice}`;
  }
  if (error instanceof StorageUnavailableError)
    return 'The bucket of pictures does not answer: check S3_ENDPOINT, S3_BUCKET and its two keys.';
  if (databaseFailure(error) !== null)
    return 'The database does not answer: check DATABASE_URL and the server behind it.';
  const { type, message, stack } = errorForLog(error);
  return `The database could not be opened: check DATA_DIR and DATABASE_URL (${type} ${message}).\n${stack}`;
}
