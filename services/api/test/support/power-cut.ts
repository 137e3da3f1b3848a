import { existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type FileHandle, open, readlink } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { vi } from 'vitest';

/** A folder on a disk that may lose whatever was not synced. */
export interface Disk {
  /**
   * Writes to `target` what a power cut at this moment would leave: of a file that changed since it was synced its
   * former content or, where `isLucky`, the present one. Names are those of the last sync of their folder; what was
   * deleted is gone.
   */
  cutPower(target: string, isLucky: (path: string) => boolean): void;
}

/** Watches over the syncing in `root`, all of whose files are on the disk at the beginning. Needs Linux. */
export async function watchDisk(root: string): Promise<Disk> {
  const contents = new Map<number, Buffer>();
  const listings = new Map<string, Map<string, number>>();

  const list = (folder: string) =>
    new Map(readdirSync(folder).map((name) => [name, lstatSync(join(folder, name)).ino] as const));
  const record = (path: string): (() => void) => {
    const stats = lstatSync(path, { throwIfNoEntry: false });
    if (stats === undefined) return () => {};
    if (stats.isDirectory()) {
      const listing = list(path);
      return () => void listings.set(path, listing);
    }
    const content = readFileSync(path);
    return () => void contents.set(stats.ino, content);
  };
  const recordAll = (path: string) => {
    record(path)();
    if (lstatSync(path).isDirectory()) for (const name of readdirSync(path)) recordAll(join(path, name));
  };
  recordAll(root);

  const prototype: FileHandle = Object.getPrototypeOf(await openSomeFile());
  const datasync = prototype.datasync;
  vi.spyOn(prototype, 'datasync').mockImplementation(async function (this: FileHandle) {
    const path = await readlink(`/proc/self/fd/${this.fd}`);
    const isOnDisk = path.startsWith(root) ? record(path) : () => {};
    await datasync.call(this);
    isOnDisk();
  });

  return {
    cutPower(target, isLucky) {
      const leave = (folder: string, to: string) => {
        mkdirSync(to);
        const present = list(folder);
        const remaining = new Set(present.values());
        for (const [name, ino] of listings.get(folder) ?? []) {
          if (!remaining.has(ino)) continue;
          const path = join(folder, name);
          if (listings.has(path)) leave(path, join(to, name));
          else if (present.get(name) === ino && isLucky(path)) writeFileSync(join(to, name), readFileSync(path));
          else writeFileSync(join(to, name), contents.get(ino) ?? '');
        }
      };
      if (existsSync(root)) leave(root, target);
    },
  };
}

async function openSomeFile(): Promise<FileHandle> {
  const file = await open(fileURLToPath(import.meta.url));
  await file.close();
  return file;
}
