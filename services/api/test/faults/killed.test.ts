import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findPostgres, startPostgres } from '../../../../scripts/lib/postgres.mjs';
import { beginBilling, bill, expectWholeLedger, expectWholeSeries } from './support/invoices.ts';
import { missing, signIn, writeLoad } from './support/load.ts';
import { kill, type Place, removeFolder, scratchFolder, startProgram } from './support/program.ts';

const rounds = 3;
const patience = { timeout: 30_000, interval: 20 };

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

  it.skipIf(kind === 'postgresql' && !findPostgres())(
    'has every acknowledged write at its next start, and no gap in numbers and ledger',
    async () => {
      let program = await startProgram(place);
      const token = await signIn(program.url);
      const requestIds = await beginBilling({ url: program.url, token }, 2);
      const acknowledged: string[] = [];
      const numbers: string[] = [];
      const starts: number[] = [];
      for (let round = 1; round <= rounds; round += 1) {
        const load = writeLoad(program.url, token, 3);
        const billing = bill({ url: program.url, token }, requestIds);
        // More numbers than offices: one of them was paid, too.
        await expect.poll(() => billing.numbers.length, patience).toBeGreaterThan(requestIds.length);
        await setTimeout(Math.random() * 400);
        await kill(program);
        await Promise.all([load.stop(), billing.stop()]);
        acknowledged.push(...load.acknowledged);
        numbers.push(...billing.numbers);
        program = await startProgram(place);
        starts.push(program.readyAfter);
        expect(await missing(program.url, token, acknowledged)).toEqual([]);
        expect(billing.refusals).toEqual([]);
        await expectWholeSeries({ url: program.url, token }, numbers);
      }
      const entries = await expectWholeLedger(place);
      program.child.kill('SIGTERM');
      await program.ended;
      expect(acknowledged.length).toBeGreaterThan(0);
      expect(numbers.length).toBeGreaterThan(0);
      process.stdout.write(
        `${kind}: ${acknowledged.length} acknowledged writes and ${numbers.length} invoices, 0 lost; ${entries} entries of the ledger; ready again after ${starts.join(', ')} ms\n`,
      );
    },
  );
});
