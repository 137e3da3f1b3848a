import { expect, it } from 'vitest';
import { databaseFailure } from '../src/db/errors.ts';
import { onEveryDatabase } from './support/service.ts';

/** What fails in the server, not in the reading of the statement. */
const failing = 'SELECT 1 / $1::int AS n';

onEveryDatabase('reads that are asked for at once', (service) => {
  it('are answered each for itself, also beside one that fails', async () => {
    const { rows } = service.database;
    const answers = await Promise.allSettled([
      rows('SELECT $1::int AS n', [1]),
      rows(failing, [0]),
      rows('SELECT $1::int AS n', [2]),
      rows('SELECT generate_series(1, 3) AS n'),
    ]);
    expect(answers.map((answer) => (answer.status === 'fulfilled' ? answer.value : 'failed'))).toEqual([
      [{ n: 1 }],
      'failed',
      [{ n: 2 }],
      [{ n: 1 }, { n: 2 }, { n: 3 }],
    ]);
    expect(await rows(failing, [1])).toEqual([{ n: 1 }]);
  });

  it('share a connection of PostgreSQL, whose loss each of them is told of', async () => {
    const { rows, kind, connections } = service.database;
    if (kind === 'embedded') return;
    const processes = (await Promise.all([1, 2, 3].map(() => rows('SELECT pg_backend_pid() AS process')))).flat();
    expect(new Set(processes.map(({ process }) => process)).size).toBe(1);

    const lost = [rows('SELECT pg_sleep(30)'), rows('SELECT 1 AS n'), rows('SELECT pg_backend_pid() AS process')];
    const told = Promise.allSettled(lost);
    await expect
      .poll(
        () =>
          service.db.$queryRaw`SELECT 1 FROM pg_stat_activity WHERE query = 'SELECT pg_sleep(30)' AND state = 'active'`,
      )
      .toHaveLength(1);
    await service.db.$queryRaw`
      SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query = 'SELECT pg_sleep(30)' AND state = 'active'`;
    const codes = (await told).map((answer) =>
      answer.status === 'rejected' ? databaseFailure(answer.reason)?.code : answer.value,
    );
    expect(codes).toEqual(['UNAVAILABLE', 'UNAVAILABLE', 'UNAVAILABLE']);
    expect(await rows('SELECT 1 AS n')).toEqual([{ n: 1 }]);
    expect(connections()?.waitedFor).toBe(0);
  });
});
