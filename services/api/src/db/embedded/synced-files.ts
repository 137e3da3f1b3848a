import { open } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** The part of PGlite's file system that we use. */
interface MountedFiles {
  realPath(node: unknown): string;
  stream_ops: { write(stream: { node: unknown }, ...rest: unknown[]): number };
}

const directorySyncMilliseconds = 1_000;

/**
 * The files of an embedded database. PGlite never syncs them to the disk: this class notes which files were written,
 * syncs the write-ahead log on demand, and everything once a second.
 */
export class SyncedFiles extends NodeFS {
  /** True once an essential file could not be written: this instance must not be used any more. */
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
   * Resolves when the write-ahead log, as written so far, is on the disk. Concurrent calls share one sync.
   * @throws Error when the disk fails.
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

  /** Syncs a last time and stops. */
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
        // A table that cannot grow only fails a statement; without its log or control file the database is lost.
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

// A file that was renamed or deleted meanwhile is skipped.
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
