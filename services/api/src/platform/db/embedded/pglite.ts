import { DomainError } from '@barnum/rules/errors';
import { PGlite, types } from '@electric-sql/pglite';
import { SyncedFiles } from './synced-files.ts';

// PGlite's own joins bytes one by one: a document of 3 MB would stop everybody for a second.
const serializers = { [types.BYTEA]: (bytes: Uint8Array) => `\\x${Buffer.from(bytes).toString('hex')}` };

/** Opens an empty database in memory. */
export async function openPglite(): Promise<PGlite> {
  return PGlite.create('memory://');
}

/** Opens the embedded database in `folder`, and creates it when there is none. */
export async function openPgliteFolder(folder: string): Promise<FolderPglite> {
  const files = new SyncedFiles(folder);
  const pglite = new FolderPglite(files);
  try {
    await pglite.waitReady;
    // The control file of a database that was closed makes recovery skip the log: it must be replaced before any write.
    await files.sync();
    return pglite;
  } catch (error) {
    pglite.abandon();
    throw error;
  }
}

const syncMilliseconds = 1_000;

/** Its memory bounds what a checkpoint writes while nobody else can write. */
const settings = ['shared_buffers=32MB', 'wal_recycle=off'];

/** An embedded database in a folder; `synced` waits until its writes are on the disk. */
export class FolderPglite extends PGlite {
  readonly #files: SyncedFiles;
  readonly #timer = setInterval(() => this.#startSync(), syncMilliseconds).unref();
  #syncing: Promise<void> | undefined;

  constructor(files: SyncedFiles) {
    super({
      fs: files,
      serializers,
      startParams: [...PGlite.defaultStartParams, ...settings.flatMap((setting) => ['-c', setting])],
    });
    this.#files = files;
  }

  /** True after a disk error: it has to be opened again. */
  get isBroken(): boolean {
    return this.#files.isBroken;
  }

  /** Resolves when all commits so far are on the disk. @throws DomainError UNAVAILABLE when they may not be. */
  async synced(): Promise<void> {
    await this.#files.logSynced().catch(() => {
      throw new DomainError('UNAVAILABLE');
    });
  }

  // All statements pass here, those of a transaction too. On a broken database they would never end.
  override async execProtocolStream(...args: Parameters<PGlite['execProtocolStream']>) {
    if (this.#files.isBroken) throw new DomainError('UNAVAILABLE');
    return super.execProtocolStream(...args);
  }

  override async close(): Promise<void> {
    clearInterval(this.#timer);
    if (!this.isBroken) await this.#syncing;
    if (!this.isBroken && !this.closed) await super.close();
    await this.#files.logSynced().catch(() => undefined);
    await this.#files.sync();
  }

  /** Writes nothing more: the folder could not be opened, and another instance may try. */
  abandon(): void {
    clearInterval(this.#timer);
    this.#files.isBroken = true;
  }

  /** Syncs everything, and makes a checkpoint when one is due: the engine, without background processes, never does. */
  #startSync(): void {
    this.#syncing ??= this.#syncAndCheckpoint()
      // A full disk: the next second tries again.
      .catch(() => undefined)
      .finally(() => {
        this.#syncing = undefined;
      });
  }

  async #syncAndCheckpoint(): Promise<void> {
    await this.#files.sync();
    if (!this.#files.isCheckpointDue()) return;
    await this.exec('CHECKPOINT');
    this.#files.noteCheckpoint();
    await this.#files.sync();
  }
}
