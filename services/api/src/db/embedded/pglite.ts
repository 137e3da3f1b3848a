import { DomainError } from '@barnum/rules/errors';
import { PGlite } from '@electric-sql/pglite';
import { SyncedFiles } from './synced-files.ts';

/** Opens an empty database in memory. */
export async function openPglite(): Promise<PGlite> {
  return PGlite.create('memory://');
}

/** Opens the embedded database in `folder`, and creates it when there is none. */
export async function openPgliteFolder(folder: string): Promise<FolderPglite> {
  const pglite = new FolderPglite(new SyncedFiles(folder));
  await pglite.waitReady;
  return pglite;
}

/** An embedded database in a folder; `synced` waits until its writes are on the disk. */
export class FolderPglite extends PGlite {
  readonly #files: SyncedFiles;

  constructor(files: SyncedFiles) {
    super({ fs: files });
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
    if (!this.isBroken && !this.closed) await super.close();
    await this.#files.endSyncing().catch(() => undefined);
  }
}
