import { expect, it, onTestFinished, vi } from 'vitest';
import { findPostgres, startPostgres } from '../../../../scripts/lib/postgres.mjs';
import { grown, missing, signIn, writeLoad } from './support/load.ts';
import { isReady, removeFolder, scratchFolder, startProgram } from './support/program.ts';

it.skipIf(!findPostgres())('says so while PostgreSQL is away under load, and goes on when it is back', async () => {
  const postgres = await startPostgres();
  onTestFinished(() => postgres.stop());
  const place = { dataDir: await scratchFolder(), databaseUrl: postgres.url };
  const program = await startProgram(place);
  const token = await signIn(program.url);
  const events = await watchRequests(program.url, token);
  const load = writeLoad(program.url, token);
  await grown(load.acknowledged, 20);

  await postgres.interrupt();
  await grown(load.refusals, 6);
  const ready = await fetch(`${program.url}/readyz`);
  expect([ready.status, ready.headers.get('retry-after')]).toEqual([503, '5']);
  const sent = await sendRequest(program.url);
  expect([sent.status, sent.headers.get('retry-after')]).toEqual([503, '5']);

  await postgres.resume();
  await vi.waitFor(async () => expect(await isReady(program.url)).toBe(true), { timeout: 20_000, interval: 50 });
  await grown(load.acknowledged, 1);
  await load.stop();
  expect(new Set(load.refusals.map(({ status, retryAfter }) => `${status} ${retryAfter}`))).toEqual(new Set(['503 5']));
  expect(load.lost).toBe(0);
  expect(await missing(program.url, token, load.acknowledged)).toEqual([]);
  const slowest = Math.max(...load.refusals.map(({ milliseconds }) => milliseconds));

  // The feed may need a moment to listen again; a request that came in meanwhile is told when it does.
  expect((await sendRequest(program.url)).status).toBe(201);
  await vi.waitFor(() => expect(events.text()).toContain('reservationRequestCreated'), {
    timeout: 20_000,
    interval: 50,
  });

  events.end();
  program.child.kill('SIGTERM');
  await program.ended;
  await removeFolder(place.dataDir);
  process.stdout.write(
    `PostgreSQL away: ${load.refusals.length} refusals, the slowest after ${slowest} ms, 0 acknowledged writes lost\n`,
  );
});

function sendRequest(url: string): Promise<Response> {
  return fetch(`${url}/api/forms`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      Nom: 'Le Goff',
      Prénom: 'Yann',
      date: '2030-06-01',
      phone: '0612345678',
      livraison_montage: false,
      item: [{ nom: `Chaise ${Math.random()}`, quantite: 1 }],
    }),
  });
}

async function watchRequests(url: string, token: string) {
  const leaving = new AbortController();
  const answer = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: {
      accept: 'text/event-stream',
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
    },
    body: JSON.stringify({ query: 'subscription { reservationRequestCreated { id } }' }),
    signal: leaving.signal,
  });
  let received = '';
  void (async () => {
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) received += part.value;
  })().catch(() => undefined);
  return { text: () => received, end: () => leaving.abort() };
}
