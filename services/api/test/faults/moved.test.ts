import { setTimeout } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { findPostgres, startPostgres } from '../../../../scripts/lib/postgres.mjs';
import { missing, signIn, writeLoad } from './support/load.ts';
import { launch, type Place, removeFolder, scratchFolder, startProgram } from './support/program.ts';

it.skipIf(!findPostgres())(
  'what was acknowledged by the embedded database is on PostgreSQL after the move, which a second move refuses to touch',
  async () => {
    const postgres = await startPostgres();
    onTestFinished(() => postgres.stop());
    const embedded: Place = { dataDir: await scratchFolder() };
    const onPostgres: Place = { ...embedded, databaseUrl: postgres.url };
    onTestFinished(() => removeFolder(embedded.dataDir));

    const before = await startProgram(embedded);
    const load = writeLoad(before.url, await signIn(before.url));
    await setTimeout(800);
    await load.stop();
    // The command leaves a database alone that a service holds.
    expect(await move(onPostgres)).toMatchObject({ code: 1, said: expect.stringContaining(String(before.child.pid)) });
    before.child.kill('SIGTERM');
    await before.ended;

    expect(await move(onPostgres)).toMatchObject({ code: 0, said: expect.stringContaining('moved and compared') });
    const after = await startProgram(onPostgres);
    const token = await signIn(after.url);
    expect(load.acknowledged.length).toBeGreaterThan(0);
    expect(await missing(after.url, token, load.acknowledged)).toEqual([]);
    const more = writeLoad(after.url, token, 1);
    await setTimeout(200);
    await more.stop();
    expect(more.acknowledged.length).toBeGreaterThan(0);
    expect(more.refusals).toEqual([]);
    after.child.kill('SIGTERM');
    await after.ended;

    expect(await move(onPostgres)).toMatchObject({ code: 1 });
    const still = await startProgram(onPostgres);
    expect(await missing(still.url, await signIn(still.url), [...load.acknowledged, ...more.acknowledged])).toEqual([]);
    still.child.kill('SIGTERM');
    await still.ended;
  },
);

/** Runs the command to its end. */
async function move(place: Place): Promise<{ code: number | null; said: string }> {
  // Emitted when nothing is left to wait for, which a command does not await: timers of its engines take seconds.
  const hook = "data:text/javascript,process.on('beforeExit',()=>console.log('waited'))";
  const child = launch('move-to-postgres.js', place, { NODE_OPTIONS: `--import=${hook}` });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (text) => {
      said += text;
    });
  }
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  expect(said).not.toContain('waited');
  return { code, said };
}
