import { randomUUID } from 'node:crypto';
import { constants, createReadStream } from 'node:fs';
import { access, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Storage } from './storage.ts';

/** Storage in a local folder. A file is written completely or not at all. */
export async function localStorage(root: string): Promise<Storage> {
  await mkdir(root, { recursive: true });
  return {
    async put(path, bytes) {
      const target = join(root, path);
      await mkdir(dirname(target), { recursive: true });
      const draft = `${target}.${randomUUID()}`;
      const file = await open(draft, 'wx');
      try {
        await file
          .writeFile(bytes)
          .then(() => file.sync())
          .finally(() => file.close());
        await rename(draft, target);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },
    async read(path) {
      const target = join(root, path);
      const found = await stat(target).catch(() => null);
      return found?.isFile() ? { stream: createReadStream(target), size: found.size } : null;
    },
    readAll: (path) => readFile(join(root, path)).catch(nullWhenMissing),
    async listFolders({ before }) {
      const entries = await readdir(root, { withFileTypes: true });
      const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
      const changed = await Promise.all(folders.map(async (name) => (await stat(join(root, name))).mtime));
      return folders.filter((_name, index) => (changed[index] ?? before) < before);
    },
    async deleteFolder(folder) {
      await rm(join(root, folder), { recursive: true, force: true });
    },
    check: () => access(root, constants.R_OK | constants.W_OK),
  };
}

function nullWhenMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
