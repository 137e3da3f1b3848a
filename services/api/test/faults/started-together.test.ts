import { expect, it, onTestFinished } from 'vitest';
import { findPostgres, startPostgres } from '../../../../scripts/lib/postgres.mjs';
import { openDatabase } from '../../src/db/open-database.ts';
import { migrationNames } from '../../src/db/schema-engine.ts';
import { removeFolder, scratchFolder, startProgram } from './support/program.ts';

it.skipIf(!findPostgres())('three replicas that start at once on an empty database share one set-up', async () => {
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
  for (const { child, ended } of programs) {
    child.kill('SIGTERM');
    expect(await ended).toEqual({ code: 0, signal: null });
  }
  await removeFolder(place.dataDir);
});
