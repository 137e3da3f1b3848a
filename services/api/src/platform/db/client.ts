import type { SqlDriverAdapterFactory, SqlMigrationAwareDriverAdapterFactory } from '@prisma/driver-adapter-utils';
import { tellingActor } from './actor.ts';
import type { ChangeFeed } from './change-feed.ts';
import { Prisma, PrismaClient } from './generated/prisma/client.ts';

/** The Prisma client or a transaction: domain functions take either. */
export type Db = Prisma.TransactionClient;

/** An executed statement, without its parameters, and its duration. */
export interface Statement {
  sql: string;
  milliseconds: number;
}

export interface Database {
  prisma: PrismaClient;
  /** For the schema engine. */
  adapter: SqlMigrationAwareDriverAdapterFactory;
  kind: 'embedded' | 'postgresql';
  /** Calls `listener` after each statement. */
  onStatement(listener: (statement: Statement) => void): void;
  /** Connections of the pool; null where there is only one. */
  connections(): { open: number; idle: number; waitedFor: number } | null;
  /** Subscribes to the changes of tables. */
  openChangeFeed(): Promise<ChangeFeed>;
  close(): Promise<void>;
}

/** A Prisma client over a driver adapter. */
export function createClient(adapter: SqlDriverAdapterFactory): Pick<Database, 'prisma' | 'onStatement'> {
  const prisma = new PrismaClient({ adapter: tellingActor(adapter), log: [{ emit: 'event', level: 'query' }] });
  return {
    prisma,
    onStatement: (listener) =>
      void prisma.$on('query', ({ query, duration }) => listener({ sql: query, milliseconds: duration })),
  };
}

export { Prisma, PrismaClient };
