import { describe, expect, inject, it } from 'vitest';
import { openDatabase } from '../src/platform/db/open-database.ts';
import { inSchemaTransaction } from '../src/platform/db/schema-transaction.ts';
import { administer, freshPostgresUrl } from './support/databases.ts';

describe.skipIf(inject('postgres') === null)('a server that is set to the time of Paris', () => {
  it('tells the same instants by every way', async () => {
    const { url, drop } = await freshPostgresUrl();
    const name = new URL(url).pathname.slice(1);
    await administer(url, `ALTER DATABASE ${name} SET timezone = 'Europe/Paris'`);
    const database = await openDatabase({ databaseUrl: url, dataDir: '' });
    const { prisma: db } = database;
    const { updatedAt } = await db.companyInfo.create({ data: { nom: 'Email', valeur: 'contact@exemple.example' } });
    expect(Math.abs(updatedAt.getTime() - Date.now())).toBeLessThan(60_000);
    expect((await db.companyInfo.findFirst())?.updatedAt).toEqual(updatedAt);
    const told = await inSchemaTransaction(database, ({ db: tx }) => tx.companyInfo.findFirst());
    expect(told?.updatedAt).toEqual(updatedAt);
    await database.close();
    await drop();
  });
});
