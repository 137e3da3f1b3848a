import { sentences } from '@barnum/rules/sentences';
import pg from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { findPostgres, startPostgres } from '../../../../scripts/lib/postgres.mjs';
import { grown, missing, signIn, writeLoad } from './support/load.ts';
import { type Program, removeFolder, scratchFolder, startProgram } from './support/program.ts';

/** In milliseconds: without a bound of its own, a caller would wait until the server closes the connection. */
const patience = 15_000;

it.skipIf(!findPostgres())(
  'answers within seconds that it cannot while PostgreSQL is frozen or a row is held, and goes on afterwards',
  async () => {
    const postgres = await startPostgres();
    onTestFinished(() => postgres.stop());
    const place = { dataDir: await scratchFolder(), databaseUrl: postgres.url };
    const program = await startProgram(place);
    const token = await signIn(program.url);

    const article = await createArticle(program, token);
    const load = writeLoad(program.url, token);
    // More transactions than the service has connections: the freeze meets some of them half done.
    const changes = Array.from({ length: 16 }, () => changeUntilRefused(article.url, token));
    await grown(load.acknowledged, 20);
    await postgres.signal('SIGSTOP');
    const asked = await Promise.all(Array.from({ length: 20 }, () => ask(`${program.url}/api/articles`, { token })));
    const ready = await ask(`${program.url}/readyz`);
    expectRefusals([...asked, ready, ...(await Promise.all(changes))]);
    await postgres.signal('SIGCONT');
    await grown(load.acknowledged, 20);
    await load.stop();
    expect(new Set(load.refusals.map(({ status, retryAfter }) => `${status} ${retryAfter}`))).toEqual(
      new Set(['503 5']),
    );
    const slowest = Math.max(...load.refusals.map(({ milliseconds }) => milliseconds));
    expect(slowest).toBeLessThan(patience);
    expect(await missing(program.url, token, load.acknowledged)).toEqual([]);

    const change = () => ask(article.url, { token, nom: 'Autre' });
    const letGo = await holdRow(postgres.url, article.id);
    const refused = await Promise.all(Array.from({ length: 20 }, change));
    await letGo();
    expectRefusals(refused);
    const done = await Promise.all(Array.from({ length: 20 }, change));
    expect(done.map(({ status }) => status)).toEqual(done.map(() => 200));

    program.child.kill('SIGTERM');
    expect((await program.ended).code).toBe(0);
    await removeFolder(place.dataDir);
    process.stdout.write(`PostgreSQL frozen: ${load.refusals.length} refusals, the slowest after ${slowest} ms\n`);
  },
);

function expectRefusals(answers: Awaited<ReturnType<typeof ask>>[]): void {
  for (const { milliseconds, ...answer } of answers) {
    expect(answer).toEqual({ status: 503, retryAfter: '5', error: sentences.http.unavailable });
    expect(milliseconds).toBeLessThan(patience);
  }
}

/** Asks, or changes the name where one is given. */
async function ask(url: string, { token, nom }: { token?: string; nom?: string } = {}) {
  const began = performance.now();
  const answer = await fetch(url, {
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    ...(nom && { method: 'PUT', body: JSON.stringify({ nom }) }),
  });
  const { error } = (await answer.json()) as { error?: string };
  const milliseconds = performance.now() - began;
  return { status: answer.status, retryAfter: answer.headers.get('retry-after'), error, milliseconds };
}

async function createArticle({ url }: Program, token: string) {
  const answer = await fetch(`${url}/api/articles`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ nom: 'Table', prix: 8 }),
  });
  const { article } = (await answer.json()) as { article: { id: number } };
  return { id: article.id, url: `${url}/api/articles/${article.id}` };
}

async function changeUntilRefused(url: string, token: string) {
  for (;;) {
    const answer = await ask(url, { token, nom: `Table ${Math.random()}` });
    if (answer.status !== 200) return answer;
  }
}

/** Somebody else works on an article’s row and does not come to an end. Answers how to end it. */
async function holdRow(databaseUrl: string, articleId: number): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('BEGIN');
  await client.query('SELECT 1 FROM articles WHERE id = $1 FOR UPDATE', [articleId]);
  return () => client.end();
}
