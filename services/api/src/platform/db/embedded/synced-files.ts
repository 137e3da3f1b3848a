import { existsSync } from 'node:fs';
import { open, readdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** The part of PGlite's file system that we use. */
interface MountedFiles {
  realPath(node: unknown): string;
  node_ops: {
    mknod(folder: unknown, name: string, ...rest: unknown[]): unknown;
    rename(node: unknown, folder: unknown, name: string): void;
    setattr(node: unknown, attributes: unknown): void;
    unlink(folder: unknown, name: string): void;
  };
  stream_ops: {
    setattr(stream: { node: unknown }, attributes: unknown): void;
    write(stream: { node: unknown }, buffer: Int8Array, offset: number, length: number, position: number): number;
  };
}

/** A checkpoint is due after so many new files of the log (16 MB each), or so long after the last one. */
const checkpointAfter = { logFiles: 4, milliseconds: 5 * 60_000 };

/**
 * The files of an embedded database. PGlite never syncs them to the disk: this class notes which files were written,
 * syncs the write-ahead log on demand, and everything by `sync`.
 *
 * A checkpoint writes all tables, records in the control file that the log before it is no longer needed, and deletes
 * that log. The disk must see this order, too: the write of the control file is held back until everything before it
 * was synced, and the deletion of the log until the control file was. A process or machine that ends earlier leaves the
 * former control file, and all of the log that it needs.
 */
export class SyncedFiles extends NodeFS {
  /** True once an essential file could not be written or synced: this instance must not be used any more. */
  isBroken = false;
  readonly #controlFile: string;
  readonly #isNew: boolean;
  readonly #log = new Set<string>();
  readonly #others = new Set<string>();
  readonly #deletedLog = new Set<string>();
  #control: { bytes: Uint8Array; position: number } | undefined;
  #written = 0;
  #synced = 0;
  #syncingLog: Promise<void> | undefined;
  #syncing: Promise<void>;
  #checkpoint = { at: Date.now(), written: 0, newLogFiles: 0 };

  constructor(folder: string) {
    super(folder);
    this.#controlFile = join(this.rootDir, 'global', 'pg_control');
    // A new database gets its name only when all of it is on the disk.
    this.#isNew = !existsSync(this.#controlFile);
    this.#syncing = this.#isNew ? Promise.resolve() : this.#noteAll();
  }

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
      this.#syncingLog ??= this.#syncLog().finally(() => {
        this.#syncingLog = undefined;
      });
      await this.#syncingLog;
    }
  }

  /** Syncs all that was written until now, and completes the last checkpoint on the disk. */
  sync(): Promise<void> {
    this.#syncing = this.#syncing
      .then(() => (this.isBroken ? undefined : this.#syncAll()))
      .catch(() => {
        // A second sync would succeed although data was lost: the system reports the error once.
        this.isBroken = true;
      });
    return this.#syncing;
  }

  isCheckpointDue(): boolean {
    const { at, written, newLogFiles } = this.#checkpoint;
    const isLate = Date.now() - at >= checkpointAfter.milliseconds && this.#written > written;
    return isLate || newLogFiles >= checkpointAfter.logFiles;
  }

  noteCheckpoint(): void {
    this.#checkpoint = { at: Date.now(), written: this.#written, newLogFiles: 0 };
  }

  #watch({ realPath, node_ops: nodes, stream_ops: streams }: MountedFiles): void {
    const { mknod, rename, setattr, unlink } = nodes;
    const { setattr: setattrOfOpen, write } = streams;
    nodes.mknod = (...args) => {
      const node = mknod(...args);
      this.#note(realPath(node));
      return node;
    };
    nodes.rename = (node, ...rest) => {
      rename(node, ...rest);
      this.#noteRenamed(join(realPath(rest[0]), rest[1]));
    };
    nodes.setattr = (node, attributes) => {
      setattr(node, attributes);
      this.#note(realPath(node));
    };
    nodes.unlink = (folder, name) => {
      const path = join(realPath(folder), name);
      if (logFile.test(path) && !this.#isNew) this.#deletedLog.add(path);
      else unlink(folder, name);
    };
    streams.setattr = (stream, attributes) => {
      setattrOfOpen(stream, attributes);
      this.#note(realPath(stream.node));
    };
    streams.write = (stream, buffer, offset, length, position) => {
      const path = realPath(stream.node);
      if (path === this.#controlFile && !this.#isNew) {
        this.#control = { bytes: Uint8Array.from(buffer.subarray(offset, offset + length)), position };
        return length;
      }
      try {
        return write(stream, buffer, offset, length, position);
      } catch (error) {
        // A table that cannot grow only fails a statement; without its log the database is lost.
        if (!path.includes('/base/')) this.isBroken = true;
        throw error;
      } finally {
        this.#note(path);
      }
    };
  }

  #note(path: string): void {
    this.#others.add(path);
    if (!isLog(path)) return;
    this.#log.add(path);
    this.#written += 1;
  }

  // A file of the log is created under another name: without its final name on the disk, its content would be lost.
  #noteRenamed(path: string): void {
    this.#note(path);
    if (!isLog(path)) return;
    this.#log.add(dirname(path));
    this.#checkpoint.newLogFiles += 1;
  }

  // A killed process may have left any file unsynced, which the recovery cannot see.
  async #noteAll(): Promise<void> {
    for (const entry of await readdir(this.rootDir, { recursive: true })) this.#others.add(join(this.rootDir, entry));
  }

  async #syncLog(): Promise<void> {
    const upTo = this.#written;
    const paths = [...this.#log];
    this.#log.clear();
    try {
      for (const path of paths) await syncPath(path);
    } catch (error) {
      this.isBroken = true;
      throw error;
    }
    this.#synced = upTo;
  }

  async #syncAll(): Promise<void> {
    const control = this.#control;
    this.#control = undefined;
    const [paths, deletedLog] = [[...this.#others], [...this.#deletedLog]];
    this.#others.clear();
    this.#deletedLog.clear();
    await syncPaths(new Set([...paths, ...paths.map(dirname)]));
    if (control) await this.#writeControl(control);
    for (const path of deletedLog) await rm(path, { force: true });
  }

  async #writeControl({ bytes, position }: { bytes: Uint8Array; position: number }): Promise<void> {
    const file = await open(this.#controlFile, 'r+');
    try {
      await file.write(bytes, 0, bytes.length, position);
      await file.datasync();
    } finally {
      await file.close();
    }
  }
}

/** A file of the log. Drafts of the next one, under other names, may be deleted at once: the engine makes them anew. */
const logFile = /\/pg_wal\/[0-9A-F]{24}$/;

function isLog(path: string): boolean {
  return path.includes('/pg_wal/');
}

// In parallel, which is faster; a new database has a thousand files.
async function syncPaths(paths: Set<string>): Promise<void> {
  const remaining = paths.values();
  const syncRemaining = async () => {
    for (const path of remaining) await syncPath(path);
  };
  await Promise.all([syncRemaining(), syncRemaining(), syncRemaining()]);
}

/** Syncs a file or folder to the disk. One that was renamed or deleted meanwhile needs no sync under this name. */
export async function syncPath(path: string): Promise<void> {
  try {
    const file = await open(path, 'r');
    await file.datasync().finally(() => file.close());
  } catch (error) {
    // EINVAL: a file system that cannot sync a folder.
    if (!['ENOENT', 'EINVAL'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
}
