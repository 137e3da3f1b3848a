import { DomainError } from '@barnum/rules/errors';
import { PGlite } from '@electric-sql/pglite';
import { SyncedFiles } from './synced-files.ts';

/** Opens an empty database in memory. */
export async function openPglite(): Promise<PGlite> {
  return PGlite.create('memory://');
}

/** Opens the embedded database in `folder`, which is made when it does not exist. */
export async function openPgliteFolder(folder: string): Promise<FolderPglite> {
  const pglite = new FolderPglite(new SyncedFiles(folder));
  await pglite.waitReady;
  return pglite;
}

/** An embedded database in a folder, whose writes can be waited for. */
export class FolderPglite extends PGlite {
  readonly #files: SyncedFiles;

  constructor(files: SyncedFiles) {
    super({ fs: files });
    this.#files = files;
  }

  /** True when the disk failed it: it has to be opened anew. */
  get isBroken(): boolean {
    return this.#files.isBroken;
  }

  /** Resolves when what was committed until now survives the machine. @throws DomainError UNAVAILABLE when it may not. */
  async synced(): Promise<void> {
    await this.#files.logSynced().catch(() => {
      throw new DomainError('UNAVAILABLE');
    });
  }

  // Every statement passes here, those of a transaction too. A broken database would wait for itself for ever.
  override async execProtocolStream(...args: Parameters<PGlite['execProtocolStream']>) {
    if (this.#files.isBroken) throw new DomainError('UNAVAILABLE');
    return super.execProtocolStream(...args);
  }

  override async close(): Promise<void> {
    if (!this.isBroken && !this.closed) await super.close();
    await this.#files.endSyncing().catch(() => undefined);
  }
}
