import { once } from 'node:events';
import { connect } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { findPostgres, startPostgres } from '../../../../scripts/lib/postgres.mjs';
import { grown, missing, signIn, writeLoad } from './support/load.ts';
import { type Place, removeFolder, scratchFolder, startProgram } from './support/program.ts';

describe.each(['embedded', 'postgresql'])('a service that is told to end while many write (%s)', (kind) => {
  it.skipIf(kind === 'postgresql' && !findPostgres())(
    'finishes what it was asked before the first signal, ends with 0 within ten seconds, and loses nothing',
    async () => {
      const postgres = kind === 'postgresql' ? await startPostgres() : null;
      onTestFinished(() => postgres?.stop());
      const place: Place = { dataDir: await scratchFolder(), ...(postgres && { databaseUrl: postgres.url }) };
      const program = await startProgram(place, { LOG_LEVEL: 'warn' });
      const token = await signIn(program.url);
      await sendHalf(program.url);
      const load = writeLoad(program.url, token);
      await grown(load.acknowledged, 20);
      const began = performance.now();
      // A terminal and a script that starts programs each send one.
      for (const sent of ['SIGINT', 'SIGTERM', 'SIGTERM'] as const) program.child.kill(sent);
      const { code, signal } = await program.ended;
      const took = Math.round(performance.now() - began);
      await load.stop();
      expect({ code, signal }).toEqual({ code: 0, signal: null });
      expect(program.said()).not.toContain('closing took too long');
      // The service gives up after ten seconds, without having finished.
      expect(took).toBeLessThan(10_000);
      expect(load.refusals).toEqual([]);

      const next = await startProgram(place);
      expect(load.acknowledged.length).toBeGreaterThan(0);
      expect(await missing(next.url, token, load.acknowledged)).toEqual([]);
      next.child.kill('SIGTERM');
      await next.ended;
      await removeFolder(place.dataDir);
      process.stdout.write(
        `SIGTERM (${kind}): ended after ${took} ms, ${load.acknowledged.length} acknowledged writes, 0 lost\n`,
      );
    },
  );
});

/** Sends the beginning of a request, and never its end. */
async function sendHalf(url: string): Promise<void> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname).on('error', () => {});
  await once(socket, 'connect');
  socket.write('POST /api/forms HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 900\r\n\r\n{');
}
