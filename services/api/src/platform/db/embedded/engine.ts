import { DomainError } from '@barnum/rules/errors';
import type { PGlite, Transaction } from '@electric-sql/pglite';
import { FolderPglite } from './pglite.ts';

/** A PGlite that acknowledges writes when they are on the disk, and is opened again after a disk error. */
export interface EmbeddedEngine {
  query: PGlite['query'];
  exec: PGlite['exec'];
  transaction<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result>;
  /**
   * Listens on a channel; calls `opened` when notifications may have been missed. Returns the function that stops
   * listening.
   */
  listen(channel: string, onNotification: (payload: string) => void, opened: () => void): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

const reopenDelay = 1_000;

/** `reopen` opens the same database again; without it, a broken database stays broken. */
export function embeddedEngine(first: PGlite, reopen?: () => Promise<PGlite>): EmbeddedEngine {
  let pglite = first;
  let opening: Promise<void> | null = null;
  let notBefore = 0;
  const listeners = new Set<(fresh: PGlite) => Promise<void>>();

  async function open(): Promise<void> {
    if (reopen === undefined || Date.now() < notBefore) throw new DomainError('UNAVAILABLE');
    notBefore = Date.now() + reopenDelay;
    try {
      await pglite.close();
      const fresh = await reopen();
      try {
        for (const relisten of listeners) await relisten(fresh);
      } catch (error) {
        await fresh.close();
        throw error;
      }
      pglite = fresh;
    } catch {
      throw new DomainError('UNAVAILABLE');
    }
  }

  async function living(): Promise<PGlite> {
    if (isBroken(pglite)) {
      opening ??= open().finally(() => {
        opening = null;
      });
      await opening;
    }
    return pglite;
  }

  async function acknowledged<Result>(work: (living: PGlite) => Promise<Result>): Promise<Result> {
    const used = await living();
    try {
      const result = await work(used);
      if (used instanceof FolderPglite) await used.synced();
      return result;
    } catch (error) {
      throw isBroken(used) ? new DomainError('UNAVAILABLE') : error;
    }
  }

  return {
    query: (...args) => acknowledged((used) => used.query(...args)) as never,
    exec: (...args) => acknowledged((used) => used.exec(...args)),
    transaction: (work) => acknowledged((used) => used.transaction(work)),
    async listen(channel, onNotification, opened) {
      const relisten = async (fresh: PGlite) => {
        await fresh.listen(channel, onNotification);
        opened();
      };
      await pglite.listen(channel, onNotification);
      listeners.add(relisten);
      return async () => {
        listeners.delete(relisten);
        if (!pglite.closed && !isBroken(pglite)) await pglite.unlisten(channel, onNotification);
      };
    },
    async close() {
      if (!pglite.closed) await pglite.close();
    },
  };
}

function isBroken(pglite: PGlite): boolean {
  return pglite instanceof FolderPglite && pglite.isBroken;
}
