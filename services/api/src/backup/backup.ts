import { listRequestFilePaths } from '../desk/request-files/request-files.domain.ts';
import type { Database, Db } from '../platform/db/client.ts';
import { appliedMigrations } from '../platform/db/migrate.ts';
import { listPictureFiles } from '../platform/picture-files/picture-files.domain.ts';
import type { Storage } from '../platform/storage/storage.ts';
import { type Archive, createArchive } from './archive.ts';
import { listTables, readRows, readSequences, readSnapshot } from './rows.ts';

export type OnProgress = (line: string) => void;

const attempts = 3;

/**
 * Saves all rows, and the pictures and files unless `storage` is null, in one archive at `path`: a snapshot, while the service
 * goes on working. Returns a sentence for the operator.
 */
export async function createBackup(
  { database, storage }: { database: Database; storage: Storage | null },
  path: string,
  onProgress: OnProgress = () => {},
): Promise<string> {
  const archive = await createArchive(path);
  try {
    // Most files are copied before the snapshot's transaction, to keep it short.
    if (storage !== null) await addFiles(archive, storage, await listFiles(database.prisma), onProgress);
    for (let attempt = 1; ; attempt += 1) {
      const missing = await saveMoment(archive, database, storage, attempt === attempts, onProgress);
      if (missing !== null) return saved(path, missing);
    }
  } catch (error) {
    await archive.abandon();
    throw error;
  }
}

// Null when a file was deleted meanwhile: then another snapshot is tried.
function saveMoment(
  archive: Archive,
  database: Database,
  storage: Storage | null,
  isLast: boolean,
  onProgress: OnProgress,
): Promise<number | null> {
  return readSnapshot(database.prisma, async (tx) => {
    const missing = storage === null ? 0 : await addFiles(archive, storage, await listFiles(tx));
    if (missing > 0 && !isLast) return null;
    const tables: Record<string, number> = {};
    for (const table of await listTables(tx)) {
      let part = 0;
      tables[table.name] = 0;
      for await (const rows of readRows(tx, table)) {
        part += 1;
        tables[table.name] = (tables[table.name] ?? 0) + rows.length;
        const name = `database/${table.name}/${String(part).padStart(5, '0')}.json`;
        await archive.add(name, Buffer.from(rows.join('\n')));
      }
      onProgress(`${table.name}: ${tables[table.name]} rows`);
    }
    await archive.finish({
      createdAt: new Date().toISOString(),
      migrations: (await appliedMigrations(tx)) ?? [],
      tables,
      sequences: await readSequences(tx),
    });
    return missing;
  });
}

async function listFiles(db: Db): Promise<string[]> {
  return [...(await listPictureFiles(db)), ...(await listRequestFilePaths(db))];
}

// Returns how many listed files do not exist.
async function addFiles(
  archive: Archive,
  storage: Storage,
  paths: readonly string[],
  onProgress: OnProgress = () => {},
): Promise<number> {
  let missing = 0;
  for (const [index, path] of paths.entries()) {
    if (index > 0 && index % 200 === 0) onProgress(`pictures: ${index} of ${paths.length} files`);
    if (archive.has(`media/${path}`)) continue;
    const bytes = await storage.readAll(path);
    if (bytes === null) missing += 1;
    else await archive.add(`media/${path}`, bytes);
  }
  if (paths.length > 0) onProgress(`pictures: ${paths.length} files`);
  return missing;
}

function saved(path: string, missing: number): string {
  if (missing === 0) return `Saved to ${path}.`;
  return `Saved to ${path}. ${missing} picture files are listed in the database and do not exist; they are not in the backup.`;
}
