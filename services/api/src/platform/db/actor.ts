import { AsyncLocalStorage } from 'node:async_hooks';
import type {
  SqlDriverAdapter,
  SqlDriverAdapterFactory,
  SqlQuery,
  SqlQueryable,
  Transaction,
} from '@prisma/driver-adapter-utils';

/** Who writes: set once the caller is known. */
interface Acting {
  actor: string | null;
}

const acting = new AsyncLocalStorage<Acting>();

/** Runs `work` on behalf of `actor`, whom the journal names; null until `actAs` says who it is. */
export function onBehalfOf<Result>(actor: string | null, work: () => Result): Result {
  return acting.run({ actor }, work);
}

/** Names on whose behalf this call runs, from now on. */
export function actAs(actor: string): void {
  const store = acting.getStore();
  if (store !== undefined) store.actor = actor;
}

/**
 * Tells the database in every transaction who writes, for the triggers of the journal. A write outside of one gets its
 * own: here pass all statements, whoever sends them.
 */
export function tellingActor(factory: SqlDriverAdapterFactory): SqlDriverAdapterFactory {
  const { provider, adapterName } = factory;
  return { provider, adapterName, connect: async () => telling(await factory.connect()) };
}

function telling(adapter: SqlDriverAdapter): SqlDriverAdapter {
  const [startTransaction, queryRaw, executeRaw] = [
    adapter.startTransaction.bind(adapter),
    adapter.queryRaw.bind(adapter),
    adapter.executeRaw.bind(adapter),
  ];
  const start: SqlDriverAdapter['startTransaction'] = async (isolation) => {
    const tx = await startTransaction(isolation);
    const actor = acting.getStore()?.actor;
    if (actor == null) return tx;
    try {
      await tx.executeRaw(statement(`SET LOCAL barnum.actor = '${asLiteral(actor)}'`));
    } catch (error) {
      await end(tx, 'rollback').catch(() => undefined);
      throw error;
    }
    return tx;
  };
  const alone = async <Result>(work: (tx: SqlQueryable) => Promise<Result>): Promise<Result> => {
    const tx = await start();
    let result: Result;
    try {
      result = await work(tx);
    } catch (error) {
      await end(tx, 'rollback').catch(() => undefined);
      throw error;
    }
    await end(tx, 'commit');
    return result;
  };
  return Object.assign(adapter, {
    startTransaction: start,
    queryRaw: (query: SqlQuery) => (mustTell(query) ? alone((tx) => tx.queryRaw(query)) : queryRaw(query)),
    executeRaw: (query: SqlQuery) => (mustTell(query) ? alone((tx) => tx.executeRaw(query)) : executeRaw(query)),
  });
}

/** What is counted of attempts is in no journal, and too frequent. */
const write = /^\s*(?:INSERT\s+INTO|UPDATE|DELETE\s+FROM)\s+(?!(?:"public"\.)?"?attempts\b)/i;

function mustTell({ sql }: SqlQuery): boolean {
  return acting.getStore()?.actor != null && write.test(sql);
}

// An adapter that uses no phantom query leaves the statement to its caller.
async function end(tx: Transaction, how: 'commit' | 'rollback'): Promise<void> {
  try {
    if (!tx.options.usePhantomQuery) await tx.executeRaw(statement(how.toUpperCase()));
  } finally {
    await tx[how]();
  }
}

// `SET` takes no parameters, and a query would come before the isolation level that some transactions set.
function asLiteral(actor: string): string {
  return actor.replaceAll("'", '’').replaceAll(/[\\\p{Cc}]/gu, ' ');
}

function statement(sql: string): SqlQuery {
  return { sql, args: [], argTypes: [] };
}
