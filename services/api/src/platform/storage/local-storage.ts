import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Storage, StorageUnavailableError } from './storage.ts';

/**
 * Storage in a local folder. A file is written completely or not at all. Every error of the disk (full, read-only,
 * damaged, not permitted) is thrown as StorageUnavailableError.
 */
export function localStorage(root: string): Storage {
  let checking: Promise<void> | null = null;

  async function put(path: string, bytes: Buffer): Promise<void> {
    const target = join(root, path);
    await mkdir(dirname(target), { recursive: true });
    const draft = `${target}.${randomUUID()}`;
    try {
      const file = await open(draft, 'wx');
      await file
        .writeFile(bytes)
        .then(() => file.sync())
        .finally(() => file.close());
      await rename(draft, target);
    } catch (error) {
      await rm(draft, { force: true }).catch(() => undefined);
      throw error;
    }
  }

  async function read(path: string) {
    const file = await open(join(root, path)).catch(nullWhenMissing);
    if (file === null) return null;
    const stats = await file.stat().catch((error) => file.close().then(() => Promise.reject(error)));
    if (stats.isFile()) return { stream: file.createReadStream(), size: stats.size };
    await file.close();
    return null;
  }

  // A disk that is full, read-only or damaged reports it when a file is written.
  async function writeAndDelete(): Promise<void> {
    await put('.check', Buffer.from('1'));
    await rm(join(root, '.check'), { force: true });
  }

  return {
    put: (path, bytes) => call(() => put(path, bytes)),
    read: (path) => call(() => read(path)),
    readAll: (path) => call(() => readFile(join(root, path)).catch(nullWhenMissing)),
    listFolders: ({ before }) =>
      call(async () => {
        // The folder is made by the first file.
        const entries = (await readdir(root, { withFileTypes: true }).catch(nullWhenMissing)) ?? [];
        const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
        const changed = await Promise.all(folders.map(async (name) => (await stat(join(root, name))).mtime));
        return folders.filter((_name, index) => (changed[index] ?? before) < before);
      }),
    deleteFolder: (folder) => call(() => rm(join(root, folder), { recursive: true, force: true })),
    check() {
      // Checks that come meanwhile share this one.
      checking ??= call(writeAndDelete).finally(() => {
        checking = null;
      });
      return checking;
    },
  };
}

async function call<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new StorageUnavailableError(`The folder of pictures did not do what it was asked (${code}).`, {
      cause: error,
    });
  }
}

function nullWhenMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
