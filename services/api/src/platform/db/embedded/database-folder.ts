import { existsSync } from 'node:fs';
import { chmod, readdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { EmbeddedDatabaseError } from './errors.ts';
import { type FolderPglite, openPgliteFolder } from './pglite.ts';
import { syncPath } from './synced-files.ts';

/**
 * Opens the embedded database in `folder`, or creates an empty one. It is created under another name and renamed when
 * it is complete, so that an interrupted process leaves nothing half done.
 * @throws EmbeddedDatabaseError when the folder contains no database, or a damaged one.
 */
export async function openDatabaseFolder(folder: string): Promise<FolderPglite> {
  if (!existsSync(folder) && existsSync(restoredFolder(folder))) await rename(restoredFolder(folder), folder);
  if (await isMissing(folder)) await replaceFolder(folder, async () => {});
  else if (!existsSync(`${folder}/PG_VERSION`)) throw unreadable(folder);
  // As PostgreSQL does: only this user may read it.
  await chmod(folder, 0o700);
  try {
    return await openPgliteFolder(folder);
  } catch (error) {
    throw unreadable(folder, error);
  }
}

/** Whether there is something to open in `folder`, be it damaged. */
export function hasDatabaseFolder(folder: string): boolean {
  return existsSync(folder) || existsSync(restoredFolder(folder));
}

/**
 * Creates a new database, filled by `fill`, and replaces the one in `folder` when it is complete.
 * Returns the folder in which the former one is kept; null when there was none.
 */
export async function replaceFolder(
  folder: string,
  fill: (pglite: FolderPglite) => Promise<void>,
): Promise<string | null> {
  const draft = `${folder}.draft`;
  await rm(draft, { recursive: true, force: true });
  const pglite = await openPgliteFolder(draft);
  try {
    await fill(pglite);
  } finally {
    await pglite.close();
  }
  await rm(restoredFolder(folder), { recursive: true, force: true });
  await rename(draft, restoredFolder(folder));
  const former = (await isMissing(folder)) ? null : `${folder}.before-${new Date().toISOString().replaceAll(':', '-')}`;
  if (former === null) await rm(folder, { recursive: true, force: true });
  else await rename(folder, former);
  await rename(restoredFolder(folder), folder);
  await syncPath(dirname(folder));
  return former;
}

function unreadable(folder: string, cause?: unknown): EmbeddedDatabaseError {
  const message = `The embedded database in ${folder} cannot be read: it is damaged, incomplete or of another version.`;
  return new EmbeddedDatabaseError(message, { isDamaged: true, cause });
}

/** A complete database that an interrupted process had not yet renamed. */
function restoredFolder(folder: string): string {
  return `${folder}.restored`;
}

async function isMissing(folder: string): Promise<boolean> {
  return (await readdir(folder).catch(() => [])).length === 0;
}
