import type { PGlite, Transaction as PgliteTransaction } from '@electric-sql/pglite';
import type { SqlDriverAdapter, Transaction } from '@prisma/driver-adapter-utils';
import { PrismaPGlite } from 'pglite-prisma-adapter';
import type { EmbeddedEngine } from './engine.ts';

/** Unlike the original adapter, this one waits for scripts and reports a failed commit. */
export class EmbeddedAdapter extends PrismaPGlite {
  readonly #engine: EmbeddedEngine;

  constructor(engine: EmbeddedEngine) {
    super(engine as unknown as PGlite);
    this.#engine = engine;
  }

  override async connect(): Promise<SqlDriverAdapter> {
    const connected = await super.connect();
    connected.executeScript = async (script) => {
      await this.#engine.exec(script);
    };
    connected.startTransaction = () => startTransaction(this.#engine);
    return connected;
  }
}

async function startTransaction(engine: EmbeddedEngine): Promise<Transaction> {
  let end: (how: 'commit' | 'rollback') => void = () => {};
  const ended = new Promise<'commit' | 'rollback'>((resolve) => {
    end = resolve;
  });
  let outcome: Promise<void> = Promise.resolve();
  const begun = await new Promise<PgliteTransaction>((resolve, reject) => {
    outcome = engine.transaction(async (tx) => {
      resolve(tx);
      if ((await ended) === 'rollback') await tx.rollback();
    });
    outcome.catch(reject);
  });
  const statements = await new PrismaPGlite(begun as unknown as PGlite).connect();
  return {
    provider: statements.provider,
    adapterName: statements.adapterName,
    options: { usePhantomQuery: true },
    queryRaw: (query) => statements.queryRaw(query),
    executeRaw: (query) => statements.executeRaw(query),
    commit() {
      end('commit');
      return outcome;
    },
    rollback() {
      end('rollback');
      return outcome;
    },
  };
}
