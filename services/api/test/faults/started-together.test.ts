import { expect, it, onTestFinished } from 'vitest';
import { findPostgres, startPostgres } from '../../../../scripts/lib/postgres.mjs';
import { openDatabase } from '../../src/platform/db/open-database.ts';
import { migrationNames } from '../../src/platform/db/schema-engine.ts';
import { beginBilling, bill, expectWholeLedger, expectWholeSeries } from './support/invoices.ts';
import { signIn } from './support/load.ts';
import { removeFolder, scratchFolder, startProgram } from './support/program.ts';

it.skipIf(!findPostgres())(
  'three replicas that start at once on an empty database share one set-up, and one series of invoices and one ledger',
  async () => {
    const postgres = await startPostgres();
    onTestFinished(() => postgres.stop());
    const place = { dataDir: await scratchFolder(), databaseUrl: postgres.url };
    const programs = await Promise.all([1, 2, 3].map(() => startProgram(place)));
    const { prisma, close } = await openDatabase(place);
    const applied = await prisma.$queryRaw<{ name: string }[]>`
    SELECT migration_name AS name FROM _prisma_migrations ORDER BY migration_name`;
    expect(applied.map(({ name }) => name)).toEqual(await migrationNames());
    expect(await prisma.user.count()).toBe(2);
    await close();

    const [{ url = '' } = {}] = programs;
    const token = await signIn(url);
    // An office for each: they wait for each other's numbers, and no longer than a call may take on a busy machine.
    const requestIds = await beginBilling({ url, token }, programs.length);
    const billings = programs.map(({ url }, index) => bill({ url, token }, requestIds.slice(index, index + 1)));
    for (const { numbers } of billings) {
      await expect.poll(() => numbers.length, { timeout: 30_000 }).toBeGreaterThan(3);
    }
    await Promise.all(billings.map((billing) => billing.stop()));
    for (const { refusals } of billings) {
      expect(refusals).toEqual([]);
    }
    const numbers = billings.flatMap((billing) => billing.numbers);
    await expectWholeSeries({ url, token }, numbers);
    // Each is paid.
    expect(await expectWholeLedger(place)).toBeGreaterThanOrEqual(numbers.length);
    for (const { child, ended } of programs) {
      child.kill('SIGTERM');
      expect(await ended).toEqual({ code: 0, signal: null });
    }
    await removeFolder(place.dataDir);
  },
);
