import type { SqlDriverAdapter, SqlMigrationAwareDriverAdapterFactory } from '@prisma/driver-adapter-utils';
import { type Database, type Db, PrismaClient } from './client.ts';

/** A transaction in which the schema may change, too. */
export interface SchemaTransaction {
  /** For statements; cannot start a transaction of its own. */
  db: Db;
  /** For the schema engine. */
  adapter: SqlMigrationAwareDriverAdapterFactory;
}

/** Runs `work` on one connection in one transaction; an interrupted process leaves the database unchanged. */
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
    // Fails for a lost connection.
    await connection.dispose().catch(() => undefined);
  }
}

// An adapter whose connections are all the given one.
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
