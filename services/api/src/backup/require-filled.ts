import type { PrismaClient } from '../platform/db/client.ts';
import { hasEmbedded } from '../platform/db/embedded/embedded-database.ts';
import { appliedMigrations } from '../platform/db/migrate.ts';
import { findFilledTable } from './rows.ts';

/** Thrown where a command finds no data of Barnum; the message is for the operator. */
export class NoDataError extends Error {
  override name = 'NoDataError';
}

/** @throws NoDataError when there is no embedded database in `dataDir`: opening it would make an empty one. */
export function requireEmbedded(dataDir: string): void {
  if (!hasEmbedded(dataDir)) throw noData('There is no database there');
}

/** @throws NoDataError when the database holds nothing of Barnum. */
export async function requireFilled(db: PrismaClient): Promise<void> {
  const applied = await appliedMigrations(db);
  if (applied === null || applied.length === 0) throw noData('That database is not one of Barnum');
  if ((await findFilledTable(db)) === null) throw noData('That database is empty');
}

function noData(found: string): NoDataError {
  return new NoDataError(`${found}: nothing was done. Check DATA_DIR and DATABASE_URL; --new takes it as it is.`);
}
