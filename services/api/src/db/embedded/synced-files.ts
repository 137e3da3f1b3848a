import { open } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** What is used of the file system inside PGlite: files of the folder, written through Node. */
interface MountedFiles {
  realPath(node: unknown): string;
  stream_ops: { write(stream: { node: unknown }, ...rest: unknown[]): number };
}

const directorySyncMilliseconds = 1_000;

/**
 * The files of an embedded database. PGlite writes them and never has them synced to the disk: this notes what was
 * written, syncs the write-ahead log when asked, and everything once a second.
 */
export class SyncedFiles extends NodeFS {
  /** True once the database could not write what it cannot do without: this instance of it must not be used again. */
  isBroken = false;
  #written = 0;
  #synced = 0;
  #syncing: Promise<void> | undefined;
  readonly #log = new Set<string>();
  readonly #others = new Set<string>();
  readonly #timer = setInterval(() => void this.#syncOthers(), directorySyncMilliseconds).unref();

  override async init(pglite: PGlite, options: Parameters<NodeFS['init']>[1]) {
    const prepared = await super.init(pglite, options);
    prepared.emscriptenOpts.preRun?.push((module) => this.#watch(module.NODEFS as unknown as MountedFiles));
    return prepared;
  }

  /**
   * Resolves when all of the write-ahead log that was written until now is on the disk. One sync serves all who wait.
   * @throws Error when the disk refuses.
   */
  async logSynced(): Promise<void> {
    const mine = this.#written;
    while (this.#synced < mine) {
      this.#syncing ??= this.#syncLog().finally(() => {
        this.#syncing = undefined;
      });
      await this.#syncing;
    }
  }

  /** Ends the syncing, with a last one. */
  async endSyncing(): Promise<void> {
    clearInterval(this.#timer);
    await this.logSynced();
    await this.#syncOthers();
  }

  #watch({ realPath, stream_ops: operations }: MountedFiles): void {
    const write = operations.write;
    operations.write = (stream, ...rest) => {
      const path = realPath(stream.node);
      try {
        return write(stream, ...rest);
      } catch (error) {
        // A table that cannot grow is refused like any statement; without its log or control file a database is lost.
        if (!path.includes('/base/')) this.isBroken = true;
        throw error;
      } finally {
        this.#note(path);
      }
    };
  }

  #note(path: string): void {
    this.#others.add(path);
    if (!path.includes('/pg_wal/')) return;
    this.#log.add(path);
    this.#written += 1;
  }

  async #syncLog(): Promise<void> {
    const upTo = this.#written;
    const paths = [...this.#log];
    this.#log.clear();
    try {
      for (const path of paths) await syncFile(path);
    } catch (error) {
      this.isBroken = true;
      throw error;
    }
    this.#synced = upTo;
  }

  async #syncOthers(): Promise<void> {
    const paths = [...this.#others];
    this.#others.clear();
    for (const path of [...paths, ...new Set(paths.map(dirname))]) {
      await syncFile(path).catch(() => this.#others.add(path));
    }
  }
}

// What was renamed or deleted in the meantime needs no syncing under this name.
async function syncFile(path: string): Promise<void> {
  const file = await open(path, 'r').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  try {
    await file?.datasync();
  } finally {
    await file?.close();
  }
}
