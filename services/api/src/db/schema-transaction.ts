import type { SqlDriverAdapter, SqlMigrationAwareDriverAdapterFactory } from '@prisma/driver-adapter-utils';
import { type Database, type Db, PrismaClient } from './client.ts';

/** A transaction in which the schema may change, too. */
export interface SchemaTransaction {
  /** For plain statements: nothing in it may begin a transaction of its own. */
  db: Db;
  /** For the schema engine. */
  adapter: SqlMigrationAwareDriverAdapterFactory;
}

/** Runs `work` on one connection in one transaction: a process that ends on the way leaves the database as it was. */
export async function inSchemaTransaction<Result>(
  { adapter }: Pick<Database, 'adapter'>,
  work: (tx: SchemaTransaction) => Promise<Result>,
): Promise<Result> {
  const connection = await adapter.connect();
  const shared = shareConnection(adapter, connection);
  const prisma = new PrismaClient({ adapter: shared });
  try {
    await connection.executeScript('BEGIN');
    const result = await work({ db: prisma, adapter: shared });
    await connection.executeScript('COMMIT');
    return result;
  } catch (error) {
    await connection.executeScript('ROLLBACK').catch(() => undefined);
    throw error;
  } finally {
    await prisma.$disconnect();
    // A connection that was lost is gone already.
    await connection.dispose().catch(() => undefined);
  }
}

// Connections are opened and closed as it suits; all of them are this one.
function shareConnection(
  adapter: SqlMigrationAwareDriverAdapterFactory,
  connection: SqlDriverAdapter,
): SqlMigrationAwareDriverAdapterFactory {
  const lasting = Object.assign(Object.create(connection), {
    dispose: async () => undefined,
    startTransaction: () => Promise.reject(new Error('There is one transaction already')),
  });
  return {
    provider: adapter.provider,
    adapterName: adapter.adapterName,
    connect: async () => lasting,
    connectToShadowDb: () => adapter.connectToShadowDb(),
  };
}
