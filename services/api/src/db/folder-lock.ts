import { open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Thrown when a living process holds the folder; names it. */
export class FolderLockedError extends Error {
  constructor(folder: string, pid: number) {
    super(`The embedded database in ${folder} is in use by process ${pid}. Stop that process first.`);
    this.name = 'FolderLockedError';
  }
}

/**
 * Takes `folder` for this process, since the embedded database itself would let two processes write at once.
 * A lock whose holder died is no obstacle. Answers the function that gives the folder back.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const path = join(folder, 'database.lock');
  const holder = await readHolder(path);
  if (holder !== null && isAlive(holder)) throw new FolderLockedError(folder, holder);
  if (holder !== null) await rm(path, { force: true });
  const file = await open(path, 'wx').catch(async (error: NodeJS.ErrnoException) => {
    if (error.code === 'EEXIST') throw new FolderLockedError(folder, (await readHolder(path)) ?? 0);
    throw error;
  });
  await file.writeFile(String(process.pid));
  await file.close();
  return () => rm(path, { force: true });
}

async function readHolder(path: string): Promise<number | null> {
  const text = await readFile(path, 'utf8').catch(() => null);
  if (text === null) return null;
  const pid = Number(text);
  return Number.isInteger(pid) && pid > 0 ? pid : 0;
}

function isAlive(pid: number): boolean {
  if (pid === 0 || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
