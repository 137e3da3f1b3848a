import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findPostgres, startPostgres } from '../../../../scripts/lib/postgres.mjs';
import { missing, signIn, writeLoad } from './support/load.ts';
import { kill, type Place, removeFolder, scratchFolder, startProgram } from './support/program.ts';

const rounds = 3;

describe.each(['embedded', 'postgresql'])('a service that is killed while many write (%s)', (kind) => {
  let postgres: Awaited<ReturnType<typeof startPostgres>> | null = null;
  let place: Place;
  beforeAll(async () => {
    place = { dataDir: await scratchFolder() };
    if (kind === 'postgresql' && findPostgres()) {
      postgres = await startPostgres();
      place.databaseUrl = postgres.url;
    }
  });
  afterAll(async () => {
    await postgres?.stop();
    await removeFolder(place.dataDir);
  });

  it.skipIf(kind === 'postgresql' && !findPostgres())('has every acknowledged write at its next start', async () => {
    let program = await startProgram(place);
    const token = await signIn(program.url);
    const acknowledged: string[] = [];
    const starts: number[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      const load = writeLoad(program.url, token);
      await setTimeout(400 + Math.random() * 800);
      await kill(program);
      await load.stop();
      acknowledged.push(...load.acknowledged);
      program = await startProgram(place);
      starts.push(program.readyAfter);
      expect(await missing(program.url, token, acknowledged)).toEqual([]);
    }
    program.child.kill('SIGTERM');
    await program.ended;
    expect(acknowledged.length).toBeGreaterThan(0);
    process.stdout.write(
      `${kind}: ${acknowledged.length} acknowledged writes, 0 lost; ready again after ${starts.join(', ')} ms\n`,
    );
  });
});
