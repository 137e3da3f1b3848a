import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { findPostgres, startPostgres } from '../../../../scripts/lib/postgres.mjs';
import { migrate } from '../../src/platform/db/migrate.ts';
import { openDatabase } from '../../src/platform/db/open-database.ts';
import { launch, type Place, removeFolder, scratchFolder } from './support/program.ts';

const delays = { embedded: [900, 2_200, 3_200], postgresql: [250, 450, 700, 1_000] };

describe.each(['embedded', 'postgresql'] as const)('a migration that is killed on its way (%s)', (kind) => {
  it.skipIf(kind === 'postgresql' && !findPostgres())('is done at the next start, as if nothing had been', async () => {
    const postgres = kind === 'postgresql' ? await startPostgres() : null;
    onTestFinished(() => postgres?.stop());
    const place: Place = { dataDir: await scratchFolder(), ...(postgres && { databaseUrl: postgres.url }) };
    for (const delay of delays[kind]) {
      const child = launch('migrate.js --new', place);
      await Promise.race([setTimeout(delay), once(child, 'exit')]);
      child.kill('SIGKILL');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    }
    const database = await openDatabase(place);
    await migrate(database);
    expect(await migrate(database)).toEqual([]);
    const [unfinished] = await database.prisma.$queryRaw<{ count: number }[]>`
      SELECT count(*)::int AS count FROM _prisma_migrations WHERE finished_at IS NULL`;
    expect(unfinished).toEqual({ count: 0 });
    await database.prisma.testimonial.create({ data: { texte: 'Après' } });
    await database.close();
    await removeFolder(place.dataDir);
  });
});
