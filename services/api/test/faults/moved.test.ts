import { expect, it, onTestFinished } from 'vitest';
import { findPostgres, startPostgres } from '../../../../scripts/lib/postgres.mjs';
import { beginBilling, bill, expectWholeLedger, expectWholeSeries } from './support/invoices.ts';
import { grown, missing, signIn, writeLoad } from './support/load.ts';
import { type Place, removeFolder, runToEnd, scratchFolder, startProgram } from './support/program.ts';

it.skipIf(!findPostgres())(
  'what was acknowledged by the embedded database, its invoices and its ledger are on PostgreSQL after the move, which a second move refuses to touch',
  async () => {
    const postgres = await startPostgres();
    onTestFinished(() => postgres.stop());
    const embedded: Place = { dataDir: await scratchFolder() };
    const onPostgres: Place = { ...embedded, databaseUrl: postgres.url };
    onTestFinished(() => removeFolder(embedded.dataDir));

    const before = await startProgram(embedded);
    const there = { url: before.url, token: await signIn(before.url) };
    const billing = bill(there, await beginBilling(there, 2));
    const load = writeLoad(before.url, there.token);
    // More numbers than offices: one of them was paid, too.
    await expect.poll(() => billing.numbers.length, { timeout: 30_000 }).toBeGreaterThan(2);
    await Promise.all([load.stop(), billing.stop()]);
    const entries = await expectWholeLedger(embedded);
    expect(entries).toBeGreaterThan(0);
    // The command leaves a database alone that a service holds.
    expect(await move(onPostgres)).toMatchObject({ code: 1, said: expect.stringContaining(String(before.child.pid)) });
    before.child.kill('SIGTERM');
    await before.ended;

    expect(await move(onPostgres)).toMatchObject({ code: 0, said: expect.stringContaining('moved and compared') });
    const after = await startProgram(onPostgres);
    const token = await signIn(after.url);
    expect(load.acknowledged.length).toBeGreaterThan(0);
    expect(await missing(after.url, token, load.acknowledged)).toEqual([]);
    await expectWholeSeries({ url: after.url, token }, billing.numbers);
    expect(await expectWholeLedger(onPostgres)).toBe(entries);
    const more = writeLoad(after.url, token, 1);
    await grown(more.acknowledged, 1);
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
  const { code, said } = await runToEnd('move-to-postgres.js', place, { NODE_OPTIONS: `--import=${hook}` });
  expect(said).not.toContain('waited');
  return { code, said };
}
